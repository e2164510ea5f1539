/** A guided first game: where one is in it, what was done in the task, and what came of that.

The server says what a task asks for and whether it has been met; what was met or skipped is kept
with the person, task by task. */
import type { AnyView } from "../../games/contract";
import { ask, Refused, troubleOf } from "../../store/ask";
import type {
  CourseTold,
  EventTold,
  Happened,
  ReasonTold,
  TaskTold,
  Trouble,
} from "../../wire/types";

export type Stands = "met" | "skipped" | "open";
const KIND = "course";
const DONE = "done";
/** Between two actions that are shown, so that each can be seen. */
const PAUSE = 900;

export class Lesson {
  course = $state.raw<CourseTold | null>(null);
  /** Which task, counted from 0. */
  at = $state(0);
  told = $state.raw<TaskTold | null>(null);
  actions = $state.raw<string[]>([]);
  busy = $state(false);
  /** The solution is being shown. */
  showing = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** Why what was asked for last cannot be done. */
  whyNot = $state.raw<ReasonTold[] | null>(null);
  notes = $state.raw<Record<string, string>>({});

  tasks = $derived(this.course?.tasks ?? []);
  task = $derived(this.tasks[this.at] ?? null);
  /** From the last one goes over into a game: nothing is done in it. */
  last = $derived(this.at === this.tasks.length - 1);
  view = $derived((this.told?.view ?? null) as AnyView | null);
  open = $derived(this.told?.state === "open");
  fresh = $derived<Happened[]>((this.told?.events ?? []).map((event) => ({ ...event, n: 0 })));
  /** Only the last that was asked for is shown. */
  #asked = 0;

  constructor(readonly game: string) {}

  /** What may be done now. */
  get legal(): TaskTold["legal"] {
    return this.busy || this.showing || !this.open ? [] : (this.told?.legal ?? []);
  }

  stands(task: string): Stands {
    const noted = this.notes[this.#item(task)];
    return noted === "met" || noted === "skipped" ? noted : "open";
  }

  /** The course, from where it was left. */
  async load(): Promise<void> {
    try {
      const [course, progress] = await Promise.all([
        ask("GET /api/courses/{game}", { game: this.game }),
        ask("GET /api/me/progress/{kind}", { kind: KIND }),
      ]);
      this.course = course;
      this.notes = progress.notes;
    } catch (error) {
      this.trouble = troubleOf(error);
      return;
    }
    const left = this.notes[this.game] ?? "";
    const place = this.tasks.findIndex(({ id }) => id === left);
    await this.go(Math.max(0, place));
  }

  /** The same in another language. */
  async say(): Promise<void> {
    if (!this.course || this.busy) return;
    this.course = await ask("GET /api/courses/{game}", { game: this.game }).catch(
      () => this.course,
    );
    if (this.told) await this.#step(this.actions);
  }

  /** To a task, from its beginning. */
  async go(at: number): Promise<void> {
    if (at < 0 || at >= this.tasks.length) return;
    this.at = at;
    this.#note({ [this.game]: this.task!.id });
    if (this.last) this.told = null;
    else await this.again();
  }

  async again(): Promise<void> {
    this.showing = false;
    await this.#step([]);
  }

  next(): Promise<void> {
    return this.go(this.at + 1);
  }

  skip(): Promise<void> {
    if (this.stands(this.task!.id) === "open") this.#notes({ [this.task!.id]: "skipped" });
    return this.next();
  }

  /** A press that means several actions asks for each; what comes after the end is not done. */
  async play(action: string, refused?: () => void): Promise<void> {
    if (!this.open) return refused?.();
    const told = await this.#step([...this.actions, action]);
    if (!told) return refused?.();
    if (told.state === "met") this.#notes({ [told.task]: "met" });
  }

  /** One way to do it, from the beginning. */
  async show(): Promise<void> {
    const solution = this.told?.solution ?? [];
    await this.again();
    this.showing = true;
    for (const action of solution) {
      await new Promise((after) => setTimeout(after, PAUSE));
      if (!this.showing) return; // something else has been pressed
      await this.#step([...this.actions, action]);
    }
    this.showing = false;
  }

  async askWhy(action: string): Promise<void> {
    const wanted = { actions: [...this.actions, action] };
    await ask("POST /api/courses/{game}/{task}", this.#place, wanted).catch((error: unknown) =>
      this.#refused(error),
    );
  }

  async foresee(action: string): Promise<EventTold[]> {
    const wanted = { actions: [...this.actions, action] };
    return ask("POST /api/courses/{game}/{task}", this.#place, wanted).then(
      ({ events }) => events,
      () => [],
    );
  }

  /** The course is done: it is not offered first any more. */
  finish(): void {
    this.#note({ [this.game]: DONE, [this.#item(this.task!.id)]: "met" });
  }

  dismiss(): void {
    this.whyNot = null;
    this.trouble = null;
  }

  get #place(): { game: string; task: string } {
    return { game: this.game, task: this.task!.id };
  }

  #item(task: string): string {
    return `${this.game}.${task}`;
  }

  #notes(stands: Record<string, Stands>): void {
    const told = Object.entries(stands).map(([task, word]) => [this.#item(task), word]);
    this.#note(Object.fromEntries(told));
  }

  /** Whether it can be kept does not matter to whoever learns. */
  #note(notes: Record<string, string>): void {
    this.notes = { ...this.notes, ...notes };
    void ask("PUT /api/me/progress/{kind}", { kind: KIND }, { notes }).catch(() => {});
  }

  /** Null if it was refused, or if something else has been asked for meanwhile. */
  async #step(actions: string[]): Promise<TaskTold | null> {
    const asked = ++this.#asked;
    this.busy = true;
    this.dismiss();
    try {
      const told = await ask("POST /api/courses/{game}/{task}", this.#place, { actions });
      if (asked !== this.#asked) return null;
      this.actions = actions;
      this.told = told;
      return told;
    } catch (error) {
      if (asked === this.#asked) this.#refused(error);
      return null;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  #refused(error: unknown): void {
    const reasons = error instanceof Refused ? error.trouble.reasons : undefined;
    if (reasons?.length) this.whyNot = reasons;
    else this.trouble = troubleOf(error);
  }
}
