// Puts compressed forms beside the files of the built page, NAME.gz and NAME.br, where they are
// shorter: the program carries them and sends them as they are.
//
//   node tools/compress_site.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Pictures, sounds and fonts are compressed as they are.
const compressible = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;
const worthIt = 0.95;

const folder = process.argv[2];
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const file = join(entry.parentPath ?? entry.path, entry.name);
  const plain = readFileSync(file);
  const forms = {
    gz: gzipSync(plain, { level: 9 }),
    br: brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  };
  for (const [name, bytes] of Object.entries(forms))
    if (bytes.length < worthIt * plain.length) writeFileSync(`${file}.${name}`, bytes);
}
