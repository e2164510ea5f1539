/** A game that runs by itself while it is looked at again. */
import type { Replay } from "./replay.svelte";

export const SPEEDS = [0.5, 1, 2, 4];
/** How long a moment is looked at. */
const PACE = 1000;

export class Playing {
  on = $state(false);
  speed = $state(1);
  #replay: Replay;
  #go: (moment: number) => void;

  constructor(replay: Replay, go: (moment: number) => void) {
    this.#replay = replay;
    this.#go = go;
    $effect(() => this.#step());
  }

  /** At the end it begins anew. */
  toggle(): void {
    this.on = !this.on;
    if (!this.on || this.#replay.at < this.#replay.end) return;
    void this.#replay.show(this.#replay.beginning); // at once, else it would end here again
    this.#go(this.#replay.beginning);
  }

  /** The next moment, as soon as this one has been seen for long enough. */
  #step(): (() => void) | undefined {
    const { at, seen, end } = this.#replay;
    if (!this.on || seen !== at) return undefined;
    if (at >= end) {
      this.on = false;
      return undefined;
    }
    const timer = setTimeout(() => this.#go(at + 1), PACE / this.speed);
    return () => clearTimeout(timer);
  }
}
