/** The log as lines: one for each turn, with all its steps; what was laid out before is apart. */
import type { EntryTold, Happened } from "../wire/types";

/** What one entry did. */
export interface Step {
  n: number;
  events: Happened[];
}

export interface Line {
  /** Whose turn it was; −1 for what belongs to nobody's. */
  seat: number;
  steps: Step[];
}

export interface Lines {
  /** What chance laid out before anybody moved. */
  setting: Line[];
  turns: Line[];
}

/** `chapters`: kinds of events that have a line of their own, and end the turn before them. */
export function linesOf(events: Happened[], entries: EntryTold[], chapters: string[] = []): Lines {
  const setting: Line[] = [];
  const turns: Line[] = [];
  let open: Line | null = null;
  for (const event of events) {
    const seat = entries[event.n]?.seat ?? event.seat;
    if (chapters.includes(event.kind) && turns.length) {
      turns.push(lineOf(-1, event));
      open = null;
      continue;
    }
    const goesOn = open !== null && (seat < 0 || seat === open.seat);
    if (goesOn) append(open!, event);
    else {
      const line = lineOf(seat, event);
      if (seat < 0 && !turns.length) setting.push(line);
      else turns.push((open = line));
    }
  }
  return { setting, turns };
}

export const cellsOf = (steps: Step[]): string[] =>
  steps.flatMap(({ events }) => events.flatMap(({ cells }) => cells));

function lineOf(seat: number, event: Happened): Line {
  return { seat, steps: [{ n: event.n, events: [event] }] };
}

function append({ steps }: Line, event: Happened): void {
  const step = steps.at(-1)!;
  if (step.n === event.n) step.events.push(event);
  else steps.push({ n: event.n, events: [event] });
}
