// How fast a module is: playouts and searches for as long as is said, in Node or in a browser.
import { load } from "../web/offline/module.mjs";

const LENT = 8 << 20;
const read = (text) => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));

/** Asked {seconds, m, s, seats, dice, searches}; `spent` tells the time, in seconds. */
export function rates(module, asked, spent) {
  const one = new Player(load(module), asked, spent);
  // The first round is for the engine, which compiles what runs often once more.
  for (const warm of [false, true]) {
    const told = { playout: one.playouts(asked.seconds) };
    for (const [name, how] of Object.entries(asked.searches))
      told[name] = one.search(how, asked.seconds);
    if (warm) return told;
  }
}

class Player {
  constructor({ verbs, memory, free, reach }, asked, spent) {
    Object.assign(this, { verbs, memory, reach, spent, top: free });
    verbs.serai_lend(this.place(LENT), LENT);
    [this.m, this.s, this.dice] = [asked.m, asked.s, asked.dice].map((text) => this.put(text));
    this.world = [this.place(this.s[1]), this.s[1]];
    this.out = [this.place(8 * asked.seats), asked.seats];
  }

  place(size) {
    const at = this.top;
    this.top = (this.top + size + 63) & ~63;
    this.reach(this.top);
    return at;
  }

  put(text) {
    const bytes = read(text);
    const at = this.place(bytes.length);
    new Uint8Array(this.memory.buffer, at).set(bytes);
    return [at, bytes.length];
  }

  playouts(seconds) {
    const { verbs, m, s, world, dice, out } = this;
    const begin = this.spent();
    let plies = 0;
    do {
      for (let game = 0; game < 20; game++) {
        verbs.copy(...s, ...world);
        plies += verbs.playout(...m, ...world, dice[0], 1, ...out);
      }
    } while (this.spent() - begin < seconds);
    return plies / (this.spent() - begin);
  }

  search({ how, known, simulations, buffers }, seconds) {
    const { verbs, m, dice, memory, top } = this;
    const hidden = this.put(known);
    const taken = buffers.map(({ bytes, length }) => [this.place(bytes), length]);
    let [done, time] = [0, 0];
    do {
      for (const [k, { bytes }] of buffers.entries())
        new Uint8Array(memory.buffer, taken[k][0], bytes).fill(0);
      new Int32Array(memory.buffer, taken[2][0], 1)[0] = 1;
      const begin = this.spent();
      done += verbs.grow(...m, ...hidden, ...taken.flat(), ...how, simulations, dice[0], 1);
      time += this.spent() - begin;
    } while (time < seconds);
    this.top = top;
    return done / time;
  }
}
