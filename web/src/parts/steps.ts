/** The end of a game as steps: what everybody had, and what the last scoring brought, one by one. */
import type { Happened } from "../wire/types";

export interface Scoring {
  /** Each seat's points before the last scoring. */
  before: number[];
  steps: Happened[];
}

export function lastScoring(events: Happened[], seats: number): Scoring {
  const last = events.at(-1)?.n;
  const steps = events.filter((event) => event.n === last && event.points !== 0);
  const before = sums(
    events.filter((event) => event.n !== last),
    seats,
  );
  return { before, steps };
}

/** Each seat's points out of some events. */
export function sums(events: Happened[], seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const event of events) if (event.seat >= 0) points[event.seat]! += event.points;
  return points;
}
