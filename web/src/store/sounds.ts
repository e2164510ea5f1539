/** What the page sounds like: small, quiet, and made here of waves and noise. No file is fetched. */

export const SOUNDS = ["camel", "card", "tile", "water", "turn", "end"] as const;
export type SoundName = (typeof SOUNDS)[number];

/** One voice of a sound: from when, how long, how loud, from which pitch to which. */
interface Voice {
  wave: "sine" | "triangle" | "noise";
  at: number;
  length: number;
  loud: number;
  from: number;
  to: number;
}

/** A note that rings out. */
const note = (pitch: number, at: number, loud = 0.07): Voice => ({
  wave: "triangle",
  at,
  length: 0.5,
  loud,
  from: pitch,
  to: pitch,
});

const SCORE: Record<SoundName, Voice[]> = {
  /** A hoof in the sand. */
  camel: [
    { wave: "sine", at: 0, length: 0.16, loud: 0.14, from: 150, to: 70 },
    { wave: "noise", at: 0, length: 0.09, loud: 0.05, from: 700, to: 300 },
  ],
  /** Paper on wood. */
  card: [
    { wave: "noise", at: 0, length: 0.11, loud: 0.07, from: 1400, to: 3200 },
    { wave: "sine", at: 0.07, length: 0.06, loud: 0.06, from: 220, to: 140 },
  ],
  /** Two stones that meet. */
  tile: [
    { wave: "triangle", at: 0, length: 0.07, loud: 0.12, from: 520, to: 300 },
    { wave: "noise", at: 0, length: 0.03, loud: 0.06, from: 2400, to: 1200 },
    { wave: "triangle", at: 0.05, length: 0.06, loud: 0.06, from: 380, to: 240 },
  ],
  /** A drop, and a smaller one. */
  water: [
    { wave: "sine", at: 0, length: 0.13, loud: 0.1, from: 420, to: 980 },
    { wave: "sine", at: 0.12, length: 0.1, loud: 0.05, from: 620, to: 1300 },
  ],
  turn: [note(392, 0), note(587.3, 0.14)],
  end: [note(392, 0), note(493.9, 0.13), note(587.3, 0.26), note(784, 0.42, 0.08)],
};

/** How loud a voice is when it has rung out: below this nobody hears it. */
const SILENCE = 0.0005;
const ATTACK = 0.006;
const NOISE = 0.2;

/** Put a sound into a context, from a moment on. */
export function put(context: BaseAudioContext, name: SoundName, at: number): void {
  for (const voice of SCORE[name]) sing(context, voice, at + voice.at);
}

function sing(context: BaseAudioContext, voice: Voice, at: number): void {
  const { length, loud, from, to } = voice;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  gain.connect(context.destination);
  const source = voice.wave === "noise" ? hiss(context, from, to, at, length) : null;
  if (source) source.connect(gain);
  else {
    const wave = context.createOscillator();
    wave.type = voice.wave as OscillatorType;
    glide(wave.frequency, from, to, at, length);
    wave.connect(gain);
    wave.start(at);
    wave.stop(at + length);
  }
}

/** Noise around a pitch. */
function hiss(
  context: BaseAudioContext,
  from: number,
  to: number,
  at: number,
  length: number,
): AudioNode {
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.start(at, 0, length);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  glide(filter.frequency, from, to, at, length);
  return source.connect(filter);
}

function glide(pitch: AudioParam, from: number, to: number, at: number, length: number): void {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + length);
}

function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(NOISE * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k += 1) samples[k] = 2 * Math.random() - 1;
  return buffer;
}

/** The sound of what happened: that of the last event which has one, for it came of the others. */
export function soundOf(
  events: readonly { kind: string }[],
  sounds: Readonly<Record<string, SoundName>> = {},
): SoundName | null {
  return events.map(({ kind }) => sounds[kind]).findLast((sound) => sound) ?? null;
}
