/** The robber's way around the square, and where it raids next. */
import type { Raid, View } from "../view";

const SIDE = 4;

interface Coming extends Raid {
  /** The round after which it comes. */
  after: number;
}

/** The corner that is raided now, or next; null when the game is over. */
export function nextRaid({ border, robber, phase }: View): Coming | null {
  if (phase === "over") return null;
  const corner = Math.max(SIDE, Math.ceil(robber / SIDE) * SIDE);
  const raid = border[corner - 1]!.raid!;
  return { ...raid, after: corner - corner / SIDE };
}
