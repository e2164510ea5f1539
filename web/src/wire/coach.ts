/** What the coach is asked, and what it answers: analyses, what-if, hints, beliefs.

Made by `python web/wire.py` from src/serai/tables/wire/coach.py:
change that, and make it anew. */
import type { Choice, EntryTold, EventTold } from "./told";

/**
 * A record or a position, as text, to be analysed.
 */
export interface AskAnalysis {
  text: string;
}

/**
 * What if: after so many actions that stand, these were done instead of the next.
 *
 * Where chance has to act it draws anew, unless the next of `actions` is one of its outcomes.
 * `seat` is whose view is told, null that of the one to act. A bot of a `level` then moves once.
 */
export interface AskBranch {
  /**
   * entries of the log
   */
  ply: number;
  /**
   * @maxItems 1000
   */
  actions?: string[];
  seat?: number | null;
  level?: string | null;
}

/**
 * The same of a record or a position that is sent along.
 *
 * If it `waits`, what is drawn is not drawn here but told, as at a real table: where chance has to
 * act and the next of `actions` does not say how, `legal` are its outcomes.
 */
export interface AskTextBranch {
  /**
   * entries of the log
   */
  ply: number;
  /**
   * @maxItems 1000
   */
  actions?: string[];
  seat?: number | null;
  level?: string | null;
  text: string;
  waits?: boolean;
}

/**
 * How good would that have been, after so many actions that stand?
 */
export interface AskTry {
  /**
   * entries of the log
   */
  ply: number;
  action: string;
}

/**
 * Another way to go on: in the main line, or in an earlier variation (its place, from 0).
 *
 * `after` is how many actions of that line stand before it; `actions` are a line each, as in a
 * record: `1 lime d5`, or `* …` where chance acts.
 */
export interface VariationSaid {
  within?: number | null;
  /**
   * entries of the log
   */
  after: number;
  name?: string;
  note?: string;
  /**
   * @minItems 1
   * @maxItems 2000
   */
  actions: string[];
}

/**
 * All of them, instead of those that were kept.
 *
 * `replaces` is the `variations_tag` of those: if others stand there by now, nothing is changed.
 */
export interface KeepVariations {
  /**
   * @maxItems 200
   */
  variations: VariationSaid[];
  replaces?: string | null;
}

/**
 * First where to look, then the move; `n` is how many entries of the log were seen.
 */
export interface AskHint {
  seat: number;
  /**
   * entries of the log
   */
  n: number;
  what: "nudge" | "move";
}

/**
 * Everybody's chance to win and points at the end; `errors` are those of the chances.
 */
export interface OutlookTold {
  chances: number[];
  points: number[];
  errors: number[];
}

/**
 * An action the search looked at, and how it expects play to go on; the line begins with it.
 */
export interface CandidateTold {
  action: string;
  visits: number;
  chances: number[];
  points: number[];
  line: string[];
}

/**
 * A thing of the game that the move played made different from the better one.
 *
 * `played` and `better` are means over the search's simulations after each move, `error` is that
 * of their difference: points, or how often (0 to 1), or how many. `seat` is whom it concerns.
 */
export interface WhyTold {
  kind: string;
  seat: number;
  unit: "points" | "often" | "number";
  facts: {
    [k: string]: unknown;
  };
  played: number;
  better: number;
  error: number;
  sentence: string;
}

/**
 * What a move cost the one who made it, in chance to win, and what it did to everybody.
 *
 * `helped` is for every seat how much its chance is better after the move played than after the
 * best. `simulations` is what the judgement rests on.
 */
export interface VerdictTold {
  word: "good" | "slip" | "mistake" | "blunder";
  loss: number;
  error: number;
  simulations: number;
  best: CandidateTold;
  played: CandidateTold;
  with_best: OutlookTold;
  with_played: OutlookTold;
  helped: number[];
  why: WhyTold[];
}

/**
 * A seat's action, and how things stood before it, as far as that seat could know.
 *
 * `ply` is how many actions stand before it, chance's among them; `number` counts the seats' own,
 * from 1. There is no verdict where there was no choice.
 */
export interface MomentTold {
  number: number;
  ply: number;
  n: number;
  seat: number;
  action: string;
  legal: number;
  before: OutlookTold;
  verdict: VerdictTold | null;
}

/**
 * How a seat has played: its decisions, what they cost on the average, how many of each word.
 *
 * `worst` are the numbers of its moves that lost most, the greatest loss first.
 */
export interface PlayedTold {
  name: string;
  decisions: number;
  loss: number;
  error: number;
  words: {
    [k: string]: number;
  };
  worst: number[];
}

/**
 * What chance did between two decisions, and what it gave everybody or took from them.
 */
