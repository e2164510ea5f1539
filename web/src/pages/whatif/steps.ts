/** Steps of another way: where one can stand still in it, and how it is written down. */
import type { EntryTold, VariationSaid, VariationTold } from "../../wire/types";

/** How many actions have been done wherever a seat has to act next, and at the end: in between
chance acts, and would act otherwise if it were asked again; but where it was told what was `drawn`,
that can be told anew. */
export function boundaries(
  entries: Pick<EntryTold, "seat">[],
  drawn: readonly number[] = [],
): number[] {
  const stops = entries.flatMap(({ seat }, at) => (seat >= 0 || drawn.includes(at) ? [at] : []));
  return entries.length ? [...stops, entries.length] : [0];
}

/** A line each, as in a record. */
export function written(entries: EntryTold[]): string[] {
  return entries.map(({ seat, action }) => `${seat < 0 ? "*" : seat + 1} ${action}`);
}

/** The action in a line of a record. */
export function actionIn(line: string): string {
  return line.replace(/^\S+ /, "");
}

/** From where in the game a variation leads, and everything that was done since; its own part of that
begins after `begins` lines. */
export function pathOf(variations: VariationTold[], at: number): Path {
  const { within, after, actions } = variations[at]!;
  if (within === null) return { ply: after, lines: actions, begins: 0 };
  const parent = pathOf(variations, within);
  const begins = parent.begins + after;
  return { ply: parent.ply, lines: [...parent.lines.slice(0, begins), ...actions], begins };
}

interface Path {
  ply: number;
  lines: string[];
  begins: number;
}

/** How deep a variation lies in others. */
export function depthOf(variations: VariationTold[], at: number): number {
  const { within } = variations[at]!;
  return within === null ? 0 : depthOf(variations, within) + 1;
}

/** Without a variation and all that leave it. */
export function without(variations: VariationTold[], gone: number): VariationTold[] {
  const dead = new Set([gone]);
  variations.forEach(({ within }, at) => {
    if (within !== null && dead.has(within)) dead.add(at);
  });
  const place = new Map<number, number>();
  variations.forEach((_, at) => {
    if (!dead.has(at)) place.set(at, place.size);
  });
  return variations
    .filter((_, at) => !dead.has(at))
    .map((one) => ({ ...one, within: one.within === null ? null : place.get(one.within)! }));
}

/** A way as it is to be kept: it leaves the variation with which it has most in common, or is that
variation, where it only goes on or goes no farther. */
export function placed(variations: VariationTold[], ply: number, lines: string[]): Placed {
  let best = { at: null as number | null, common: 0 };
  variations.forEach((_, at) => {
    const path = pathOf(variations, at);
    if (path.ply !== ply) return;
    const common = commonTo(path.lines, lines);
    if (common > best.common) best = { at, common };
  });
  if (best.at === null)
    return { said: { within: null, after: ply, actions: lines }, extends: null };
  const { lines: known, begins } = pathOf(variations, best.at);
  const own = variations[best.at]!;
  if (best.common === lines.length) return { said: own, extends: best.at };
  if (best.common === known.length)
    return { said: { ...own, actions: lines.slice(begins) }, extends: best.at };
  const said = { within: best.at, after: best.common - begins, actions: lines.slice(best.common) };
  return { said, extends: null };
}

function commonTo(one: string[], other: string[]): number {
  const differ = one.findIndex((line, at) => line !== other[at]);
  return differ < 0 ? one.length : differ;
}

interface Placed {
  said: VariationSaid;
  /** The variation that it takes the place of. */
  extends: number | null;
}
