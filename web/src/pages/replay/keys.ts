/** What a key means where a game is looked at again. */

export type Pressed =
  | "back"
  | "on"
  | "first"
  | "last"
  | "toggle"
  | "escape"
  | "fault-next"
  | "fault-before"
  | "better"
  | "try";

const KEYS: Record<string, Pressed> = {
  ArrowRight: "on",
  ArrowDown: "on",
  ArrowLeft: "back",
  ArrowUp: "back",
  Home: "first",
  End: "last",
  " ": "toggle",
  Escape: "escape",
  j: "fault-next",
  k: "fault-before",
  b: "better",
  t: "try",
};
const ELSEWHERE = "input, select, textarea, dialog, [role=grid], [role=tablist], [role=slider]";

/** Null where it is meant for something else: a field, the board, the browser. */
export function keyFor(event: KeyboardEvent): Pressed | null {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const pressed = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  if (pressed === "toggle" && target.closest("button, a, summary")) return null;
  return target.closest(ELSEWHERE) ? null : pressed;
}
