/** Two quiet sounds, made here and off by default: a camel set down, and "it is your turn". */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(pitch: number, begin: number, length: number, loud: number): void {
  context ??= new AudioContext();
  const wave = context.createOscillator();
  const gain = context.createGain();
  const start = context.currentTime + begin;
  wave.frequency.value = pitch;
  wave.type = "triangle";
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  wave.connect(gain).connect(context.destination);
  wave.start(start);
  wave.stop(start + length);
}

export const sound = {
  move(myTurn: boolean): void {
    if (!settings.sound) return;
    tone(196, 0, 0.12, 0.12);
    if (myTurn) tone(392, 0.14, 0.3, 0.08);
  },
};
