/** What every sign is made of: layers around the origin, within a square of 24. */

export interface Layer {
  d: string;
  /** A colour of the game's `colours.css`, without its beginning. */
  fill?: string;
  line?: string;
  width?: number;
}

export type Drawing = Layer[];

/** A surface, with an outline where it needs one. */
export const face = (d: string, fill: string, line?: string, width = 1.2): Layer =>
  line ? { d, fill, line, width } : { d, fill };

export const stroke = (d: string, line: string, width = 1.6): Layer => ({ d, line, width });

export function disc(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

/** An ellipse, turned by some degrees. */
export function oval(x: number, y: number, wide: number, high: number, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const dx = short(wide * Math.cos(angle));
  const dy = short(wide * Math.sin(angle));
  const arc = `a${wide} ${high} ${turn} 1 0`;
  return `M${short(x - dx)} ${short(y - dy)}${arc} ${2 * dx} ${2 * dy}${arc} ${-2 * dx} ${-2 * dy}Z`;
}

const short = (number: number) => Math.round(number * 100) / 100;
