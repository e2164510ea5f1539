/** Steps without a choice: taken after a short pause, and taken back with the choice before them. */
import type { Choice, StateTold } from "../../wire/types";

/** Long enough to read what is being done; without motion nobody wants to wait. */
const PAUSE = 900;
const SHORT_PAUSE = 250;

/** How things stand just now. */
export interface Moment {
  /** Whether the player wants it. */
  wanted: boolean;
  moving: boolean;
  /** Whether whoever looks may act: on the newest state, with no curtain, not looking back. */
  acting: boolean;
  state: StateTold;
  mayUndo: boolean;
}

export class AtOnce {
  /** What is about to be done for the player. */
  step = $state.raw<Choice | null>(null);
  #at = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #verbs: { play: (action: string) => void; undo: () => void };
  /** The moment at which something was taken back, until it is known where that leads. */
  #backFrom: number | null = null;
  /** A moment at which what is to be done is left to the player: one went back to it. */
  #left = -1;

  constructor(verbs: { play: (action: string) => void; undo: () => void }) {
    this.#verbs = verbs;
  }

  /** To be told of every change. */
  look(now: Moment): void {
    this.#goBack(now);
    const step = this.#stepOf(now);
    if (step && step === this.step) return;
    this.close();
    if (!step) return;
    this.step = step;
    this.#at = now.state.n;
    this.#timer = setTimeout(() => this.#take(step), now.moving ? PAUSE : SHORT_PAUSE);
  }

  /** To the last moment at which there was a choice. */
  undo({ wanted, state }: Moment): void {
    if (wanted) this.#backFrom = state.n;
    this.#verbs.undo();
  }

  /** The player has done something at this moment: from here on it goes as ever. */
  played(n: number): void {
    this.#backFrom = null;
    this.#left = n;
    this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.step = null;
  }

  #stepOf({ wanted, acting, state }: Moment): Choice | null {
    if (!wanted || !acting || state.at_once === null || this.#backFrom !== null) return null;
    if (state.n === this.#left) return null;
    return state.legal.find(({ action }) => action === state.at_once) ?? null;
  }

  /** Not twice, even if what follows is long in coming. */
  #take(step: Choice): void {
    this.#left = this.#at;
    this.step = null;
    this.#verbs.play(step.action);
  }

  #goBack({ acting, state, mayUndo }: Moment): void {
    if (this.#backFrom === null || !acting || state.n <= this.#backFrom) return;
    if (state.legal.length === 1 && mayUndo) {
      this.#backFrom = state.n;
      this.#verbs.undo();
    } else {
      this.#backFrom = null;
      this.#left = state.n;
    }
  }
}
