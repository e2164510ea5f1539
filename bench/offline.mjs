// How fast a module is in Node: playouts and searches for as long as is said; CPU time, as JSON.
//
// node offline.mjs MODULE     asked with a line of JSON: {seconds, m, s, seats, dice, searches}
import { readFileSync } from "node:fs";

import { load } from "../web/offline/module.mjs";

const { verbs, memory, free, reach } = load(readFileSync(process.argv[2]));
const asked = JSON.parse(readFileSync(0, "utf8"));
const LENT = 8 << 20;

let top = free;
function place(size) {
  const at = top;
  top = (top + size + 63) & ~63;
  reach(top);
  return at;
}
function put(text) {
  const bytes = Buffer.from(text, "base64");
  const at = place(bytes.length);
  new Uint8Array(memory.buffer, at).set(bytes);
  return [at, bytes.length];
}
const spent = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;

verbs.serai_lend(place(LENT), LENT);
const m = put(asked.m);
const s = put(asked.s);
const dice = put(asked.dice);
const world = [place(s[1]), s[1]];
const out = [place(8 * asked.seats), asked.seats];

function playouts(seconds) {
  const begin = spent();
  let plies = 0;
  do {
    for (let game = 0; game < 20; game++) {
      verbs.copy(...s, ...world);
      plies += verbs.playout(...m, ...world, dice[0], 1, ...out);
    }
  } while (spent() - begin < seconds);
  return plies / (spent() - begin);
}

function search({ how, known, simulations, buffers }, seconds) {
  const before = top;
  const hidden = put(known);
  const taken = buffers.map(({ bytes, length }) => [place(bytes), length]);
  let [done, time] = [0, 0];
  do {
    for (const [k, { bytes }] of buffers.entries())
      new Uint8Array(memory.buffer, taken[k][0], bytes).fill(0);
    new Int32Array(memory.buffer, taken[2][0], 1)[0] = 1;
    const begin = spent();
    done += verbs.grow(...m, ...hidden, ...taken.flat(), ...how, simulations, dice[0], 1);
    time += spent() - begin;
  } while (time < seconds);
  top = before;
  return done / time;
}

// The first round is for the engine, which compiles what runs often once more.
for (const warm of [false, true]) {
  const told = { playout: playouts(asked.seconds) };
  for (const [name, one] of Object.entries(asked.searches)) told[name] = search(one, asked.seconds);
  if (warm) console.log(JSON.stringify(told));
}
