/** Everybody's chance to win from move to move, as bands one on the other; where one is in them, and
the ways from mistake to mistake.

A place is what lies between two moves: place 0 is before the first, the last is how it ended. */
import type { GameAnalysisTold, MomentTold, OutlookTold, VerdictTold } from "../../wire/types";

type Judged = Pick<GameAnalysisTold, "moments" | "last">;
export type Word = VerdictTold["word"];

/** From the best to the worst. */
export const WORDS: Word[] = ["good", "slip", "mistake", "blunder"];
/** As players of other games know them. */
export const SIGNS: Record<Word, string> = { good: "✓", slip: "?!", mistake: "?", blunder: "??" };
/** What one jumps to. */
const FAULTS: Word[] = ["slip", "mistake", "blunder"];

export function outlooks({ moments, last }: Judged): OutlookTold[] {
  return [...moments.map(({ before }) => before), last];
}

/** For each place the edges of the bands, from 0 to 1: one more than there are seats. */
export function stacked(outlooks: Pick<OutlookTold, "chances">[]): number[][] {
  return outlooks.map(({ chances }) => {
    const all = chances.reduce((sum, chance) => sum + chance, 0) || 1;
    let height = 0;
    return [0, ...chances.map((chance) => (height += chance / all))];
  });
}

/** Where a seat's band is highest: there is room for its sign. Ends are too narrow for it. */
export function widest(edges: number[][], seat: number): { place: number; height: number } {
  let best = { place: Math.floor(edges.length / 2), height: 0 };
  const margin = Math.min(Math.ceil(edges.length / 20), Math.floor((edges.length - 1) / 2));
  for (let place = margin; place < edges.length - margin; place++) {
    const height = edges[place]![seat + 1]! - edges[place]![seat]!;
    if (height > best.height) best = { place, height };
  }
  return best;
}

/** The place at which a replay is after so many actions. */
export function placeAt(moments: MomentTold[], actions: number): number {
  return moments.filter(({ ply }) => ply < actions).length;
}

/** How many actions had been done at a place; `end` is all there were. */
export function actionsAt(moments: MomentTold[], place: number, end: number): number {
  if (place >= moments.length) return end;
  return place <= 0 ? (moments[0]?.ply ?? 0) : moments[place - 1]!.ply + 1;
}

/** The move that led to a place. */
export function moveBefore(moments: MomentTold[], actions: number): MomentTold | null {
  return moments[placeAt(moments, actions) - 1] ?? null;
}

/** Whether a move could have been better by a word. */
export function isFault({ verdict }: MomentTold): boolean {
  return verdict !== null && FAULTS.includes(verdict.word);
}

/** Whether a move that is called good seems worse than that, by as much as a slip costs at least. */
export function isUnsure({ word, loss }: VerdictTold, slip: number): boolean {
  return word === "good" && loss >= slip;
}

/** Whether a move comes to the same as the best one, as far as one can see. */
export function isAlike(verdict: VerdictTold, seat: number): boolean {
  const [best, played] = [verdict.with_best, verdict.with_played].map(({ chances }) =>
    hundredths(chances[seat] ?? 0),
  );
  return verdict.loss <= 0 || best === played;
}

/** The next fault of a seat, or of anybody's, before or after so many actions. */
export function faultFrom(
  moments: MomentTold[],
  actions: number,
  step: 1 | -1,
  seat: number | null = null,
): MomentTold | null {
  const wanted = moments.filter((one) => isFault(one) && (seat === null || one.seat === seat));
  return step > 0
    ? (wanted.find(({ ply }) => ply + 1 > actions) ?? null)
    : (wanted.findLast(({ ply }) => ply + 1 < actions) ?? null);
}

/** A seat's moves that lost most, in the order the analysis gives them. */
export function worstOf(document: GameAnalysisTold, seat: number): MomentTold[] {
  const numbers = document.seats[seat]?.worst ?? [];
  return numbers.flatMap((number) => document.moments.find((one) => one.number === number) ?? []);
}

/** Of marks along a line those that can be told apart, so far from each other: the worst ones. */
export function apart<T>(
  marks: T[],
  x: (mark: T) => number,
  gap: number,
  loss: (mark: T) => number,
): T[] {
  const shown: T[] = [];
  for (const mark of marks.toSorted((one, other) => loss(other) - loss(one))) {
    if (shown.every((one) => Math.abs(x(one) - x(mark)) >= gap)) shown.push(mark);
  }
  return shown;
}

/** What somebody has lost by a move, or gained, in hundredths with a sign; nothing is nothing. */
export function hundredths(chance: number): number {
  return Math.round(chance * 100) + 0;
}
