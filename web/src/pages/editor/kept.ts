/** What one was at in an editor, kept by the browser: a game at a real table takes an evening, and a
page that is closed or loaded anew goes on where it was. */
import type { Mode } from "./editor.svelte";

export interface Draft {
  /** The position that was set, as it stands in its field. */
  text: string;
  mode: Mode;
  /** Every move that was entered, and what was drawn. */
  actions: string[];
  /** Which of them were told as drawn. */
  drawn: number[];
  /** How many of them have been done at the step that was looked at. */
  at: number;
  waits: boolean;
}

const keyOf = (game: string): string => `serai-editor-${game}`;

/** A browser may refuse to keep anything; then it lasts as long as the page. */
export function keepDraft(game: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft));
  } catch {
    return;
  }
}

/** What was kept; null where nothing was, or nothing that can be read. */
export function draftOf(game: string): Draft | null {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    return isDraft(told) ? told : null;
  } catch {
    return null;
  }
}

function isDraft(told: unknown): told is Draft {
  if (typeof told !== "object" || told === null) return false;
  const { text, mode, actions, drawn, at, waits } = told as Partial<Draft>;
  const lists = Array.isArray(actions) && Array.isArray(drawn);
  const plain = typeof text === "string" && typeof at === "number" && typeof waits === "boolean";
  return lists && plain && (mode === "set" || mode === "play");
}
