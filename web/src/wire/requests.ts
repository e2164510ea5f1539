/** Every request there is: what names it, what is sent with it, and what is answered.

Made by `python web/wire.py` from the doors that src/serai/server/doors.py names: change those, and
make it anew. */
import type {
  AnalysesTold,
  AnalysisTold,
  AskAnalysis,
  AskBranch,
  AskHint,
  AskPosition,
  AskPuzzle,
  AskTask,
  AskTextBranch,
  AskTry,
  BeliefsTold,
  BookTold,
  BranchTold,
  CarriedTable,
  CarriedTold,
  CheckedTold,
  CourseTold,
  DayTold,
  DeviceLink,
  DraftPosition,
  DrawingTold,
  EditPosition,
  FirstsTold,
  GameTold,
  GlanceTold,
  Health,
  HintTold,
  HintsTold,
  InvitationTold,
  Join,
  KeepVariations,
  NewTable,
  Note,
  PersonChange,
  PersonTold,
  PositionTold,
  PracticeTold,
  Practise,
  PractiseTable,
  ProgressTold,
  PuzzleTold,
  PuzzlesTold,
  ReachTold,
  Rematch,
  ReplayTold,
  Resigning,
  RunTold,
  SeatChange,
  ShareTold,
  ShelfTold,
  StatisticsTold,
  TableTold,
  TablesTold,
  TaskTold,
  TextsTold,
  TryTold,
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
  "POST /api/tables/carried": { at: Record<string, never>; body: CarriedTable; answer: TableTold };
  "GET /api/tables/{table}/carried": {
    at: { table: string };
    body: undefined;
    answer: CarriedTold;
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
  "GET /api/games/{game}/firsts": { at: { game: string }; body: undefined; answer: FirstsTold };
  "POST /api/tables/{table}/analysis": {
    at: { table: string };
    body: undefined;
    answer: AnalysisTold;
  };
  "GET /api/tables/{table}/analysis": {
    at: { table: string };
    body: undefined;
    answer: AnalysisTold;
  };
  "GET /api/analyses": { at: Record<string, never>; body: undefined; answer: AnalysesTold };
  "POST /api/analyses": { at: Record<string, never>; body: AskAnalysis; answer: AnalysisTold };
  "GET /api/analyses/{analysis}": {
    at: { analysis: string; since?: number; wait?: number };
    body: undefined;
    answer: AnalysisTold;
  };
  "DELETE /api/analyses/{analysis}": {
    at: { analysis: string };
    body: undefined;
    answer: undefined;
  };
  "POST /api/analyses/{analysis}/again": {
    at: { analysis: string };
    body: undefined;
    answer: AnalysisTold;
  };
  "POST /api/analyses/{analysis}/link": {
    at: { analysis: string };
    body: undefined;
    answer: ShareTold;
  };
  "DELETE /api/analyses/{analysis}/link": {
    at: { analysis: string };
    body: undefined;
    answer: undefined;
  };
  "PUT /api/analyses/{analysis}/variations": {
    at: { analysis: string };
    body: KeepVariations;
    answer: AnalysisTold;
  };
  "GET /api/analyses/{analysis}/record": {
    at: { analysis: string };
    body: undefined;
    answer: string;
  };
  "GET /api/analyses/{analysis}/plies": {
    at: { analysis: string; seat?: number | null };
    body: undefined;
    answer: ReplayTold;
  };
  "GET /api/analyses/{analysis}/plies/{ply}": {
    at: { analysis: string; ply: number; seat?: number | null };
    body: undefined;
    answer: PositionTold;
  };
  "GET /api/analyses/{analysis}/beliefs": {
    at: { analysis: string; ply: number; seat: number };
    body: undefined;
    answer: BeliefsTold;
  };
  "POST /api/analyses/{analysis}/try": { at: { analysis: string }; body: AskTry; answer: TryTold };
  "POST /api/analyses/{analysis}/branch": {
    at: { analysis: string };
    body: AskBranch;
    answer: BranchTold;
  };
  "POST /api/tables/{table}/branch": { at: { table: string }; body: AskBranch; answer: BranchTold };
  "POST /api/branch": { at: Record<string, never>; body: AskTextBranch; answer: BranchTold };
  "POST /api/tables/{table}/hints": { at: { table: string }; body: AskHint; answer: HintTold };
  "GET /api/tables/{table}/hints": { at: { table: string }; body: undefined; answer: HintsTold };
  "GET /api/tables/{table}/beliefs": {
    at: { table: string; seat: number };
    body: undefined;
    answer: BeliefsTold;
  };
  "POST /api/positions": { at: Record<string, never>; body: AskPosition; answer: CheckedTold };
  "POST /api/positions/edit": {
    at: Record<string, never>;
    body: EditPosition;
    answer: CheckedTold;
  };
  "POST /api/positions/new": {
    at: Record<string, never>;
    body: DraftPosition;
    answer: CheckedTold;
  };
  "GET /api/tables/{table}/plies/{ply}/picture.{form}": {
    at: { table: string; ply: number; form: string; seat?: number | null; theme?: string };
    body: undefined;
    answer: undefined;
  };
  "GET /api/tables/{table}/film.png": {
    at: { table: string; seat?: number | null; theme?: string };
    body: undefined;
    answer: undefined;
  };
  "GET /api/tables/{table}/replay.html": {
    at: { table: string; seat?: number | null };
    body: undefined;
    answer: undefined;
  };
  "GET /api/analyses/{analysis}/plies/{ply}/picture.{form}": {
    at: { analysis: string; ply: number; form: string; seat?: number | null; theme?: string };
    body: undefined;
    answer: undefined;
  };
  "GET /api/analyses/{analysis}/film.png": {
    at: { analysis: string; seat?: number | null; theme?: string };
    body: undefined;
    answer: undefined;
  };
  "GET /api/analyses/{analysis}/replay.html": {
    at: { analysis: string; seat?: number | null };
    body: undefined;
    answer: undefined;
  };
  "GET /api/analyses/{analysis}/poster.png": {
    at: { analysis: string };
    body: undefined;
    answer: undefined;
  };
  "GET /api/poster.png": { at: Record<string, never>; body: undefined; answer: undefined };
  "GET /api/games/{game}/poster.png": { at: { game: string }; body: undefined; answer: undefined };
  "GET /api/me/progress/{kind}": { at: { kind: string }; body: undefined; answer: ProgressTold };
  "PUT /api/me/progress/{kind}": { at: { kind: string }; body: Note; answer: ProgressTold };
  "GET /api/courses/{game}": { at: { game: string }; body: undefined; answer: CourseTold };
  "POST /api/courses/{game}/{task}": {
    at: { game: string; task: string };
    body: AskTask;
    answer: TaskTold;
  };
  "GET /api/days/{game}": { at: { game: string }; body: undefined; answer: DayTold };
  "POST /api/days/{game}": { at: { game: string }; body: undefined; answer: TableTold };
  "GET /api/days/{game}/{day}": {
    at: { game: string; day: string };
    body: undefined;
    answer: DayTold;
  };
  "GET /api/practice/{game}": { at: { game: string }; body: undefined; answer: PracticeTold };
  "POST /api/practice/{game}/{name}": {
    at: { game: string; name: string };
    body: Practise;
    answer: TableTold;
  };
  "POST /api/tables/{table}/other-side": {
    at: { table: string };
    body: PractiseTable;
    answer: TableTold;
  };
  "GET /api/puzzles/{game}": {
    at: { game: string; theme?: string | null };
    body: undefined;
    answer: PuzzlesTold;
  };
  "POST /api/puzzles/{game}/runs": { at: { game: string }; body: undefined; answer: RunTold };
  "GET /api/puzzles/{game}/{puzzle}": {
    at: { game: string; puzzle: string };
    body: undefined;
    answer: PuzzleTold;
  };
  "POST /api/puzzles/{game}/{puzzle}": {
    at: { game: string; puzzle: string };
    body: AskPuzzle;
    answer: PuzzleTold;
  };
  "GET /api/live": { at: Record<string, never>; body: undefined; answer: Health };
  "GET /api/ready": { at: Record<string, never>; body: undefined; answer: Health };
}
