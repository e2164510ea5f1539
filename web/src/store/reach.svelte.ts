/** Where links lead: one that begins with a loopback address can be opened on this machine alone. */
import type { ReachTold } from "../wire/types";
import { ask, troubleOf } from "./ask";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Reach {
  #told = $state.raw<ReachTold | null>(null);
  #asked = false;

  /** Ask the server, if there is reason to. */
  look(): void {
    if (this.#asked || !LOOPBACK.test(location.hostname)) return;
    this.#asked = true;
    ask("GET /api/reach", {}).then((told) => (this.#told = told), troubleOf);
  }

  /** Nobody but this machine can open a link. */
  get nowhere(): boolean {
    return this.#told?.here_only === true && this.addresses.length === 0;
  }

  /** Where the server is on the local network, if links need that. */
  get addresses(): string[] {
    return this.#told?.addresses ?? [];
  }

  /** A link as others can open it, as far as they can. */
  link(link: string): string {
    const [first] = this.addresses;
    return first ? first + link.slice(new URL(link).origin.length) : link;
  }
}

export const reach = new Reach();
