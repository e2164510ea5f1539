/** A seat's gold: what its goods are worth, as far as the one who looks knows the rumours. */
import { GOODS, type View } from "./view";

const WORTH = 4;

export function points(view: View, seat: number): { source: string; points: number }[] {
  const { goods } = view.players[seat]!;
  const number = GOODS.reduce((sum, good) => sum + goods[good], 0);
  const all = total(view, seat);
  return [
    { source: "goods", points: number * WORTH },
    { source: "rumours", points: all - number * WORTH },
  ];
}

export function total(view: View, seat: number): number {
  const { goods } = view.players[seat]!;
  return GOODS.reduce((sum, good) => sum + goods[good] * view.worth[good], 0);
}
