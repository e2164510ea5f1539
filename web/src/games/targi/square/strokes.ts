/** The lines that run over the square: of the Targis that stand, and of what is pointed at. */
import type { Point } from "../../../board/hex";
import type { Choosing } from "../choosing.svelte";
import type { View } from "../view";
import { HEIGHT, lineFrom, markerAt, SPOTS, WIDTH } from "./chart";
import { markOf } from "./marks";

export interface Stroke {
  name: string;
  seat: number;
  from: Point;
  to: Point;
  /** Only what would be. */
  ghost: boolean;
}

export function strokesOf(view: View): Stroke[] {
  return view.players.flatMap(({ seat }) =>
    view.border
      .filter(({ targi }) => targi === seat)
      .map(({ number }) => strokeFrom(String(number), seat, false)),
  );
}

/** The line of a Targi that would be placed, or the way of a marker that would be moved. */
export function ghostOf(me: number | null, choosing: Choosing): Stroke[] {
  const cell = choosing.pointed;
  if (me === null || cell === null) return [];
  const mark = markOf(choosing, cell);
  if (mark === "place") return [strokeFrom(cell, me, true)];
  if (mark !== "target") return [];
  const [from, to] = [markerAt(choosing.from!, me), markerAt(cell, me)];
  return [{ name: "move", seat: me, from, to, ghost: true }];
}

function strokeFrom(card: string, seat: number, ghost: boolean): Stroke {
  const [from, to] = lineFrom(card, seat);
  return { name: `${ghost ? "ghost " : ""}${card}`, seat, from, to, ghost };
}

/** Those that may touch a card: a stroke is as wide as its casing. */
export function strokesOn(strokes: Stroke[], card: string): Stroke[] {
  const spot = SPOTS.get(card)!;
  const near = (a: number, b: number, middle: number, half: number) =>
    Math.min(a, b) - CASING / 2 < middle + half && Math.max(a, b) + CASING / 2 > middle - half;
  return strokes.filter(
    ({ from, to }) =>
      near(from.x, to.x, spot.x, WIDTH / 2) && near(from.y, to.y, spot.y, HEIGHT / 2),
  );
}

const CASING = 9;
