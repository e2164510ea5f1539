/** What the last step did to the plan: what moves now, and stays marked until the next. */
import type { Happened } from "../../contract";
import type { Oasis, Phase, View } from "../view";
import { SPOTS } from "./chart";
import { oasesOf, type Land } from "./land";

export interface Moved {
  seat: number;
  /** Cell by cell, from where it stood. */
  way: string[];
}

export interface Happening {
  /** Tiles that were laid. */
  laid: Set<string>;
  /** A caravan's way from one cell to another. */
  moved: Moved | null;
  /** The cells that somebody did something on, and who. */
  last: Map<string, number>;
  /** The same of what happened before that, since one's last turn. */
  before: Map<string, number>;
}

const ACTIONS = ["lay", "explorer", "recall", "stay"];

export function happeningOf(fresh: Happened[], since: Happened[] = []): Happening {
  const of = (...kinds: string[]) => fresh.filter(({ kind }) => kinds.includes(kind));
  const move = of("move").at(-1);
  return {
    laid: new Set(of("lay").flatMap(({ cells }) => cells)),
    moved: move ? { seat: move.seat, way: move.facts.way as string[] } : null,
    last: actedOn(fresh),
    before: actedOn(since),
  };
}

/** Where somebody did something, or came to. */
function actedOn(events: Happened[]): Map<string, number> {
  const cellsOf = ({ kind, cells }: Happened) => {
    if (kind === "move") return cells.slice(1);
    return ACTIONS.includes(kind) ? cells.filter((cell) => SPOTS.has(cell)) : [];
  };
  return new Map(
    events.flatMap((event) => cellsOf(event).map((cell): [string, number] => [cell, event.seat])),
  );
}

/** While an oasis is scored. */
export const SCORING: Phase[] = ["choosing", "throwing", "hearing", "putting", "looking", "looked"];

/** The oases that are scored now, or were in the last step; both of two before their order is known. */
export function scoredOf(view: View, land: Land, fresh: Happened[]): Oasis[] {
  if (view.laid === null) return [];
  const here = oasesOf(land, view.laid).filter(({ open }) => open === 0);
  if (view.phase === "ordering") return here;
  const told = fresh.filter(({ kind }) => kind === "complete" || kind === "complete-bare");
  if (told.length) return here.filter((oasis) => told.some(({ cells }) => isOn(oasis, cells)));
  if (!SCORING.includes(view.phase)) return [];
  return here.filter(({ fields }) =>
    Object.keys(view.free).every((kind) => includes(fields, kind)),
  );
}

/** Complete oases that are not scored to the end. */
export function waitingOf(view: View, land: Land): Oasis[] {
  const open: Phase[] = ["exploring", "ordering", ...SCORING];
  if (view.laid === null || !open.includes(view.phase)) return [];
  return oasesOf(land, view.laid).filter(({ open }) => open === 0);
}

function isOn(oasis: Oasis, cells: string[]): boolean {
  return oasis.parts.every(([cell]) => cells.includes(cell));
}

function includes(fields: readonly string[], kind: string): boolean {
  return fields.includes(kind);
}
