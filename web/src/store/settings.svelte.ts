/** How somebody likes the page, kept in this browser as far as it keeps anything. */
import { LANGUAGES, texts } from "../texts/index.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const FIRST_LEVEL = "easy";
/** Only by the address: English with words half as long again. */
const LONG = "long";

/** What some browsers still call a language. */
const OLD_NAMES: Record<string, string> = { iw: "he" };

class Settings {
  #theme = $state(one(THEMES, recall("theme")) ?? "auto");
  #motion = $state(one(MOTIONS, recall("motion")) ?? "auto");
  #sound = $state(recall("sound") !== "off");
  #vibration = $state(recall("vibration") !== "off");
  #calls = $state(wish(recall("calls")));
  #keys = $state(recall("keys") !== "off");
  #atOnce = $state(recall("at-once") !== "off");
  #explained = $state(recall("explained") !== "off");
  #asking = $state(recall("asking") === "on");
  /** What the page begins with: as the address asks, as chosen before, or as the browser likes. */
  readonly language =
    one([...LANGUAGES, LONG], asked()) ?? one(LANGUAGES, recall("language")) ?? spoken();
  /** From then on nothing but another choice changes it, as long as the page is open. */
  #chosen = asked() !== null;
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #isDark = $state(false);

  constructor() {
    this.#dark.addEventListener("change", () => this.#dress());
    this.#dress();
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    this.#dress();
  }

  /** How the page looks now, chosen or as the device is. */
  get dark(): boolean {
    return this.#isDark;
  }

  get motion(): Motion {
    return this.#motion;
  }

  set motion(motion: Motion) {
    this.#motion = motion;
    keep("motion", motion);
    this.#dress();
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.#motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(sound: boolean) {
    this.#sound = sound;
    keep("sound", sound ? "on" : "off");
  }

  /** Whether a phone vibrates when it is one's turn. */
  get vibration(): boolean {
    return this.#vibration;
  }

  set vibration(vibration: boolean) {
    this.#vibration = vibration;
    keep("vibration", vibration ? "on" : "off");
  }

  /** Whether the browser is to say so when it is one's turn; null as long as nobody has chosen. */
  get calls(): boolean | null {
    return this.#calls;
  }

  set calls(calls: boolean) {
    this.#calls = calls;
    keep("calls", calls ? "on" : "off");
  }

  /** Whether single keys are meant for the board wherever one is at a table. */
  get keys(): boolean {
    return this.#keys;
  }

  set keys(keys: boolean) {
    this.#keys = keys;
    keep("keys", keys ? "on" : "off");
  }

  /** Whether what leaves no choice is done for the player. */
  get atOnce(): boolean {
    return this.#atOnce;
  }

  set atOnce(atOnce: boolean) {
    this.#atOnce = atOnce;
    keep("at-once", atOnce ? "on" : "off");
  }

  /** Whether what is new at a table is explained there. */
  get explained(): boolean {
    return this.#explained;
  }

  set explained(explained: boolean) {
    this.#explained = explained;
    keep("explained", explained ? "on" : "off");
  }

  /** Whether an analysis keeps to itself what was better until one has tried. */
  get asking(): boolean {
    return this.#asking;
  }

  set asking(asking: boolean) {
    this.#asking = asking;
    keep("asking", asking ? "on" : "off");
  }

  /** Chosen here, now. */
  async speak(language: string): Promise<void> {
    this.#chosen = true;
    await texts.speak(language);
    keep("language", language);
  }

  /** Chosen by the same person, maybe on another device. */
  async follow(language: string): Promise<void> {
    if (this.#chosen || language === texts.language || !one(LANGUAGES, language)) return;
    await texts.speak(language);
    keep("language", language);
  }

  /** The level one has last played a game's bots at. */
  level(game: string): string {
    const level = recall(`level-${game}`);
    return level && texts.has(`character-level-${level}`) ? level : FIRST_LEVEL;
  }

  /** Whether a game went on when one was last here, so that the first page begins with it. */
  get going(): boolean {
    return recall("going") === "yes";
  }

  set going(going: boolean) {
    keep("going", going ? "yes" : "no");
  }

  /** Whether one had played or learned a game when one was last here. */
  known(game: string): boolean {
    return recall(`known-${game}`) === "yes";
  }

  know(game: string, known: boolean): void {
    keep(`known-${game}`, known ? "yes" : "no");
  }

  played(game: string, level: string): void {
    keep(`level-${game}`, level);
  }

  #dress(): void {
    const root = document.documentElement.dataset;
    const dark = this.#theme === "dark" || (this.#theme === "auto" && this.#dark.matches);
    this.#isDark = dark;
    root.theme = dark ? "dark" : "light";
    root.motion = this.#motion;
  }
}

/** A browser may refuse to keep anything; then it lasts as long as the page. */
const kept = new Map<string, string>();

function recall(name: string): string | null {
  try {
    return kept.get(name) ?? localStorage.getItem(`serai-${name}`);
  } catch {
    return kept.get(name) ?? null;
  }
}

function keep(name: string, value: string): void {
  kept.set(name, value);
  try {
    localStorage.setItem(`serai-${name}`, value);
  } catch {
    return;
  }
}

function one<T extends string>(known: readonly T[], name: string | null): T | null {
  return known.find((value) => value === name) ?? null;
}

function wish(kept: string | null): boolean | null {
  return kept === null ? null : kept === "on";
}

/** The language that the address asks for, for this visit. */
function asked(): string | null {
  return new URLSearchParams(location.search).get("language");
}

/** The first of the browser's languages that we speak. */
function spoken(): string {
  const wanted = navigator.languages.map((tag) => tag.split(/[^a-z]/i)[0]!.toLowerCase());
  const today = wanted.map((language) => OLD_NAMES[language] ?? language);
  return today.find((language) => one(LANGUAGES, language)) ?? "en";
}

export const settings = new Settings();
