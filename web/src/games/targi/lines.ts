/** Where lines run and cross: read off the border cards, whose lines the server tells. */
import type { View } from "./view";

/** The border cards on which a seat's Targis stand. */
export function standing(view: View, seat: number): number[] {
  return view.border.filter((card) => card.targi === seat).map((card) => card.number);
}

/** The inner spaces where the lines of some border cards cross, in reading order. */
export function crossings(view: View, cards: number[]): string[] {
  const lines = cards.map((card) => view.border[card - 1]!.line);
  const crossed = (name: string) => {
    const through = new Set(lines.filter((line) => line.includes(name)).map(String));
    return through.size > 1;
  };
  return view.inner.map((space) => space.name).filter(crossed);
}

/** The crossings that one more Targi would add to a seat's. */
export function added(view: View, seat: number, card: number): string[] {
  const now = standing(view, seat);
  const before = crossings(view, now);
  return crossings(view, [...now, card]).filter((name) => !before.includes(name));
}