export interface DrawTold {
  ply: number;
  number: number;
  actions: string[];
  gave: number[];
}

/**
 * Of a seat: what it began with, got from chance and from decisions, and what came of it.
 *
 * `start + luck + skill + others + uncovered + unexplained = result`: its own decisions, those of
 * the others, what was hidden and came to light, and the search's own error, which `error` bounds.
 */
export interface LuckTold {
  start: number;
  luck: number;
  skill: number;
  others: number;
  uncovered: number;
  unexplained: number;
  error: number;
  result: number;
}

/**
 * A game, move by move; `whole` unless it was ended before every close call was settled.
 *
 * `least` is what a slip, a mistake and a blunder cost at least. `draws` and `luck` are null where
 * nothing is drawn after the start.
 */
export interface GameAnalysisTold {
  format: "serai coach 1";
  game: string;
  names: string[];
  seed: number;
  spread: number;
  least: number[];
  moments: MomentTold[];
  last: OutlookTold;
  over: boolean;
  seats: PlayedTold[];
  draws: DrawTold[] | null;
  luck: LuckTold[] | null;
  whole: boolean;
}

/**
 * A position on what the seat to act knows; the move that was looked at most first.
 */
export interface PositionAnalysisTold {
  format: "serai coach-position 1";
  game: string;
  seed: number;
  actor: number;
  simulations: number;
  outlook: OutlookTold;
  moves: CandidateTold[];
}

/**
 * An analysis, and how far it is: `done` of `of` positions in this pass over the game.
 *
 * `edition` counts what has been found out: whoever asks with `since` gets no document that they
 * have. `link` is the public one, told to those who may make and withdraw it (`may_share`).
 */
export interface AnalysisTold {
  id: string;
  kind: "table" | "record" | "position";
  table: string | null;
  game: string;
  status: "waiting" | "running" | "done" | "failed";
  stage: "" | "first" | "close" | "reasons" | "luck";
  done: number;
  of: number;
  edition: number;
  may_share: boolean;
  link: string | null;
  document: GameAnalysisTold | PositionAnalysisTold | null;
  variations: VariationTold[];
  variations_tag: string;
}

/**
 * Another way to go on; see `VariationSaid`.
 */
export interface VariationTold {
  within: number | null;
  after: number;
  name: string;
  note: string;
  actions: string[];
}

/**
 * One's own analyses of records and positions, the newest first, without what is in them.
 *
 * They have no `document`, no `variations` and no `variations_tag`.
 */
export interface AnalysesTold {
  analyses: AnalysisTold[];
}

/**
 * The public link of an analysis.
 */
export interface ShareTold {
  link: string;
  secret: string;
}

/**
 * Where another way leads: what was done, chance included, and what can be done now.
 *
 * `entries` are counted from the moment it left the game at; `events` are those of the last
 * of `actions` and of what was drawn after it, as that seat sees them. `position` is the text to
 * play on from, or to ask about.
 */
export interface BranchTold {
  ply: number;
  seat: number | null;
  entries: EntryTold[];
  events: EventTold[];
  view: {
    [k: string]: unknown;
  };
  actor: number;
  legal: Choice[];
  over: boolean;
  result: number[] | null;
  points: (number | null)[];
  position: string | null;
}

/**
 * How good a move would have been, beside the best and the one that was played.
 */
export interface TryTold {
  ply: number;
  action: string;
  verdict: VerdictTold;
}

/**
 * Where to look, or the move with its reason; `cells` are what to light up, `events` what the
 * move does.
 *
 * `why` it is better: beside the `next` best move, or a `middling` one if that is much like it.
 */
export interface HintTold {
  table: string;
  seat: number;
  n: number;
  what: "nudge" | "move";
  cells: string[];
  sentence: string;
  action: string | null;
  line: string[];
  events: EventTold[];
  outlook: OutlookTold | null;
  why: WhyTold[];
  beside: "next" | "middling";
}

/**
 * A hint that was used: by whom, and at which moment of the log.
 */
export interface HintedTold {
  n: number;
  seat: number;
  what: "nudge" | "move";
}

/**
 * Whether hints may be asked for at a table, and those that were.
 */
export interface HintsTold {
  allowed: boolean;
  used: HintedTold[];
}

/**
 * What it may be, in the game's words, and how likely that is.
 */
export interface MayBeTold {
  item: string;
  facts: {
    [k: string]: unknown;
  };
  chance: number;
  sentence: string;
}

/**
 * Something the seat cannot see: a secret card of a seat, a rumour at a place (its `cells`).
 */
export interface BeliefTold {
  kind: string;
  owner: number | null;
  cells: string[];
  may_be: MayBeTold[];
}

export interface BeliefsTold {
  ply: number;
  seat: number;
  beliefs: BeliefTold[];
}
