/** Whether something that is explained once comes up now: by what happened, or by what is seen. */
import type { FirstTold, Happened } from "../../wire/types";

export interface Seen {
  view: unknown;
  /** The seat that looks. */
  me: number;
  /** What has happened since it was looked for before. */
  happened: Happened[];
  /** Whether the game is over: how things stand then is nothing to act on any more. */
  over: boolean;
}

export function comesUp(first: FirstTold, { view, me, happened, over }: Seen): boolean {
  const own = (seat: number) => !first.mine || seat === me;
  if (happened.some(({ kind, seat }) => first.events.includes(kind) && own(seat))) return true;
  if (over) return false;
  return first.path.length > 0 && valuesAt(view, first.path, me).some((one) => fits(first, one));
}

function fits(first: FirstTold, value: unknown): boolean {
  if (first.values.includes(value)) return true;
  return first.at_most !== null && typeof value === "number" && value <= first.at_most;
}

/** Everything in a view that a path leads to. */
function valuesAt(view: unknown, path: string[], me: number): unknown[] {
  return path.reduce<unknown[]>(
    (found, part) => found.flatMap((one) => stepsOf(one, part === "me" ? String(me) : part)),
    [view],
  );
}

function stepsOf(one: unknown, part: string): unknown[] {
  if (typeof one !== "object" || one === null) return [];
  if (part === "*") return Object.values(one);
  return part in one ? [(one as Record<string, unknown>)[part]] : [];
}
