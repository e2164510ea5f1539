/** Being called: the tab's title and icon, a sound, a vibration, and a message while the page is hidden. */
import { untrack } from "svelte";
import { namesOf } from "../../parts/names";
import { mark } from "../../store/icon";
import { looked, showLooking } from "../../store/looking";
import { take } from "../../store/moments";
import { notices } from "../../store/notices.svelte";
import { settings } from "../../store/settings.svelte";
import { play } from "../../store/sound";
import type { Table } from "../../store/table.svelte";
import { t } from "../../texts/index.svelte";

/** How long a hidden page waits for another tab that somebody may be looking at. */
const AFTER_YOU = 400;
/** The turn is heard after what led to it. */
const AFTER_THE_MOVE = 0.25;
const VIBRATION = [60, 40, 60];

export class Calling {
  #table: () => Table;
  #before: boolean | null = null;
  #withdraw: (() => void) | null = null;
  /** Whether this page is the one that calls; null while nobody is called. */
  #chosen: Promise<boolean> | null = null;

  constructor(table: () => Table) {
    this.#table = table;
    $effect(() => void mark(this.called));
    $effect(() => () => this.#end());
    $effect(() => showLooking(this.#table().id));
    $effect(() => this.follow(this.called, this.#table().stream?.caughtUp ?? false));
  }

  /** Whether a seat of mine is waited for, and by others than myself. */
  get called(): boolean {
    const { mine, seats, stream } = this.#table();
    const now = stream?.latest;
    const turn = now?.to_confirm ?? now?.turn;
    if (!now || now.status !== "running" || turn === null || turn === undefined) return false;
    return mine.includes(turn) && seats.some(({ seat }) => !mine.includes(seat));
  }

  /** Who looks hears it when all has been shown that led to it; who does not, at once. Which page it
  is that calls, is settled before: one that somebody looks at, if there is one. */
  follow(called: boolean, caughtUp: boolean): void {
    if (!called) {
      this.#hush();
      this.#chosen = null;
    }
    const anew = called && this.#before === false;
    if (anew) this.#chosen ??= untrack(() => this.#choose());
    if (called && !caughtUp && !document.hidden) return;
    if (this.#table().stream?.latest) this.#before = called;
    if (anew) untrack(() => void this.#call());
  }

  get #moment(): string {
    const table = this.#table();
    return `${table.id}:${table.stream!.latest!.n}`;
  }

  async #choose(): Promise<boolean> {
    const moment = this.#moment;
    if (document.hidden) {
      await new Promise((after) => setTimeout(after, AFTER_YOU));
      if (await looked(this.#table().id)) return false;
    }
    return take(moment);
  }

  async #call(): Promise<void> {
    const table = this.#table();
    const moment = this.#moment;
    if (!(await this.#chosen)) return;
    play("turn", AFTER_THE_MOVE);
    if (settings.vibration && navigator.userActivation?.hasBeenActive) {
      navigator.vibrate?.(VIBRATION);
    }
    if (!document.hidden || !this.called) return;
    const others = table.seats.filter(({ seat }) => !table.mine.includes(seat));
    const notice = {
      title: t("page-call-title", { game: t(`${table.told!.game}-name`) }),
      body: t("page-call-with", { names: namesOf(others) }),
      tag: moment,
    };
    this.#withdraw = notices.show(notice);
    document.addEventListener("visibilitychange", () => this.#hush(), { once: true });
  }

  #hush(): void {
    this.#withdraw?.();
    this.#withdraw = null;
  }

  #end(): void {
    this.#hush();
    void mark(false);
  }
}
