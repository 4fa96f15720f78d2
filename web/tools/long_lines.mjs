// Names the lines of our sources with more than 120 columns: the formatter leaves long texts as they are.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const columns = 120;
const known = ["--cached", "--others", "--exclude-standard"];
const sources = execFileSync("git", ["ls-files", ...known, "*.ts", "*.tsx", "*.css", "*.mjs", "*.html"]);
for (const file of sources.toString().trim().split("\n"))
  for (const [i, line] of readFileSync(file, "utf8").split("\n").entries())
    if ([...line].length > columns) {
      console.error(`${file}:${i + 1}: ${[...line].length} columns`);
      process.exitCode = 1;
    }
