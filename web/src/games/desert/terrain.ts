/** The desert as a few long paths: sand in several tones, dunes, ridges; the same for a map each time. */
import {
  centre,
  corner,
  hexPath,
  coords,
  RADIUS,
  short,
  type Place,
  type Point,
} from "../../board/hex";
import type { Chart } from "./chart";

export const TONES = 4;

export interface Terrain {
  ground: string;
  tones: string[];
  dunes: string;
  ridges: string;
  /** From the farthest peaks to the nearest. */
  peaks: Faces[];
  divide: string;
}

export function terrainOf(chart: Chart): Terrain {
  const spots = [...chart.spots.values()];
  const ridges = chart.ridges.map((place) => peaks(place, chart.turn(centre(place))));
  const tone = (name: string) => Math.floor(lots(name)() * TONES);
  return {
    ground: [...spots.map(({ flat }) => flat), ...chart.ridges.map(centre)]
      .map((at) => hexPath(at, RADIUS + 9, 0.2, chart.turn))
      .join(""),
    tones: Array.from({ length: TONES }, (_, wanted) =>
      spots
        .filter((spot) => tone(spot.name) === wanted)
        .map(({ flat }) => hexPath(flat, RADIUS - 2.6, 0.14, chart.turn))
        .join(""),
    ),
    dunes: spots.map((spot) => dune(spot, lots(`${spot.name} dune`))).join(""),
    ridges: chart.ridges
      .map((place) => hexPath(centre(place), RADIUS - 0.5, 0.12, chart.turn))
      .join(""),
    peaks: [0, 1, 2].map((depth) => ({
      lit: ridges.map((faces) => faces[depth]!.lit).join(""),
      shaded: ridges.map((faces) => faces[depth]!.shaded).join(""),
    })),
    divide: chart.divide === null ? "" : zigzag(chart.divide, chart),
  };
}

/** Numbers from 0 to 1 that follow from a word. */
function lots(word: string): () => number {
  let seed = 2166136261;
  for (const letter of word) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519);
    seed = Math.imul(seed ^ (seed >>> 13), 3266489917);
    return ((seed ^= seed >>> 16) >>> 0) / 4294967296;
  };
}

/** A long soft crest on some spaces, with its lee beside it now and then. */
function dune(at: Point, lot: () => number): string {
  if (lot() > 0.4) return "";
  const wide = 38 + lot() * 26;
  const bow = (lot() > 0.5 ? 1 : -1) * (5 + lot() * 7);
  const left = { x: at.x - wide / 2 + (lot() - 0.5) * 12, y: at.y - 24 + lot() * 46 };
  const crest = (from: Point, long: number, high: number) =>
    `M${coords(from)}c${short(long * 0.3)} ${short(-high)} ${short(long * 0.62)} ${short(high * 0.7)} ${short(long)} ${short(-high * 0.3)}`;
  const lee =
    lot() > 0.55 ? crest({ x: left.x + wide * 0.3, y: left.y + 10 }, wide * 0.55, bow * 0.7) : "";
  return crest(left, wide, bow) + lee;
}

interface Faces {
  lit: string;
  shaded: string;
}

/** Three peaks on a ridge, the farther ones first: a lit face and a shaded one each. */
function peaks(place: Place, at: Point): Faces[] {
  const lot = lots(`ridge ${place.row} ${place.column}`);
  const feet = [
    { x: at.x - 14 + lot() * 12, y: at.y + 10, high: 48 + lot() * 12 },
    { x: at.x + 16 + lot() * 6, y: at.y + 20, high: 38 + lot() * 12 },
    { x: at.x - 18 + lot() * 20, y: at.y + 35, high: 30 + lot() * 12 },
  ];
  return feet.map((foot) => peak(foot, foot.high, lot));
}

function peak(foot: Point, high: number, lot: () => number): Faces {
  const wide = Math.min(high * 0.82, 33);
  const top = { x: foot.x + (lot() - 0.5) * 8, y: foot.y - high };
  const fold = { x: top.x + 5 + lot() * 3, y: foot.y - high * 0.55 };
  const crease = { x: top.x - 1 - lot() * 5, y: foot.y - high * 0.3 };
  const low = { x: top.x + 3 + lot() * 5, y: foot.y + 4 };
  const left = { x: foot.x - wide, y: foot.y };
  const right = { x: foot.x + wide, y: foot.y };
  const down = `${coords(fold)}L${coords(crease)}L${coords(low)}`;
  return {
    lit: `M${coords(left)}Q${coords({ x: top.x - wide * 0.3, y: foot.y - high * 0.4 })} ${coords(top)}L${down}Q${coords({ x: foot.x - wide * 0.5, y: foot.y + 6 })} ${coords(left)}Z`,
    shaded: `M${coords(top)}Q${coords({ x: top.x + wide * 0.35, y: foot.y - high * 0.45 })} ${coords(right)}Q${coords({ x: foot.x + wide * 0.5, y: foot.y + 6 })} ${coords(low)}L${coords(crease)}L${coords(fold)}Z`,
  };
}

/** Along the top of a row, from one side of the board to the other. */
function zigzag(row: number, { columns, turn }: Chart): string {
  const points: Point[] = [];
  for (let column = row % 2 ? -1 : 0; column < columns; column++) {
    const at = centre({ row, column });
    points.push(corner(at, 5), corner(at, 0));
  }
  points.push(corner(centre({ row, column: columns - 1 }), 1));
  return `M${points.map((point) => coords(turn(point))).join("L")}`;
}
