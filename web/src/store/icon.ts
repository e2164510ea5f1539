/** The icon of the tab: as it is, or with a dot on it when somebody is waited for. */
import { ROOT } from "./place";

const PLAIN = `${ROOT}icon.svg`;
const DOT = '<circle cx="49" cy="15" r="13" fill="#d3222a" stroke="#fff" stroke-width="4" />';

let marked: Promise<string> | null = null;

async function withDot(): Promise<string> {
  const drawing = await (await fetch(PLAIN)).text();
  return `data:image/svg+xml,${encodeURIComponent(drawing.replace("</svg>", `${DOT}</svg>`))}`;
}

let wanted = false;

export async function mark(called: boolean): Promise<void> {
  wanted = called;
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]")!;
  if (!called) {
    link.setAttribute("href", PLAIN);
    return;
  }
  marked ??= withDot();
  try {
    const drawn = await marked;
    if (wanted) link.setAttribute("href", drawn);
  } catch {
    marked = null; // no connection: the title says it anyway
  }
}
