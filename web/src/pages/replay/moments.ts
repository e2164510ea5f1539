/** The moments of a game that is looked at again: one after each ply, and in the end one for each
step of the last scoring. Moment 0 is before anything; set-up is over at `beginning`. */
import type { BookingTold, EventTold, Happened, PlyTold, ReplayTold } from "../../wire/types";

type Points = Pick<BookingTold, "seat" | "source" | "points">;

/** What came with a moment: points booked, and what was owed for the end, or is no more. */
export interface Moment {
  booked: Points[];
  owed: Points[];
}

/** `scoring`: the steps of the last scoring, all of them events of the last ply. */
export function momentsOf({ opening, plies }: ReplayTold, scoring: Happened[]): Moment[] {
  const last = plies.at(-1);
  const paid = scoring.map(() => [] as Points[]);
  const rest = last ? payOff(last, scoring, paid) : [];
  return [
    { booked: opening, owed: [] },
    ...plies.map((ply) => ({
      booked: ply === last ? ply.events.filter((one) => !isStep(one, scoring)) : ply.events,
      owed: ply === last ? rest : ply.provisional,
    })),
    ...scoring.map((step, i) => ({ booked: [step], owed: paid[i]! })),
  ];
}

/** The first moment at which somebody had something to decide. */
export function beginningOf(plies: PlyTold[]): number {
  return Math.max(
    0,
    plies.findIndex(({ seat }) => seat >= 0),
  );
}

/** The moments at which a seat's turns began. */
export function turnsOf(plies: PlyTold[], seat: number): number[] {
  const turns: number[] = [];
  let before = -1;
  plies.forEach((ply, moment) => {
    if (ply.seat < 0) return;
    if (ply.seat === seat && before !== seat) turns.push(moment);
    before = ply.seat;
  });
  return turns;
}

/** Sums by seat, and some points; chance has none. */
export function added(sums: number[], points: Points[]): number[] {
  const seats = points.filter(({ seat }) => seat >= 0);
  return seats.reduce((sums, { seat, points }) => sums.with(seat, sums[seat]! + points), sums);
}

/** What was owed is paid step by step; what is left of it is gone with the last ply. */
function payOff({ provisional }: PlyTold, scoring: Happened[], paid: Points[][]): Points[] {
  const left = provisional.map((entry) => ({ ...entry }));
  scoring.forEach(({ seat, source, points }, i) => {
    const debt = left.find((one) => one.seat === seat && one.source === source);
    const part = Math.min(points, -(debt?.points ?? 0));
    if (!debt || part <= 0) return;
    debt.points += part;
    paid[i]!.push({ seat, source, points: -part });
  });
  return left.filter(({ points }) => points !== 0);
}

function isStep(event: EventTold, scoring: Happened[]): boolean {
  return scoring.some((step) => step.facts === event.facts);
}

interface SourceLine {
  source: string;
  points: (number | null)[];
}

/** Lines of points with what is owed. A game may tell of that by itself, until it is being scored. */
export function withOwed(
  scored: SourceLine[],
  owed: { source: string; points: number[] }[],
  scoring: boolean,
): SourceLine[] {
  const some = owed.filter(({ points }) => points.some(Boolean));
  const known = new Set(scored.map(({ source }) => source));
  const lines = scored.map((line) => {
    const more = scoring ? some.find(({ source }) => source === line.source) : undefined;
    const points = line.points.map((one, seat) =>
      one === null ? null : one + (more?.points[seat] ?? 0),
    );
    return { source: line.source, points };
  });
  return [...lines, ...some.filter(({ source }) => !known.has(source))];
}
