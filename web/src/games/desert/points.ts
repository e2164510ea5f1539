/** A seat's points by source: always as many as have been scored so far. */
import type { View } from "./view";

export interface SourcePoints {
  source: string;
  points: number | null;
}

/** Caravans and areas are counted when the game is over. */
export function points(view: View, seat: number): SourcePoints[] {
  const player = view.players[seat]!;
  const { waterholes, oases, areas } = player;
  const scored = [
    { source: "waterholes", points: waterholes },
    { source: "oases", points: oases },
  ];
  if (view.phase !== "over" || player.points === null) return scored;
  const caravans = player.points - (waterholes ?? 0) - oases - areas;
  return [...scored, { source: "caravans", points: caravans }, { source: "areas", points: areas }];
}

export function total(view: View, seat: number): number | null {
  return view.players[seat]!.points;
}
