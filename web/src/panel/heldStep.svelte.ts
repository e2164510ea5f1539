/** The moment that is shown: between a press and what comes of it nothing flickers or is lost.

While an action is on its way nothing is legal. The step stays in sight until the next one is
there, or it turns out that it is another's turn. */
import { untrack } from "svelte";
import type { AnyView } from "../games/contract";
import type { Moment } from "./step";

interface Given<View, Choices> {
  view: View;
  me: number | null;
  /** Null when nothing may be done. */
  choices: Choices | null;
}

/** How long the last step stays when the next is there but may not be played yet. */
const SOON = 300;

export class HeldStep<View extends AnyView, Choices> {
  #given: () => Given<View, Choices>;
  #last = $state.raw<Moment<View, Choices> | null>(null);

  constructor(given: () => Given<View, Choices>) {
    this.#given = given;
    $effect(() => {
      const { view, me } = given();
      if (this.#now) this.#last = this.#now;
      else if (view !== untrack(() => this.#last)?.view) return this.#letGo(view.actor === me);
      return undefined;
    });
  }

  /** At once, or after a while. */
  #letGo(later: boolean): () => void {
    if (!later) this.#last = null;
    const soon = later ? setTimeout(() => (this.#last = null), SOON) : undefined;
    return () => clearTimeout(soon);
  }

  readonly #now = $derived.by((): Moment<View, Choices> | null => {
    const { view, me, choices } = this.#given();
    return me !== null && choices ? { view, me, choices } : null;
  });

  /** Null when it is not one's turn. */
  readonly shown = $derived.by((): Moment<View, Choices> | null => {
    if (this.#now) return this.#now;
    const { view, me } = this.#given();
    const last = this.#last;
    return last?.me === me && (view === last?.view || view.actor === me) ? last : null;
  });
}
