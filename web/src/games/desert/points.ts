/** A seat's points by source: always as many as have been scored so far. */
import type { SourcePoints } from "../contract";
import type { View } from "./view";

/** Caravans and areas are counted when the game is over. */
export function points(view: View, seat: number): SourcePoints[] {
  const { waterholes, oases, areas, longest } = view.players[seat]!;
  const scored = [
    { source: "waterholes", points: waterholes },
    { source: "oases", points: oases },
  ];
  if (longest === null) return scored;
  return [...scored, { source: "caravans", points: longest }, { source: "areas", points: areas }];
}

export function total(view: View, seat: number): number | null {
  return view.players[seat]!.points;
}
