/** What the others have done since one's last turn. */
import type { EntryTold } from "../../wire/types";

/** The entries that stand, from the end back to one's last turn: one's own of this turn, then theirs. */
export interface Since {
  /** The others' entries, in their order; chance's are not among them. */
  theirs: number[];
  /** Whether one has done something since. */
  mineToo: boolean;
}

export function sinceLastTurn(stands: number[], entries: EntryTold[], me: number | null): Since {
  const seatOf = (n: number) => entries[n]?.seat ?? -1;
  if (me === null) return { theirs: [], mineToo: false };
  const isTheirs = (n: number) => seatOf(n) >= 0 && seatOf(n) !== me;
  const last = stands.findLastIndex(isTheirs);
  const before = stands.slice(0, last + 1).findLastIndex((n) => seatOf(n) === me);
  return {
    theirs: stands.slice(before + 1, last + 1).filter(isTheirs),
    mineToo: stands.slice(last + 1).some((n) => seatOf(n) === me),
  };
}
