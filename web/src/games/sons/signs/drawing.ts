/** What every sign is made of: layers around the origin, within a square of 24. */

export interface Layer {
  d: string;
  /** A colour of `colours.css`, without its beginning. */
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

export function oval(x: number, y: number, wide: number, high: number): string {
  const arc = `a${wide} ${high} 0 1 0`;
  return `M${x - wide} ${y}${arc} ${2 * wide} 0${arc} ${-2 * wide} 0Z`;
}
