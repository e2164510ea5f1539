/** Where a game that is looked at again comes from: a table, an analysis, or a file (`sent/source.ts`). */
import type { Sitter } from "../../parts/names";
import { ask } from "../../store/ask";
import type { AskBranch, BranchTold, PositionTold, ReplayTold } from "../../wire/types";

/** Who played, which of them I was, and how it ended. */
export interface Who {
  game: string;
  seats: Sitter[];
  mine: number[];
  result: number[] | null;
}

export interface Source {
  /** The table, where it is looked at as one. */
  table: string | null;
  who: () => Promise<Who>;
  plies: (seat: number | null) => Promise<ReplayTold>;
  view: (ply: number, seat: number | null) => Promise<PositionTold>;
  /** Null where nobody can be asked. */
  branch: ((wanted: AskBranch) => Promise<BranchTold>) | null;
  /** The page's address of a moment. */
  path: (moment: number) => string;
  /** The server's address of it, where its record, pictures and files are; null without a server. */
  address: string | null;
}

/** A moment of a game, and through whose eyes it is seen; null: those of somebody who looks on. */
export interface Sight {
  ply: number;
  seat: number | null;
  names: string[];
}

/** Where there is a server to ask. */
export type Served = Source & { [Part in "branch" | "address"]: NonNullable<Source[Part]> };

export function ofTable(table: string): Served {
  return {
    table,
    who: () => ask("GET /api/tables/{table}", { table }),
    plies: (seat) => ask("GET /api/tables/{table}/plies", { table, seat }),
    view: (ply, seat) => ask("GET /api/tables/{table}/plies/{ply}", { table, ply, seat }),
    branch: (wanted) => ask("POST /api/tables/{table}/branch", { table }, wanted),
    path: (moment) => `/replay/${table}/${moment}`,
    address: `/api/tables/${table}`,
  };
}

/** `who` is told by the analysis. */
export function ofAnalysis(analysis: string, who: () => Promise<Who>): Served {
  return {
    table: null,
    who,
    plies: (seat) => ask("GET /api/analyses/{analysis}/plies", { analysis, seat }),
    view: (ply, seat) => ask("GET /api/analyses/{analysis}/plies/{ply}", { analysis, ply, seat }),
    branch: (wanted) => ask("POST /api/analyses/{analysis}/branch", { analysis }, wanted),
    path: (moment) => `/analysis/${analysis}/${moment}`,
    address: `/api/analyses/${analysis}`,
  };
}
