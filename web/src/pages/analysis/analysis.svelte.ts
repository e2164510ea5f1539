/** An analysis that is looked at, better from edition to edition while one looks. */
import { ask, Refused, troubleOf } from "../../store/ask";
import type {
  AnalysisTold,
  GameAnalysisTold,
  PositionAnalysisTold,
  Trouble,
  TryTold,
  VariationSaid,
} from "../../wire/types";
import { ownName } from "../../parts/names";
import type { Who } from "../replay/sources";

/** Seconds that the server may keep us waiting for something new. */
const WAIT = 20;
/** Seconds until it is asked again when it could not answer. */
const PAUSE = 3;
/** Nobody there, too much at once, or something between us and the server: all of it passes. */
const PASSING = [0, 429, 502, 503, 504];

export class Analysis {
  /** Its id, or the secret of its link. */
  readonly name: string;
  told = $state.raw<AnalysisTold | null>(null);
  document = $state.raw<AnalysisTold["document"]>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The edition of the document that we have. */
  #edition = 0;
  #closed = false;
  /** Another round of asking makes the one before void. */
  #round = 0;

  constructor(name: string) {
    this.name = name;
  }

  /** One that has come with its game, and about which nobody can be asked. */
  static of(document: GameAnalysisTold): Analysis {
    const analysis = new Analysis("");
    analysis.document = document;
    return analysis;
  }

  get game(): GameAnalysisTold | null {
    return this.document?.format === "serai coach 1" ? this.document : null;
  }

  get position(): PositionAnalysisTold | null {
    return this.document?.format === "serai coach-position 1" ? this.document : null;
  }

  /** Whether there is more to come. */
  get working(): boolean {
    return this.told?.status === "waiting" || this.told?.status === "running";
  }

  /** Ask for all of it, in the language that is spoken now, and for what is new as long as there is
  something to come. */
  async follow(): Promise<void> {
    const round = ++this.#round;
    this.#edition = 0;
    let wait = 0;
    while (!this.#closed && round === this.#round) {
      const again = await this.#look(wait, round);
      if (!again) return;
      wait = WAIT;
    }
  }

  close(): void {
    this.#closed = true;
  }

  /** Who played, and how it ended. */
  async who(): Promise<Who> {
    const told = this.told ?? (await ask("GET /api/analyses/{analysis}", this.#at));
    if (told.table !== null && told.may_share) {
      const { table } = told; // who was not there knows names alone
      return ask("GET /api/tables/{table}", { table });
    }
    const { names, characters } = await ask("GET /api/analyses/{analysis}/plies", this.#at);
    const seats = names.map((name, seat) => ({
      seat,
      name: ownName(name, seat),
      character: characters[seat] ?? null,
    }));
    return { game: told.game, seats, mine: [], result: null };
  }

  tries(ply: number, action: string): Promise<TryTold> {
    return ask("POST /api/analyses/{analysis}/try", this.#at, { ply, action });
  }

  /** Begun anew, if its time was over too soon; and looked at until it is done. */
  async again(): Promise<void> {
    const begun = await this.#change(async () => {
      this.told = await ask("POST /api/analyses/{analysis}/again", this.#at);
    });
    if (begun) void this.follow();
  }

  async share(): Promise<void> {
    await this.#change(async () => {
      const { link } = await ask("POST /api/analyses/{analysis}/link", this.#at);
      this.told = { ...this.told!, link };
    });
  }

  async withdraw(): Promise<void> {
    await this.#change(async () => {
      await ask("DELETE /api/analyses/{analysis}/link", this.#at);
      this.told = { ...this.told!, link: null };
    });
  }

  /** Whether it could be done; if others were kept meanwhile, those are asked for. */
  async keep(variations: VariationSaid[]): Promise<boolean> {
    const kept = await this.#keep(variations);
    if (this.trouble?.code === "variations-changed") void this.follow();
    return kept;
  }

  #keep(variations: VariationSaid[]): Promise<boolean> {
    return this.#change(async () => {
      const kept = { variations, replaces: this.told!.variations_tag };
      const told = await ask("PUT /api/analyses/{analysis}/variations", this.#at, kept);
      const { variations: now, variations_tag } = told;
      this.told = { ...this.told!, variations: now, variations_tag };
    });
  }

  dismiss(): void {
    this.trouble = null;
  }

  get #at(): { analysis: string } {
    return { analysis: this.name };
  }

  async #change(doing: () => Promise<void>): Promise<boolean> {
    this.trouble = null;
    try {
      await doing();
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    }
  }

  /** Whether to look again. */
  async #look(wait: number, round: number): Promise<boolean> {
    try {
      const at = { ...this.#at, since: this.#edition, wait };
      const told = await ask("GET /api/analyses/{analysis}", at);
      if (round !== this.#round || this.#closed) return false;
      this.told = told;
      if (told.document) [this.document, this.#edition] = [told.document, told.edition];
      return this.working;
    } catch (error) {
      if (round !== this.#round || this.#closed) return false;
      const passes = error instanceof Refused && PASSING.includes(error.status);
      if (!passes || !this.told) {
        this.trouble = troubleOf(error);
        return false;
      }
      const seconds = Math.max(PAUSE, error.trouble.retry_after ?? 0);
      await new Promise((done) => setTimeout(done, 1000 * seconds));
      return true;
    }
  }
}
