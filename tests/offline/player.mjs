// Calls the verbs of a module for a test in Python, which writes a line of JSON and bytes to stdin:
// {"verb", "taken": [number | {"bytes", "shape"}]}, and reads the answer and the same bytes after it.
//
// node player.mjs MODULE
import { readFileSync, readSync, writeSync } from "node:fs";

import { load } from "../../web/offline/module.mjs";

const { verbs, memory, free, reach } = load(readFileSync(process.argv[2]));

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
    reach(room);
    new Uint8Array(memory.buffer, top, one.bytes).set(readExactly(one.bytes));
    plain.push(top, ...one.shape);
    places.push([top, one.bytes]);
    top = (room + 63) & ~63;
  }
  reach(top + lent);
  verbs.serai_lend(top, lent);
  return [verbs[verb](...plain), places];
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
