/** The rumour board: what lies on each good, what is known of it, and in words. */
import { listed, t } from "../../../texts/index.svelte";
import type { Good, Rumour, View } from "../view";

export function rumoursOn(view: View, good: Good): Rumour[] {
  return view.rumours.filter((rumour) => rumour.good === good);
}

/** Such as “salt: 2 rumours: r1 is +2, seen by you; r2 is unknown, seen by Anna. Worth 6 gold …”. */
export function goodWords(view: View, good: Good, names: string[]): string {
  const on = rumoursOn(view, good);
  const facts = { good, points: view.worth[good], number: on.length };
  if (!on.length) return t("sons-board-none", facts);
  return t(on.some(({ value }) => value === null) ? "sons-board-so-far" : "sons-board-sure", {
    ...facts,
    rumours: on.map((rumour) => rumourWords(view, rumour, names)).join("; "),
  });
}

/** A rumour: its value as far as one knows, and who has seen it. */
export function rumourWords(view: View, { name, value, seen }: Rumour, names: string[]): string {
  const seats = listed(
    seen.map((seat) => (seat === view.seat ? t("sons-board-you") : (names[seat] ?? ""))),
  );
  return value === null
    ? t("sons-board-unknown", { rumour: name, seats })
    : t("sons-board-known", { rumour: name, value, seats });
}
