/** Whether the page is fixed to the window just now: then the frame's own bar is part of it. */
import { untrack } from "svelte";

class Fixed {
  #screens = $state(0);

  get here(): boolean {
    return this.#screens > 0;
  }

  /** From now until what is returned is called. */
  begin(): () => void {
    this.#screens = untrack(() => this.#screens) + 1;
    return () => (this.#screens -= 1);
  }
}

export const fixed = new Fixed();
