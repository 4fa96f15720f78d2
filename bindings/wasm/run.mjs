// Runs a program compiled for WebAssembly, such as sample_games or speed: node run.mjs FILE. Not with
// node:wasi, which may crash when a program has ended.
import { readFileSync, writeSync } from "node:fs";

let memory;
const view = () => new DataView(memory.buffer);
const cpuTime = () => BigInt(process.cpuUsage().user) * 1000n;
const noSuchFile = () => 8;

const system = {
  clock_time_get(clock, _precision, at) {
    const isCpu = clock > 1;
    view().setBigUint64(at, isCpu ? cpuTime() : process.hrtime.bigint(), true);
    return 0;
  },
  fd_write(stream, pieces, count, written) {
    let size = 0;
    for (let i = 0; i < count; ++i) {
      const at = view().getUint32(pieces + 8 * i, true);
      const length = view().getUint32(pieces + 8 * i + 4, true);
      writeSync(stream, new Uint8Array(memory.buffer, at, length));
      size += length;
    }
    view().setUint32(written, size, true);
    return 0;
  },
  fd_close: noSuchFile,
  fd_seek: noSuchFile,
  fd_fdstat_get: noSuchFile,
  proc_exit: (code) => process.exit(code),
};

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const program = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system });
memory = program.exports.memory;
program.exports._start();
