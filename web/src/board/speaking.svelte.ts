/** What a board says in the one line above it: the frame shows it, the game knows the words. */
import { onDestroy } from "svelte";

export interface Spoken {
  /** What is to be done now, in a sentence with numbers that help; for those who wait, what the
  other is doing. Empty where the frame's own sentence is enough. */
  task: string;
  /** What the thing pointed at or chosen would bring; null where nothing is. */
  preview: string | null;
  /** The phase of the game, in a few words. */
  phase: string;
}

const SILENT: Spoken = { task: "", preview: null, phase: "" };

export class Speaking {
  #source = $state.raw<() => Spoken>(() => SILENT);

  get spoken(): Spoken {
    return this.#source();
  }

  /** A board speaks from here on, as long as it is there. Called once, while it is made. */
  from(source: () => Spoken): void {
    this.#source = source;
    onDestroy(() => {
      if (this.#source === source) this.#source = () => SILENT;
    });
  }
}
