/** Caravans and areas as lines: how the camels of a caravan hang together, what a seat has enclosed. */
import { rim } from "../../board/hex";
import type { Chart } from "./chart";
import type { Cell, Colour } from "./view";

/** How far below the middle of its space a camel stands. */
export const FEET = 33;

export interface Link {
  key: string;
  seat: number;
  d: string;
}

/** A line between every two camels of a caravan that are next to each other. */
export function linksOf(chart: Chart, cells: Map<string, Cell>): Link[] {
  const links: Link[] = [];
  for (const spot of chart.spots.values()) {
    const camel = cells.get(spot.name)?.camel;
    if (!camel) continue;
    for (const name of spot.around) {
      const other = cells.get(name)?.camel;
      if (name < spot.name || other?.seat !== camel.seat || other.colour !== camel.colour) continue;
      const to = chart.spots.get(name)!;
      const d = `M${spot.x} ${spot.y + FEET}L${to.x} ${to.y + FEET}`;
      links.push({ key: `${spot.name} ${name}`, seat: camel.seat, d });
    }
  }
  return links;
}

export interface Estate {
  key: string;
  seat: number;
  colour: Colour;
  names: string[];
  rim: string;
}

/** Everything that a caravan has enclosed, with its rim. */
export function estatesOf(chart: Chart, cells: Map<string, Cell>): Estate[] {
  const found = new Map<string, Estate>();
  for (const { name, enclosed } of cells.values()) {
    if (!enclosed) continue;
    const key = `${enclosed.seat} ${enclosed.colour}`;
    if (!found.has(key)) found.set(key, { key, ...enclosed, names: [], rim: "" });
    found.get(key)!.names.push(name);
  }
  for (const estate of found.values()) estate.rim = rimOf(chart, estate.names);
  return [...found.values()];
}

export function rimOf(chart: Chart, names: string[]): string {
  const places = names.map((name) => chart.spots.get(name)!);
  return rim(places, chart.turn);
}
