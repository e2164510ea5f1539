/** Every sentence of the page, by key, through Fluent; the same catalogues as server and terminal.

A key that begins with a game's name is that game's, one that begins with `character` is what a bot
is called, one with `coach` belongs to analysis, hints and what-if, one with `learn` to guided first games and
the ways to them, and any other is the page's own. Only the language that is spoken is fetched: all of them
are complete, and a test sees to it. A game that the page was not built with has its texts from the
server, and in English what is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { EventTold, ReasonTold } from "../wire/types";
import { cataloguesOf } from "./catalogues";
import { isolated, listing } from "./mixed";
import { TextNumber } from "./numbers";

export const LANGUAGES = ["en", "pl", "he", "fr", "de"] as const;
const RIGHT_TO_LEFT = ["he"];
/** Words half as long again, to see whether the page still holds: `?language=long`. */
const LONG = "long";
/** Facts of events and reasons that are the number of a seat. */
const SEATS = ["seat", "actor", "owner"];
/** After the key of a phrase: what the page calls a thing, by what stands on it there. */
const SHOWN = "-shown";
export type Facts = Record<string, unknown>;

class Texts {
  language = $state("en");
  direction = $derived(directionOf(this.language));
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #wanted = "";

  /** Fetch what a language needs, then speak it. */
  async speak(language: string): Promise<void> {
    this.#wanted = language;
    const catalogues = await cataloguesOf(fileOf(language));
    if (this.#wanted !== language) return; // another has been asked for meanwhile
    this.#bundles = Object.fromEntries(
      catalogues.map(([folder, texts]) => [folder, bundleOf(texts, language)]),
    );
    this.language = fileOf(language);
    document.documentElement.lang = this.language;
    document.documentElement.dir = this.direction;
  }

  say(key: string, facts: Facts): string {
    const bundle = this.#bundles[this.#folderOf(key)];
    const message = bundle?.getMessage(key);
    if (message?.value) return bundle!.formatPattern(message.value, this.#plain(facts), null);
    console.error(`there is no text ${key}`);
    return key;
  }

  has(key: string): boolean {
    return this.#bundles[this.#folderOf(key)]?.hasMessage(key) ?? false;
  }

  #folderOf(key: string): string {
    const first = key.split("-")[0]!;
    return first in this.#bundles ? first : "page";
  }

  /** “a, b and c”, as the language has it. */
  listed(words: string[]): string {
    return listing(words, this.language);
  }

  #plain(facts: Facts): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, this.#fact(fact)]),
    );
  }

  #fact(fact: unknown): FluentVariable {
    if (typeof fact === "number") return new TextNumber(fact);
    return this.listed((Array.isArray(fact) ? fact : [fact]).map((one) => this.#word(one)));
  }

  /** A fact may be a text of its own, with its facts. */
  #word(fact: unknown): string {
    if (fact !== null && typeof fact === "object" && "phrase" in fact) {
      const { phrase, facts } = fact as { phrase: string; facts?: Facts };
      return this.say(this.has(`${phrase}${SHOWN}`) ? `${phrase}${SHOWN}` : phrase, facts ?? {});
    }
    const word = String(fact);
    return this.direction === "rtl" ? word : isolated(word); // from right to left, bundles do it
  }
}

function fileOf(language: string): string {
  return language === LONG ? "en" : language;
}

function directionOf(language: string): "rtl" | "ltr" {
  return RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
}

function bundleOf(texts: string[], language: string): FluentBundle {
  const bundle = emptyBundle(language);
  for (const text of texts)
    bundle.addResource(new FluentResource(text), { allowOverrides: text !== texts[0] });
  return bundle;
}

function emptyBundle(language: string): FluentBundle {
  const file = fileOf(language);
  const transform = (text: string) => text.replace(/[aeiou]/g, "$&$&");
  return new FluentBundle(file, {
    useIsolating: directionOf(file) === "rtl",
    ...(language === LONG ? { transform } : {}),
  });
}

export const texts = new Texts();

/** The sentence for a key. */
export function t(key: string, facts: Facts = {}): string {
  return texts.say(key, facts);
}

/** “a, b and c”. */
export function listed(words: string[]): string {
  return texts.listed(words);
}

/** Something that happened, as a sentence. */
export function sayEvent(game: string, event: EventTold, names: string[]): string {
  const seat = event.seat >= 0 ? (names[event.seat] ?? "") : "";
  const told = { seat, points: event.points, cells: event.cells, ...named(event.facts, names) };
  return t(`${game}-event-${event.kind}`, told);
}

/** Why something cannot be done, as a sentence; its rule is shown beside it. */
export function sayReason(game: string, reason: ReasonTold, names: string[]): string {
  const told = { cells: reason.cells, ...named(reason.facts, names) };
  return t(`${game}-reason-${reason.kind}`, told);
}

/** Facts that are the number of a seat become its name. */
function named(facts: Facts, names: string[]): Facts {
  const numbers = Object.entries(facts).filter(
    ([key, fact]) => SEATS.includes(key) && typeof fact === "number",
  );
  const told = numbers.map(([key, seat]) => [
    key,
    names[(seat as number) - 1] ?? t("page-player", { seat }),
  ]);
  return { ...facts, ...Object.fromEntries(told) };
}
