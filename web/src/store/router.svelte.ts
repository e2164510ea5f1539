/** Where one is: the address, and how to go elsewhere without loading the page anew. */

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  /** `brought` is kept with the entry of the browser's history. */
  go(to: string, replace = false, brought: object | null = null): void {
    if (replace) history.replaceState(brought, "", to);
    else history.pushState(brought, "", to);
    const before = this.path;
    this.#read();
    if (before !== this.path) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Follow links to our own pages here; anything else is the browser's. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
