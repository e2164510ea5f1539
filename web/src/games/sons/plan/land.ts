/** The plan as one thinks of it: which oasis a part belongs to, where it is open, what a tile would do. */
import type { Look } from "../tiles";
import type { Cell, Explorer, Field, Oasis, Player, Side, View } from "../view";
import { beyond } from "../ways";
import { OPPOSITE, SPOTS } from "./chart";

export interface Land {
  cells: Map<string, Cell>;
  /** By cell and the part's first side. */
  oases: Map<string, Oasis>;
}

export interface Gate {
  cell: string;
  side: Side;
}

/** What a tile's laying would make of the oases around it: one for each oasis on the tile. */
export interface Outcome {
  /** The tile's sides that belong to it. */
  sides: Side[];
  /** Those of them that would be open. */
  gates: Side[];
  open: number;
  fields: Field[];
  explorers: Explorer[];
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

/** The sides of a cell that belong to an oasis. */
export function sidesAt(land: Land, cell: string, oasis: Oasis): Side[] {
  return oasis.parts
    .filter(([name]) => name === cell)
    .flatMap(([, first]) => land.cells.get(cell)!.parts.find(({ side }) => side === first)!.sides);
}

/** Where an oasis still goes on: white sides that face an undiscovered cell. */
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
  return open > 0 && parts.some(([cell]) => land.cells.get(cell)!.tile !== null);
}

function isOpen(land: Land, cell: string, side: Side): boolean {
  const there = beyond(cell, side);
  return SPOTS.has(there) && !land.cells.has(there);
}

/** Parts that meet the same oasis become one with it. */
export function outcomesOf(land: Land, cell: string, look: Look): Outcome[] {
  const groups: { sides: Side[]; fields: Field[]; met: Set<Oasis> }[] = [];
  for (const { sides, field } of look.parts) {
    const met = sides
      .map((side) => oasisAt(land, beyond(cell, side), OPPOSITE[side]))
      .filter((oasis) => oasis !== null);
    let group = groups.find((other) => met.some((oasis) => other.met.has(oasis)));
    if (!group) groups.push((group = { sides: [], fields: [], met: new Set() }));
    group.sides.push(...sides);
    if (field !== null) group.fields.push(field);
    for (const oasis of met) group.met.add(oasis);
  }
  return groups.map(({ sides, fields, met }) => {
    const closed = sides.filter((side) => land.cells.has(beyond(cell, side))).length;
    const gates = sides.filter((side) => isOpen(land, cell, side));
    const open = [...met].reduce((sum, oasis) => sum + oasis.open, gates.length - closed);
    return {
      sides,
      gates,
      open,
      fields: [...fields, ...[...met].flatMap((oasis) => oasis.fields)],
      explorers: inLine([...met].flatMap((oasis) => oasis.explorers)),
    };
  });
}

/** The turban's wearer first, then by height. */
export function inLine(explorers: Explorer[]): Explorer[] {
  const rank = ({ turban, height }: Explorer) => (turban ? Infinity : height);
  return explorers.toSorted((one, other) => rank(other) - rank(one));
}

/** Who would pay for the line if the oasis were complete now: the first who has water, of two or more. */
export function payerOf(
  { fields, explorers }: Pick<Oasis, "fields" | "explorers">,
  players: Player[],
): number | null {
  const first = explorers.findIndex(({ seat }) => players[seat]!.water > 0);
  if (!fields.length || first < 0 || explorers.length - first < 2) return null;
  return explorers[first]!.seat;
}
