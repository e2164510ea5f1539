/** What events have booked, added up: the one sum that a game's page makes of what it is told. */
import type { EventTold } from "../wire/types";

/** The points of some events; of those from these sources alone, where some are named. */
export function booked(events: EventTold[], ...sources: string[]): number {
  return events
    .filter(({ source }) => !sources.length || sources.includes(source))
    .reduce((all, { points }) => all + points, 0);
}

export const wins = ({ points }: EventTold): boolean => points > 0;

/** So many points were won or lost, without the sign. */
export const size = ({ points }: EventTold): number => Math.abs(points);
