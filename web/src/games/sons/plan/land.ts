/** The plan as one thinks of it: which oasis a part belongs to, and where it is open. */
import type { Cell, Oasis, Side, View } from "../view";
import { beyond } from "../ways";

export interface Land {
  cells: Map<string, Cell>;
  /** By cell and the part's first side. */
  oases: Map<string, Oasis>;
}

export interface Gate {
  cell: string;
  side: Side;
}

export function landOf(view: View): Land {
  return {
    cells: new Map(view.cells.map((cell) => [cell.name, cell])),
    oases: new Map(
      view.oases.flatMap((oasis) =>
        oasis.parts.map(([cell, side]): [string, Oasis] => [`${cell} ${side}`, oasis]),
      ),
    ),
  };
}

export function oasisAt(land: Land, cell: string, side: Side): Oasis | null {
  const part = land.cells.get(cell)?.parts.find(({ sides }) => sides.includes(side));
  return (part && land.oases.get(`${cell} ${part.side}`)) ?? null;
}

/** The oases of a cell, each once. */
export function oasesOf(land: Land, cell: string): Oasis[] {
  const parts = land.cells.get(cell)?.parts ?? [];
  return [...new Set(parts.map(({ side }) => land.oases.get(`${cell} ${side}`)!))];
}

/** The sides of a cell that belong to an oasis; none where the replay has gone back behind it. */
export function sidesAt(land: Land, cell: string, oasis: Oasis): Side[] {
  return oasis.parts
    .filter(([name]) => name === cell)
    .flatMap(
      ([, first]) => land.cells.get(cell)?.parts.find(({ side }) => side === first)?.sides ?? [],
    );
}

/** Where an oasis still goes on: at its sides that face an undiscovered cell. */
export function gatesOf(land: Land, oasis: Oasis): Gate[] {
  const cells = new Set(oasis.parts.map(([cell]) => cell));
  return [...cells].flatMap((cell) =>
    sidesAt(land, cell, oasis)
      .filter((side) => isOpen(land, cell, side))
      .map((side) => ({ cell, side })),
  );
}

/** Whether an oasis is unfinished, and more than a side of the start cross. */
export function isBegun(land: Land, { open, parts }: Oasis): boolean {
  return open !== 0 && parts.some(([cell]) => land.cells.get(cell)!.tile !== null);
}

function isOpen(land: Land, cell: string, side: Side): boolean {
  return !!land.cells.get(cell)?.around.includes(beyond(cell, side));
}
