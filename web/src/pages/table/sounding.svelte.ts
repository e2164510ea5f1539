/** What happens at a table is heard as it is shown; which event makes which sound, the game says. */
import { untrack } from "svelte";
import type { GameUi } from "../../games/contract";
import { play } from "../../store/sound";
import { soundOf } from "../../store/sounds";
import type { Table } from "../../store/table.svelte";

export class Sounding {
  /** Up to where all has been heard, and whether the game was over there. */
  #heard: { n: number; over: boolean } | null = null;

  constructor(given: () => { table: Table; ui: GameUi }) {
    $effect(() => {
      const { table, ui } = given();
      const stream = table.stream;
      const shown = stream?.shown;
      if (!stream || !shown) return;
      const before = this.#heard;
      const over = shown.status === "over";
      this.#heard = { n: shown.n, over };
      if (before === null || shown.n <= before.n || document.hidden) return;
      const sound = untrack(() => soundOf(stream.fresh, ui.sounds));
      if (sound) play(sound);
      if (over && !before.over) play("end", 0.3);
    });
  }
}
