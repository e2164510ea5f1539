/** What a card of the square is for the one whose turn it is. */
import type { Choosing } from "../choosing.svelte";
import { isInner } from "./chart";

/** A Targi may be placed, or not; a piece may be used, or only skipped; a marker moved, and where to. */
export type Mark = "place" | "blocked" | "use" | "skip" | "movable" | "moving" | "target";

export function markOf({ active, choices, from }: Choosing, cell: string): Mark | null {
  if (!active) return null;
  const { place, use, skip, move } = choices;
  if (place.size) return place.has(cell) ? "place" : isInner(cell) ? null : "blocked";
  if (use.has(cell)) return "use";
  if (skip.has(cell)) return "skip";
  if (cell === from) return "moving";
  if (from !== null && move.get(from)!.has(cell)) return "target";
  return move.has(cell) ? "movable" : null;
}
