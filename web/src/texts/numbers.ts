/** Numbers as people read them: with a minus sign, where computers write a hyphen. The same in Python:
serai/core/texts.py. */
import { FluentNumber } from "@fluent/bundle";

type Scope = Parameters<FluentNumber["toString"]>[0];

/** A number that stands alone, outside of any text. */
export function written(number: number): string {
  return withMinus(String(number));
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
