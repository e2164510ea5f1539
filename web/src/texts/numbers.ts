/** Numbers as people read them: with a minus sign, where computers write a hyphen. The same in Python:
serai/core/texts.py. */
import { FluentNumber } from "@fluent/bundle";

type Scope = Parameters<FluentNumber["toString"]>[0];

/** A number that stands alone, outside of any text. */
export function written(number: number): string {
  return withMinus(String(number));
}

/** A chance, as hundredths: “48 %” as the language has it. */
export function percent(chance: number, language: string): string {
  const format = { style: "percent", maximumFractionDigits: 0 } as const;
  return withMinus(new Intl.NumberFormat(language, format).format(Math.round(chance * 100) / 100));
}

/** A number with so many places, and a plus where it is more than nothing if it is a difference. */
export function decimal(number: number, language: string, places = 1, signed = false): string {
  const rounded = Number(number.toFixed(places)) + 0;
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(rounded);
  return signed && rounded > 0 ? `+${text}` : withMinus(text);
}

function withMinus(number: string): string {
  return number.replace("-", "\u2212");
}

/** A number in a text. */
export class TextNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}
