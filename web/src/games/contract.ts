/** What a game brings to the page: its board, its seats' details, its points.

No rule of any game is known here: the server says what is legal and what each action would bring. */
import type { Component } from "svelte";
import type { Speaking } from "../board/speaking.svelte";
import type { SoundName } from "../store/sounds";
import type { AnyView, Choice, EventTold, Happened } from "../wire/types";

/** Everything a board shows, and the two things it can do. */
export interface BoardProps<View extends AnyView = AnyView> {
  view: View;
  /** The seat that looks, null for somebody who looks on. */
  me: number | null;
  /** What `me` may do now; empty when it is another's turn, or while something is being shown. */
  legal: Choice[];
  /** Everybody's name, by seat. */
  names: string[];
  /** What the last step did: drawn moving, and marked until the next. */
  fresh: Happened[];
  /** What the others have done since one's last turn: marked softly. */
  since?: Happened[];
  /** Cells that somebody points at, in the log or in a refusal. */
  lit: string[];
  /** Play an action; it is one of `legal`. */
  play: (action: string, refused?: () => void) => void;
  /** Ask why an action is not allowed; the frame shows the answer and lights its cells. */
  ask: (action: string) => void;
  /** Ask what an action of `legal` would bring, where its preview does not tell everything. */
  foresee?: (action: string) => Promise<EventTold[]>;
  /** Take away the last answer: something else, that may be done, has been chosen. */
  dismiss?: () => void;
  /** The line above the board: a board says there what is to be done and what that would bring. The
  frame reads a new task out, so the board need not announce it. */
  speaking: Speaking;
  /** Say something to a screen reader. */
  announce: (sentence: string) => void;
}

/** What a seat's panel shows besides name, sign, turn and points in all: each figure once. */
export interface SeatProps<View extends AnyView = AnyView> {
  view: View;
  seat: number;
  /** Its points by source, as far as they have been counted; what shows one has `data-points`. */
  points: SourcePoints[];
  /** What somebody points at, in the log or in a refusal. */
  lit: string[];
}

/** What is shown beside the board for all seats together. */
export interface AsideProps<View extends AnyView = AnyView> {
  view: View;
  names: string[];
  /** What somebody points at, in the log or in a refusal, or what is being scored. */
  lit: string[];
}

/** A drawing of the rulebook: a small still board. */
export interface DrawingProps<View extends AnyView = AnyView> {
  view: View;
  /** Two corners of the part that is shown; empty for all of it. */
  show: string[];
  /** Cells or cards that are pointed at. */
  marks: string[];
  /** Actions that may be done, and such that may not: drawn with a tick, with a cross. */
  allowed: string[];
  refused: string[];
}

/** What a place can be set to in the editor: drawn small. */
export interface OfferProps {
  /** As the game's `editing` tells it. */
  look: any;
}

/** What a seat has from one source; null where one may not know. */
export interface SourcePoints {
  source: string;
  points: number | null;
}

export interface GameUi {
  Board: Component<BoardProps<any>>;
  /** Under a seat's name: what it has. */
  Seat: Component<SeatProps<any>>;
  /** Beside the board: what is left, who leads; left out where there is nothing to tell. */
  Aside?: Component<AsideProps<any>>;
  Drawing: Component<DrawingProps<any>>;
  /** What can be set in the editor, drawn, and in words; left out, its label is shown. */
  Offer?: Component<OfferProps>;
  offerWords?: (look: any, label: string) => string;
  /** Whether this table keeps anything secret between seats, so that a screen must be passed. */
  secrets: (view: any) => boolean;
  /** Whether cards or tiles are dealt that somebody cannot see, so that one may ask what they can be. */
  dealsHidden?: boolean;
  /** A seat's points by source, in the order in which they are told. */
  points: (view: any, seat: number) => SourcePoints[];
  /** The source among `points` under which an event's is counted, where that is another. */
  line?: (source: string) => string;
  /** A seat's points in all; null where one may not know. */
  total: (view: any, seat: number) => number | null;
  /** Kinds of events that are steps of the last scoring although they bring nothing. */
  scoringKinds?: string[];
  /** What an event of a kind sounds like, where it is to be heard. */
  sounds?: Record<string, SoundName>;
  /** Kinds of events that have a line of their own in the log: a round begins. */
  chapters?: string[];
}

export type { AnyView, Choice, EventTold, Happened };
