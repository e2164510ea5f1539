/** A seat's gold: what its goods are worth, as far as the one who looks knows the rumours. */
import type { SourcePoints } from "../contract";
import type { View } from "./view";

export function points(view: View, seat: number): SourcePoints[] {
  const { gold_plain, gold_rumours } = view.players[seat]!;
  return [
    { source: "goods", points: gold_plain },
    { source: "rumours", points: gold_rumours },
  ];
}

export function total(view: View, seat: number): number {
  return view.players[seat]!.gold;
}
