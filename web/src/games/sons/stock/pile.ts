/** What the stacks still hold, by kind of tile and by field. */
import { kindOf, lookOf, type Look } from "../tiles";
import { FIELDS, type Field, type Tile, type View } from "../view";

export interface Held<Of> {
  what: Of;
  /** In the stack that is drawn from, and in all. */
  now: number;
  all: number;
}

/** One tile of each kind there still is, with the fewest oasis sides first. */
export function kindsLeft(view: View): Held<Tile>[] {
  const kinds = new Map<string, Tile[]>();
  for (const tile of view.unseen) {
    const kind = kindName(tile);
    kinds.set(kind, [...(kinds.get(kind) ?? []), tile]);
  }
  return [...kinds]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, tiles]) => counted(view, tiles[0]!, tiles));
}

/** The fields that may still come. */
export function fieldsLeft(view: View): Held<Field>[] {
  return FIELDS.map((field) => {
    const tiles = view.unseen.flatMap((tile) =>
      tile.fields.filter((name) => name === field).map(() => tile),
    );
    return counted(view, field, tiles);
  }).filter(({ all }) => all !== 0);
}

/** A kind of tile as it looks, without its fields. */
export function bareLook(tile: Tile): Look {
  return lookOf({ ...tile, fields: [] }, 0);
}

/** Such as “2 across 1”: sides, how the two lie, parts. */
function kindName(tile: Tile): string {
  const { sides, parts } = kindOf(tile);
  const across = sides === 2 && (tile.sides[0] === ".") === (tile.sides[2] === ".");
  return `${sides} ${across ? "across" : ""} ${parts}`;
}

function counted<Of>(view: View, what: Of, tiles: Tile[]): Held<Of> {
  const now = tiles.filter(({ name }) => Number(name.split(".")[0]) === view.stack).length;
  return { what, now, all: tiles.length };
}
