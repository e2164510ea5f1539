/** A position that somebody wants to play on from, on its way to the set-up: it is kept with the entry
of the browser's history, so that the set-up can be loaded anew, or gone back to. */
import { router } from "../store/router.svelte";

export interface Start {
  seats: number;
  /** The position as text. */
  text: string;
}

export function playOnFrom(game: string, start: Start): void {
  router.go(`/setup/${game}`, false, { start });
}

/** What was brought along to this page. */
export function broughtStart(): Start | null {
  const brought = history.state as { start?: Start } | null;
  return brought?.start ?? null;
}
