/** Sounds are heard once somebody has touched the page, as browsers demand, and while they are wanted. */
import { settings } from "./settings.svelte";
import { put, type SoundName } from "./sounds";

let context: AudioContext | null = null;

/** Make a sound, now or so many seconds later. */
export function play(name: SoundName, later = 0): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  put(context, name, context.currentTime + later);
}
