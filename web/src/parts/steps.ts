/** The end of a game as steps: what the last scoring brought, one by one. */
import type { Happened } from "../wire/types";

/** `shown`: kinds of events that belong to it although they bring nothing. */
export function lastScoring(events: Happened[], shown: string[] = []): Happened[] {
  const last = events.at(-1)?.n;
  return events.filter(
    (event) => event.n === last && (event.points !== 0 || shown.includes(event.kind)),
  );
}

/** Each seat's points out of some events. */
export function sums(events: Happened[], seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const event of events) if (event.seat >= 0) points[event.seat]! += event.points;
  return points;
}
