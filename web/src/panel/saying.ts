/** What a button says of itself (`data-says`) while it is pointed at, with the mouse or by keyboard. */
import type { Attachment } from "svelte/attachments";

export function saying(tell: (words: string | null) => void): Attachment<HTMLElement> {
  return (panel) => {
    let now: string | null = null;
    // A button may vanish, and lose the focus, in the middle of an update; it is told after that.
    const say = (words: string | null) => {
      now = words;
      queueMicrotask(() => tell(now));
    };
    const words = ({ target }: Event) =>
      (target as Element).closest<HTMLElement>("[data-says]")?.dataset.says ?? null;

    const ended = new AbortController();
    const signal = ended.signal;
    const mouse = (event: PointerEvent) => event.pointerType === "mouse" && say(words(event));
    const focus = (event: FocusEvent) =>
      (event.target as Element).matches(":focus-visible") && say(words(event));
    panel.addEventListener("pointerover", mouse, { signal });
    panel.addEventListener("pointerleave", () => say(null), { signal });
    panel.addEventListener("focusin", focus, { signal });
    panel.addEventListener("focusout", () => say(null), { signal });
    return () => ended.abort();
  };
}
