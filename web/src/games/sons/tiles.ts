/** Tiles as they look, lying on the plan or turned in the hand. */
import { SIDES, type Cell, type Field, type Side, type Tile } from "./view";

/** The four sides in order north, east, south, west, and the oasis parts they belong to. */
export interface Look {
  sides: string;
  parts: { sides: Side[]; field: Field | null }[];
}

/** A tile turned so many quarters clockwise. */
export function lookOf(tile: Tile, rotation: number): Look {
  const sides = SIDES.map((_, side) => tile.sides[(side - rotation + 4) % 4]).join("");
  const letters = [...new Set(tile.sides.replaceAll(".", ""))].sort();
  const parts = letters.map((letter, k) => ({
    sides: SIDES.filter((_, side) => sides[side] === letter),
    field: tile.fields[k] ?? null,
  }));
  return { sides, parts };
}

export function lookOfCell(cell: Cell): Look {
  return { sides: cell.sides, parts: cell.parts };
}

/** The kinds of tile there are: how many oasis sides, and in how many parts. */
export function kindOf(tile: Tile): { sides: number; parts: number } {
  const oasis = tile.sides.replaceAll(".", "");
  return { sides: oasis.length, parts: new Set(oasis).size };
}
