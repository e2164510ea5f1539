/** Drawings that Python has too: the symbols of a `symbols.svg`, to be used by their names.

A file is put into the page once, where it is not seen. */

/** A symbol, and its place where it stands around the origin: what `<use>` needs to be told. */
export interface Drawn {
  href: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a name that no symbol has is drawn as: nothing, in a square. */
const NOTHING = [-12, -12, 24, 24];

/** The symbols of a file by name; in the file their names begin with `owner`. */
export function symbols(owner: string, source: string): (name: string) => Drawn {
  const sheet = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  sheet.setAttribute("display", "none");
  // What the file says of itself is for whoever opens it, not for a page in another language.
  sheet.querySelectorAll(":scope > title, :scope > desc").forEach((said) => said.remove());
  document.body.append(sheet);
  const boxes = new Map([...sheet.querySelectorAll("symbol")].map((one) => [one.id, boxOf(one)]));
  return (name) => {
    const id = `${owner}-${name}`;
    const [x, y, width, height] = (boxes.get(id) ?? NOTHING) as [number, number, number, number];
    return { href: `#${id}`, x, y, width, height };
  };
}

/** The same with another size: so many times as large. */
export function scaled({ href, x, y, width, height }: Drawn, by: number): Drawn {
  return { href, x: x * by, y: y * by, width: width * by, height: height * by };
}

function boxOf(symbol: Element): number[] {
  return symbol.getAttribute("viewBox")!.split(" ").map(Number);
}
