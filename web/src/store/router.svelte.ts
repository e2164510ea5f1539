/** Where one is: the address, and how to go elsewhere without loading the page anew. */
import { addressOf, ALONE, placed } from "./place";

class Router {
  path = $state(placed(location).path);
  hash = $state(placed(location).hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  /** `brought` is kept with the entry of the browser's history. */
  go(to: string, replace = false, brought: object | null = null): void {
    if (replace) history.replaceState(brought, "", addressOf(to));
    else history.pushState(brought, "", addressOf(to));
    const before = this.path;
    this.#read();
    if (before !== this.path) scrollTo(0, 0);
  }

  #read(): void {
    const { path, hash } = placed(location);
    this.path = path;
    this.hash = hash;
  }
}

export const router = new Router();

/** Follow links to our own pages here; anything else is the browser's. */
export function followLinks(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (ALONE) {
    const { path, hash } = placed(link);
    if (!link.hash.startsWith("#/")) return;
    event.preventDefault();
    router.go(path + hash);
    return;
  }
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

/** Without a server a link's place stands behind a #: written in before it is pressed, copied, opened. */
export function showAddress(event: Event): void {
  const link = ALONE ? linkOf(event) : null;
  const place = link?.getAttribute("href");
  if (place?.startsWith("/")) link!.setAttribute("href", addressOf(place));
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest("a") : null;
}
