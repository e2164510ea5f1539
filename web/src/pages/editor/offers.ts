/** What can be set, sorted: on a cell of the board, and beside it in groups. */
import type { OfferTold, PlaceTold } from "../../wire/types";

type Palettes = Record<string, OfferTold[]>;

/** A place, and what of it is offered here. */
export interface Offered {
  place: PlaceTold;
  offers: OfferTold[];
}

/** What can be set on a cell: what lies there itself, and what could come there from elsewhere. */
export function placesAt(places: PlaceTold[], palettes: Palettes, cell: string): Offered[] {
  return places.flatMap((place) => {
    const all = palettes[place.palette] ?? [];
    if (place.cell === cell) return [{ place, offers: all }];
    if (place.cell !== null || place.kind !== "one") return [];
    const here = all.filter((offer) => offer.cell === cell);
    if (!here.length) return [];
    const stands = here.some(({ value }) => value === place.value);
    const away = stands ? all.filter((offer) => offer.cell === null) : [];
    return [{ place, offers: [...here, ...away] }];
  });
}

export interface Group {
  title: string;
  places: PlaceTold[];
}

/** What is not on the board, under the headings that it has. */
export function groupsOf(places: PlaceTold[]): Group[] {
  const groups = new Map<string, PlaceTold[]>();
  for (const place of places)
    if (place.cell === null) groups.set(place.group, [...(groups.get(place.group) ?? []), place]);
  return [...groups].map(([title, places]) => ({ title, places }));
}

/** What a place would be with one of several taken in or left out; null if there are too many. */
export function toggled({ value, most }: PlaceTold, one: string): string | null {
  const words = value.split(" ").filter(Boolean);
  if (words.includes(one)) return words.filter((word) => word !== one).join(" ");
  return words.length < most ? [...words, one].join(" ") : null;
}
