/** The end of a game as steps: what the last scoring brought, one by one. */
import type { Happened } from "../wire/types";

/** `kinds`: kinds of events that belong to it although they bring nothing. */
export function lastScoring(events: Happened[], kinds: string[] = []): Happened[] {
  const last = events.at(-1)?.n;
  return events.filter(
    (event) => event.n === last && (event.points !== 0 || kinds.includes(event.kind)),
  );
}

/** Each seat's points out of some events. */
export function sums(events: Happened[], seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const event of events) if (event.seat >= 0) points[event.seat]! += event.points;
  return points;
}

/** Every source's points by seat, in the order in which they first came.

What nothing that happened explains was there at the start. */
export function ledger(
  events: Happened[],
  totals: number[],
): { source: string; points: number[] }[] {
  const booked = events.filter((event) => event.points !== 0 && event.seat >= 0);
  const all = sums(booked, totals.length);
  const start = totals.map((total, seat) => total - all[seat]!);
  const sources = [...new Set(booked.map((event) => event.source))].filter((one) => one !== START);
  const lines = sources.map((source) => ({
    source,
    points: sums(
      booked.filter((event) => event.source === source),
      totals.length,
    ),
  }));
  return start.some((points) => points !== 0)
    ? [{ source: START, points: start }, ...lines]
    : lines;
}

const START = "start";
