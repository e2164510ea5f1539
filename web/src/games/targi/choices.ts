/** What may be done now, sorted by what it is, and what each choice would bring. */
import { size, wins } from "../../board/booked";
import type { Choice, EventTold } from "../contract";
import type { Amount, Good } from "./view";

/** A way to pay, to exchange or to give back, in tokens. */
export interface Deal {
  action: string;
  gives: Amount[];
  takes: Amount[];
}

export interface Choices {
  /** By border card. */
  place: Map<string, Choice>;
  /** By border card or inner space: the pieces that still stand. */
  use: Map<string, Choice>;
  skip: Map<string, Choice>;
  /** Fata Morgana: from a space to others. */
  move: Map<string, Map<string, Choice>>;
  /** One good, of those one may choose. */
  take: Map<Good, Choice>;
  return: Map<Good, Choice>;
  /** Rows by number, from 1. */
  row: Map<number, Choice>;
  /** Two places of the display, such as 1.2 and 2.1, the upper first. */
  swap: Map<string, Choice>;
  /** Which of two drawn cards, from 1. */
  keep: Map<number, Choice>;
  /** For a card, or in a raid. */
  pay: Deal[];
  trade: Deal[];
  silver: Deal[];
  lay: Choice | null;
  hand: Choice | null;
  discard: Choice | null;
  layHand: Choice | null;
  done: Choice | null;
}

export function choicesOf(legal: Choice[]): Choices {
  const choices = none();
  for (const choice of legal) sort(choices, choice);
  return choices;
}

function none(): Choices {
  return {
    place: new Map(),
    use: new Map(),
    skip: new Map(),
    move: new Map(),
    take: new Map(),
    return: new Map(),
    row: new Map(),
    swap: new Map(),
    keep: new Map(),
    pay: [],
    trade: [],
    silver: [],
    lay: null,
    hand: null,
    discard: null,
    layHand: null,
    done: null,
  };
}

function sort(choices: Choices, choice: Choice): void {
  if (choice.action === "lay hand") choices.layHand = choice;
  const [verb, what, to] = choice.action.split(" ") as [string, string, string];
  if (verb === "place" || verb === "use" || verb === "skip") choices[verb].set(what, choice);
  else if (verb === "take" || verb === "return") choices[verb].set(what as Good, choice);
  else if (verb === "row" || verb === "keep") choices[verb].set(Number(what), choice);
  else if (verb === "pay" || verb === "trade" || verb === "silver")
    choices[verb].push(dealOf(choice));
  else if (verb === "swap") choices.swap.set(`${what} ${to}`, choice);
  else if (verb === "move") {
    if (!choices.move.has(what)) choices.move.set(what, new Map());
    choices.move.get(what)!.set(to, choice);
  } else if (choice.action === verb) choices[verb as "lay" | "hand" | "discard" | "done"] = choice;
}

const GIVING = ["pay", "raid-goods", "raid-points", "return"];

/** What is given and taken, as far as one can know. */
export function dealOf({ action, preview = [] }: Choice): Deal {
  const deal: Deal = { action, gives: [], takes: [] };
  for (const event of preview) {
    if (GIVING.includes(event.kind)) deal.gives.push(...amounts(event));
    else if (event.kind === "gain") deal.takes.push(...amounts(event));
    else if (event.kind === "trade" || event.kind === "silver") {
      deal.gives.push(amount(event.facts.given));
      if (event.facts.taken) deal.takes.push(amount(event.facts.taken));
    }
    const side = wins(event) ? deal.takes : deal.gives;
    if (event.points) side.push({ ware: "point", number: size(event) });
  }
  return deal;
}

function amounts(event: EventTold): Amount[] {
  return ((event.facts.amounts ?? []) as unknown[]).map(amount);
}

/** A phrase such as “2 dates”, with its facts. */
function amount(phrase: unknown): Amount {
  const { good, number } = (phrase as { facts: { good: Amount["ware"]; number: number } }).facts;
  return { ware: good, number };
}
