/** The border as a ring of sixteen cards, and the robber's way along it. */
import type { Raid, View } from "../view";

export interface Ahead {
  raid: Raid;
  /** Rounds until then: 0 is now, 1 when this round is over. */
  rounds: number;
  /** The last round before it. */
  round: number;
  /** After it the game is over. */
  last: boolean;
}

/** The raid that comes next, or is being paid. */
export function nextRaid({ border, robber, round, phase }: View): Ahead | null {
  const raid = border.find((card) => card.raid && card.number >= robber)?.raid;
  if (!raid || phase === "over") return null;
  const rounds = raid.corner - robber;
  return { raid, rounds, round: round + rounds - 1, last: raid.corner === border.length };
}

const SIDE = 4;

/** Column and row of a border card, 0 to 4: clockwise, the last one in the upper left corner. */
export function spot(number: number): { x: number; y: number } {
  const step = number % SIDE;
  switch (Math.floor(number / SIDE) % SIDE) {
    case 0:
      return { x: step, y: 0 };
    case 1:
      return { x: SIDE, y: step };
    case 2:
      return { x: SIDE - step, y: SIDE };
    default:
      return { x: 0, y: SIDE - step };
  }
}
