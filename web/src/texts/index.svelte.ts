/** Every sentence of the page, by key, through Fluent; the same catalogues as server and terminal.

A key that begins with a game's name is that game's, any other the page's own. English is always
there and stands in for what is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { EventTold } from "../wire/types";
import { GAMES } from "../games";

export const LANGUAGES = ["en", "pl", "he", "fr", "de"] as const;
const RIGHT_TO_LEFT = ["he"];
/** Words half as long again, to see whether the page still holds: `?language=long`. */
const LONG = "long";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/serai/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

export type Facts = Record<string, unknown>;

class Texts {
  language = $state("en");
  direction = $derived(RIGHT_TO_LEFT.includes(this.language) ? "rtl" : "ltr");
  #bundles = $state.raw<Record<string, FluentBundle[]>>({});

  /** Fetch what a language needs, then speak it. */
  async speak(language: string): Promise<void> {
    const folders = ["page", ...GAMES];
    const found = await Promise.all(folders.map((folder) => load(folder, language)));
    this.#bundles = Object.fromEntries(folders.map((folder, i) => [folder, found[i]!]));
    this.language = language === LONG ? "en" : language;
    document.documentElement.lang = this.language;
    document.documentElement.dir = this.direction;
  }

  say(key: string, facts: Facts): string {
    const folder = (GAMES as readonly string[]).includes(key.split("-")[0]!)
      ? key.split("-")[0]!
      : "page";
    for (const bundle of this.#bundles[folder] ?? []) {
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, this.#plain(facts), null);
    }
    console.error(`there is no text ${key}`);
    return key;
  }

  has(key: string): boolean {
    return (this.#bundles[key.split("-")[0]!] ?? []).some((bundle) => bundle.hasMessage(key));
  }

  #plain(facts: Facts): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, this.#fact(fact)]),
    );
  }

  #fact(fact: unknown): FluentVariable {
    if (typeof fact === "number") return fact;
    return (Array.isArray(fact) ? fact : [fact]).map((one) => this.#word(one)).join(", ");
  }

  /** A fact may be a text of its own, with its facts. */
  #word(fact: unknown): string {
    if (fact !== null && typeof fact === "object" && "phrase" in fact) {
      const { phrase, facts } = fact as { phrase: string; facts?: Facts };
      return this.say(phrase, facts ?? {});
    }
    return String(fact);
  }
}

async function load(folder: string, language: string): Promise<FluentBundle[]> {
  const names = language === LONG ? [LONG, "en"] : language === "en" ? ["en"] : [language, "en"];
  const bundles = await Promise.all(names.map((name) => bundleOf(folder, name)));
  return bundles.filter((bundle) => bundle !== null);
}

async function bundleOf(folder: string, name: string): Promise<FluentBundle | null> {
  const file = name === LONG ? "en" : name;
  const fetch =
    folder === "page"
      ? own[`./${file}.ftl`]
      : games[`../../../src/serai/games/${folder}/texts/${file}.ftl`];
  if (!fetch) return null;
  const transform = (text: string) => text.replace(/[aeiou]/g, "$&$&");
  const bundle = new FluentBundle(file, {
    useIsolating: false,
    ...(name === LONG ? { transform } : {}),
  });
  bundle.addResource(new FluentResource(await fetch()));
  return bundle;
}

export const texts = new Texts();

/** The sentence for a key. */
export function t(key: string, facts: Facts = {}): string {
  return texts.say(key, facts);
}

/** Something that happened, as a sentence. */
export function sayEvent(game: string, event: EventTold, names: string[]): string {
  const seat = event.seat >= 0 ? (names[event.seat] ?? "") : "";
  const told = { seat, points: event.points, cells: event.cells, ...event.facts };
  return t(`${game}-event-${event.kind}`, told);
}
