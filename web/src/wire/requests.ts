/** Every request there is: what names it, what is sent with it, and what is answered.

Made by `python web/wire.py` from src/serai/server/api.py, home.py and shelf.py:
change those, and make it anew. */
import type {
  BookTold,
  DeviceLink,
  DrawingTold,
  GameTold,
  GlanceTold,
  Health,
  InvitationTold,
  Join,
  NewTable,
  PersonChange,
  PersonTold,
  PositionTold,
  ReachTold,
  Rematch,
  ReplayTold,
  Resigning,
  SeatChange,
  ShelfTold,
  StatisticsTold,
  TableTold,
  TablesTold,
  TextsTold,
  UseDevice,
} from "./types";

export interface Requests {
  "GET /api/health": { at: Record<string, never>; body: undefined; answer: Health };
  "GET /api/reach": { at: Record<string, never>; body: undefined; answer: ReachTold };
  "GET /api/games": { at: Record<string, never>; body: undefined; answer: GameTold[] };
  "GET /api/games/{game}/drawings": {
    at: { game: string };
    body: undefined;
    answer: Record<string, DrawingTold>;
  };
  "GET /api/me": { at: Record<string, never>; body: undefined; answer: PersonTold };
  "PUT /api/me": { at: Record<string, never>; body: PersonChange; answer: PersonTold };
  "POST /api/me/devices": { at: Record<string, never>; body: undefined; answer: DeviceLink };
  "POST /api/me/device": { at: Record<string, never>; body: UseDevice; answer: PersonTold };
  "POST /api/tables": { at: Record<string, never>; body: NewTable; answer: TableTold };
  "GET /api/tables": {
    at: {
      finished?: boolean;
      before?: string | null;
      most?: number;
      game?: string | null;
      level?: string | null;
      friend?: string | null;
      outcome?: string | null;
      search?: string | null;
    };
    body: undefined;
    answer: TablesTold;
  };
  "GET /api/tables/{table}": { at: { table: string }; body: undefined; answer: TableTold };
  "DELETE /api/tables/{table}": { at: { table: string }; body: undefined; answer: undefined };
  "POST /api/tables/{table}/back": { at: { table: string }; body: undefined; answer: TableTold };
  "POST /api/tables/{table}/invitation": {
    at: { table: string };
    body: Join;
    answer: InvitationTold;
  };
  "POST /api/tables/{table}/join": { at: { table: string }; body: Join; answer: TableTold };
  "PUT /api/tables/{table}/seats/{seat}": {
    at: { table: string; seat: number };
    body: SeatChange;
    answer: TableTold;
  };
  "POST /api/tables/{table}/seats/{seat}/resign": {
    at: { table: string; seat: number };
    body: Resigning;
    answer: TableTold;
  };
  "POST /api/tables/{table}/rematch": { at: { table: string }; body: Rematch; answer: TableTold };
  "GET /api/tables/{table}/record": {
    at: { table: string; seat?: number | null };
    body: undefined;
    answer: string;
  };
  "GET /api/tables/{table}/plies": {
    at: { table: string; seat?: number | null };
    body: undefined;
    answer: ReplayTold;
  };
  "GET /api/tables/{table}/plies/{ply}": {
    at: { table: string; ply: number; seat?: number | null };
    body: undefined;
    answer: PositionTold;
  };
  "GET /api/me/statistics": { at: Record<string, never>; body: undefined; answer: StatisticsTold };
  "GET /api/tables/{table}/glance": {
    at: { table: string; seat?: number | null };
    body: undefined;
    answer: GlanceTold;
  };
  "GET /api/tables/{table}/picture": {
    at: { table: string; seat?: number | null; n?: number | null; theme?: string };
    body: undefined;
    answer: undefined;
  };
  "GET /api/shelf": { at: Record<string, never>; body: undefined; answer: ShelfTold[] };
  "GET /api/games/{game}/texts": { at: { game: string }; body: undefined; answer: TextsTold };
  "GET /api/games/{game}/rulebook": { at: { game: string }; body: undefined; answer: BookTold };
}
