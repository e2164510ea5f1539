/** Where the focus goes as one step follows another. */

interface Given {
  panel: () => HTMLElement | undefined;
  /** What may take away the button that was pressed. */
  changes: () => unknown;
}

/** Where what had the focus vanishes by what it did, the panel has it: its name is what comes next. */
export function focusKeeper({ panel, changes }: Given): void {
  let inside = false;
  $effect.pre(() => {
    void changes();
    inside = !!panel()?.contains(document.activeElement);
  });
  $effect(() => {
    void changes();
    if (inside && document.activeElement === document.body) panel()?.focus();
  });
}
