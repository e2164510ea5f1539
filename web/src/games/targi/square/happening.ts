/** What the last step did to the square: what moves now, and stays marked until the next. */
import type { Happened } from "../../contract";
import { SPOTS } from "./chart";

export interface Happening {
  /** Targis and markers that were put down. */
  placed: string[];
  /** Fata Morgana: from one space to another. */
  moved: { start: string; end: string } | null;
  /** Cards turned up, in their order. */
  turned: string[];
  /** Cards laid face down. */
  laid: string[];
  /** The cards that somebody did something with, and who. */
  last: Map<string, number>;
  /** The same of what happened before that, since one's last turn. */
  before: Map<string, number>;
}

const ACTIONS = ["place", "use", "use-goods", "use-tribe", "skip", "skip-marker", "move"];

export function happeningOf(fresh: Happened[], since: Happened[] = []): Happening {
  const cells = (...kinds: string[]) =>
    fresh.filter(({ kind }) => kinds.includes(kind)).flatMap((event) => event.cells);
  const move = fresh.find(({ kind }) => kind === "move");
  return {
    placed: cells("place", "marks"),
    moved: move ? { start: move.cells[0]!, end: move.cells[1]! } : null,
    turned: cells("turn-goods", "turn-tribe"),
    laid: cells("down-goods", "down-tribe"),
    last: actedOn(fresh),
    before: actedOn(since),
  };
}

function actedOn(events: Happened[]): Map<string, number> {
  const actions = events.filter(({ kind }) => ACTIONS.includes(kind));
  return new Map(
    actions.flatMap(({ cells, seat }) =>
      cells.filter((cell) => SPOTS.has(cell)).map((cell): [string, number] => [cell, seat]),
    ),
  );
}
