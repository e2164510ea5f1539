/** The ways out of the page: a server's door, and its own where there is no server.

What is asked and told is the same at both. A table of this browser has an id that says so; anything
else goes to the server, until there is none. */
import type { Message, Told } from "../wire/types";
import { ALONE, ROOT, VERSION } from "./place";

export interface Reply {
  status: number;
  told: unknown;
  file?: File;
}

/** A line on which tables tell what happens, until it is lost. */
export interface Line {
  send: (message: Message) => void;
  close: () => void;
}
export interface Events {
  told: (told: Told) => void;
  lost: () => void;
}

export interface Door {
  /** Null is nobody there. */
  ask: (method: string, path: string, body?: object) => Promise<Reply | null>;
  /** What is no JSON, and the name it has. */
  file: (path: string) => Promise<Reply | null>;
  connect: (events: Events, language: () => string) => Line;
}

/** How the ids of tables begin, and of all else that is kept in this browser. */
export const OWN = "own-";
const OWN_IN_PATH = /\/own-[A-Za-z0-9_-]{12}(?=\/|$)/;
const KEY = "serai.without";
const LISTING = "offline/listing.json";

class Doors {
  /** Whether the page was put somewhere without a server. */
  readonly alone = ALONE;
  /** Whether it does without one now. */
  without = $state(this.alone || recalled());
  #own: Promise<Door> | null = null;

  /** By which an address is asked. */
  of(path: string): Promise<Door> {
    return this.isOwnPath(path) ? this.own() : Promise.resolve(server);
  }

  /** By which a table tells. */
  async to(table: string): Promise<Door> {
    return this.isOwn(table) ? this.own() : server;
  }

  isOwnPath(path: string): boolean {
    return this.without || OWN_IN_PATH.test(path);
  }

  isOwn(table: string): boolean {
    return this.without || table.startsWith(OWN);
  }

  own(): Promise<Door> {
    this.#own ??= import("../own/door").then(({ ownDoor }) =>
      ownDoor(VERSION ? `${ROOT}?${VERSION}` : ROOT),
    );
    return this.#own;
  }

  /** Whether tables can go from a server into this browser, and back. */
  get both(): boolean {
    return !this.alone && VERSION !== null;
  }

  /** The server's, also while this browser answers. */
  get server(): Door {
    return server;
  }

  /** Nobody answers: from here on without a server, if the page was taken along. Who has heard the
  server since the page began waits for it: it is at one of its tables, perhaps. */
  async fall(): Promise<boolean> {
    if (this.without || heard) return false;
    const kept = "caches" in globalThis && (await caches.match(new URL(LISTING, ROOT)));
    if (kept) this.without = true;
    return this.without;
  }

  /** From here on without a server, or with one again; the page begins anew. */
  choose(without: boolean): void {
    try {
      if (without) sessionStorage.setItem(KEY, "yes");
      else sessionStorage.removeItem(KEY);
    } catch {
      // then it is asked again the next time
    }
    location.assign(ROOT);
  }
}

/** Whether the server has answered since the page began. */
let heard = false;

function recalled(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

const server: Door = {
  async ask(method, path, body) {
    const given = body && {
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    };
    const answer = await fetch(path, { method, ...given }).catch(() => null);
    if (answer === null) return null;
    heard = true;
    const { status } = answer;
    const told: unknown = status === 204 ? undefined : await answer.json().catch(() => null);
    return { status, told };
  },

  async file(path) {
    const answer = await fetch(path).catch(() => null);
    if (answer === null) return null;
    const { ok, status, headers } = answer;
    if (!ok) return { status, told: await answer.json().catch(() => null) };
    const content = await answer.blob().catch(() => null);
    if (content === null) return null;
    const named = /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "");
    const file = new File([content], named?.[1] ?? "serai", { type: content.type });
    return { status, told: null, file };
  },

  connect(events, language) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket?language=${language()}`);
    socket.onmessage = ({ data }) => events.told(JSON.parse(data as string) as Told);
    socket.onclose = () => events.lost();
    return {
      send: (message) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close: () => {
        // one that has not opened yet is let open first: to break it off would be an error to the browser
        if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
        else socket.close();
      },
    };
  },
};

export const doors = new Doors();
