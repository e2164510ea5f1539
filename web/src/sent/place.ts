/** A game that was sent is one file: nothing lies beside it, and nothing is asked. */
export const ROOT = "./";
export const ALONE = false;
export const VERSION: string | null = null;

export function placed({ pathname, hash }: { pathname: string; hash: string }): {
  path: string;
  hash: string;
} {
  return { path: pathname, hash };
}

export function addressOf(place: string): string {
  return place;
}
