/** Where the focus goes and what is said, as one step follows another. */
import { untrack } from "svelte";

interface Given {
  panel: () => HTMLElement | undefined;
  heading: () => HTMLElement | undefined;
  /** What may take away the button that was pressed. */
  changes: () => unknown;
  /** What is to be done now, if it is one's turn. */
  sentence: () => string | null;
  announce: (sentence: string) => void;
}

export function focusKeeper({ panel, heading, changes, sentence, announce }: Given): void {
  // Where what had the focus vanishes by what it did, the next heading has it; at the end the panel.
  let inside = false;
  $effect.pre(() => {
    void changes();
    inside = !!panel()?.contains(document.activeElement);
  });
  $effect(() => {
    void changes();
    if (inside && document.activeElement === document.body) (heading() ?? panel())?.focus();
  });

  // Who has the heading before them need not be told; nobody is told the same twice.
  let told: string | null = null;
  $effect(() => {
    const now = sentence();
    untrack(() => {
      if (now !== null && now !== told && document.activeElement !== heading()) announce(now);
      told = now;
    });
  });
}
