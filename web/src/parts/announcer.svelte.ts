/** What a screen reader is told as it happens. */
import { untrack } from "svelte";

class Said {
  sentence = $state("");

  /** The same sentence twice is said twice: a zero-width mark makes it new. */
  say(sentence: string): void {
    const before = untrack(() => this.sentence);
    this.sentence = sentence === before ? `${sentence}\u200b` : sentence;
  }
}

export const said = new Said();
