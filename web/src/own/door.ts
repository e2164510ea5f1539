/** The page's own door: this browser answers, in the very words of a server. */
import type { Message, ShelfTold, Told } from "../wire/types";
import type { Door, Events, Line, Reply } from "../store/doors.svelte";
import { listingOf } from "./files";
import { loading } from "./loading.svelte";
import type { Listing } from "./messages";
import { Ended } from "./runner";
import { Tabs } from "./tabs";

const AGAIN = 503;
const SHELF = "/api/shelf";

export function ownDoor(root: string): Door {
  let events: Events | null = null;
  const tabs = new Tabs(root, {
    told: (told: Told) => events?.told(told),
    lost: () => events?.lost(),
    loading: (part) => (loading.part = part),
  });

  async function ask(method: string, path: string, body?: object): Promise<Reply> {
    const address = new URL(path, root);
    const { language = "en", ...query } = Object.fromEntries(address.searchParams);
    const request = { method, path: address.pathname, query, body: body ?? null, language };
    const shelf = address.pathname === SHELF ? await shelfOf(root) : null;
    if (shelf) return { status: 200, told: shelf };
    try {
      const { status, told, text, kind, name } = await tabs.ask(request);
      if (text === undefined) return { status, told };
      return { status, told: null, file: new File([text], name ?? "serai", { type: kind ?? "" }) };
    } catch (error) {
      if (error instanceof Ended) return { status: AGAIN, told: null };
      throw error;
    }
  }

  function connect(heard: Events, language: () => string): Line {
    events = heard;
    tabs.hello();
    const line: Line = {
      send: (message: Message) => tabs.say(message, language()),
      close: () => {
        if (events !== heard) return;
        events = null;
        tabs.bye();
      },
    };
    return line;
  }

  return { ask, file: (path) => ask("GET", path), connect };
}

/** Which games there are, as they were taken along. */
async function shelfOf(root: string): Promise<ShelfTold[] | null> {
  const answer = await fetch(listingOf(root)).catch(() => null);
  const listing = (await answer?.json().catch(() => null)) as Listing | null;
  return listing?.shelf ?? null;
}
