// Calls the verbs of a module for a test in Python, which writes a line of JSON and bytes to stdin:
// {"verb", "taken": [number | {"bytes", "shape"}]}, and reads the answer and the same bytes after it.
//
// node player.mjs MODULE
import { readFileSync, readSync, writeSync } from "node:fs";

const PAGE = 65536;
const STACK = 1 << 20;

/** Where a shared module wants its own data: from its section dylink.0. */
function wanted(module) {
  const bytes = new Uint8Array(WebAssembly.Module.customSections(module, "dylink.0")[0]);
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const kind = number();
    const end = number() + at;
    if (kind === 1) return { size: number(), align: number(), slots: number() };
    at = end;
  }
  throw new Error("no dylink.0");
}

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { size, slots } = wanted(module);
const memory = new WebAssembly.Memory({ initial: 64, maximum: 16384 });
const base = STACK;
const free = base + ((size + 63) & ~63);
const { exports } = new WebAssembly.Instance(module, {
  env: {
    memory,
    __indirect_function_table: new WebAssembly.Table({ element: "anyfunc", initial: slots + 1 }),
    __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, STACK),
    __memory_base: new WebAssembly.Global({ value: "i32", mutable: false }, base),
    __table_base: new WebAssembly.Global({ value: "i32", mutable: false }, 1),
  },
});
exports.__wasm_apply_data_relocs?.();

function readExactly(length) {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length;) {
    const got = readSync(0, bytes, done, length - done, null);
    if (got === 0) process.exit(0);
    done += got;
  }
  return bytes;
}

function writeAll(bytes) {
  for (let done = 0; done < bytes.length;) done += writeSync(1, bytes, done);
}

function call({ verb, taken }) {
  let top = free;
  const plain = [];
  const places = [];
  for (const one of taken) {
    if (typeof one === "number") {
      plain.push(one);
      continue;
    }
    const room = top + one.bytes;
    if (room > memory.buffer.byteLength)
      memory.grow(Math.ceil((room - memory.buffer.byteLength) / PAGE));
    new Uint8Array(memory.buffer, top, one.bytes).set(readExactly(one.bytes));
    plain.push(top, ...one.shape);
    places.push([top, one.bytes]);
    top = (room + 63) & ~63;
  }
  if (lent) {
    const room = top + lent;
    if (room > memory.buffer.byteLength)
      memory.grow(Math.ceil((room - memory.buffer.byteLength) / PAGE));
    exports.serai_lend(top, lent);
  }
  return [exports[verb](...plain), places];
}

let lent = 8 << 20;
for (;;) {
  const asked = JSON.parse(readExactly(readExactly(4).readUInt32LE()).toString());
  if (asked.lend !== undefined) {
    lent = asked.lend;
    continue;
  }
  const [value, places] = call(asked);
  const head = Buffer.alloc(4);
  head.writeInt32LE(value);
  writeAll(Buffer.concat([head, ...places.map(([at, n]) => Buffer.from(memory.buffer, at, n))]));
}
