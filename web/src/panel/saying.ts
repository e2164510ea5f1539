/** What a button says of itself (`data-says`) while it is pointed at, with the mouse or by keyboard. */
import type { Attachment } from "svelte/attachments";

export function saying(tell: (words: string | null) => void): Attachment<HTMLElement> {
  return (panel) => {
    const words = ({ target }: Event) =>
      (target as Element).closest<HTMLElement>("[data-says]")?.dataset.says ?? null;
    const ended = new AbortController();
    const signal = ended.signal;
    const mouse = (event: PointerEvent) => event.pointerType === "mouse" && tell(words(event));
    const focus = (event: FocusEvent) =>
      (event.target as Element).matches(":focus-visible") && tell(words(event));
    panel.addEventListener("pointerover", mouse, { signal });
    panel.addEventListener("pointerleave", () => tell(null), { signal });
    panel.addEventListener("focusin", focus, { signal });
    panel.addEventListener("focusout", () => tell(null), { signal });
    return () => ended.abort();
  };
}
