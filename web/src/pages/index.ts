/** Which page an address names; all but the first are fetched when they are asked for. */
import type { Component } from "svelte";

interface Place {
  page: string;
  /** Another key is another page, made anew; the same key is the same page with other properties. */
  key: string;
  given: Record<string, string>;
  load: () => Promise<{ default: Component<any> }>;
}

/** A place whose page has been fetched. */
export interface Arrived extends Place {
  Page: Component<any>;
}

type Route = [page: string, pattern: RegExp, load: Place["load"]];

const ID = "[A-Za-z0-9_-]{16}";
/** An analysis has its id, or the secret of its public link. */
const NAME = "[A-Za-z0-9_-]{16,64}";
const ROUTES: Route[] = [
  ["home", /^\/$/, () => import("./Home.svelte")],
  ["setup", /^\/setup\/(?<game>[a-z]+)$/, () => import("./SetUp.svelte")],
  ["table", new RegExp(`^/table/(?<id>${ID})$`), () => import("./Table.svelte")],
  [
    "replay",
    new RegExp(`^/replay/(?<id>${ID})(?:/(?<ply>\\d{1,6}))?$`),
    () => import("./Replay.svelte"),
  ],
  [
    "analysis",
    new RegExp(`^/analysis/(?<id>${NAME})(?:/(?<ply>\\d{1,6}))?$`),
    () => import("./Analysis.svelte"),
  ],
  ["analyse", /^\/analyse$/, () => import("./Analyse.svelte")],
  ["editor", /^\/editor\/(?<game>[a-z]+)$/, () => import("./Editor.svelte")],
  ["learn", /^\/learn\/(?<game>[a-z]+)$/, () => import("./Learn.svelte")],
  ["rules", /^\/rules\/(?<game>[a-z]+)$/, () => import("./Rules.svelte")],
  ["day", /^\/day\/(?<game>[a-z]+)(?:\/(?<day>\d{4}-\d\d-\d\d))?$/, () => import("./Day.svelte")],
  ["practice", /^\/practice\/(?<game>[a-z]+)$/, () => import("./Practice.svelte")],
  [
    "puzzles",
    /^\/puzzles\/(?<game>[a-z]+)(?:\/(?<puzzle>[a-z0-9-]{1,32}))?$/,
    () => import("./Puzzles.svelte"),
  ],
  ["you", /^\/you$/, () => import("./You.svelte")],
  ["device", /^\/device$/, () => import("./Device.svelte")],
];

const loaded = new Map<string, ReturnType<Place["load"]>>();

/** The same promise each time, so that a page stays while only its properties change. */
function once(page: string, load: Place["load"]): ReturnType<Place["load"]> {
  const promise = loaded.get(page) ?? load();
  promise.catch(() => loaded.delete(page));
  loaded.set(page, promise);
  return promise;
}

export function route(path: string): Place | null {
  for (const [page, pattern, load] of ROUTES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const given = { ...found.groups };
    return {
      page,
      key: `${page} ${given.id ?? given.game ?? ""}`,
      given,
      load: () => once(page, load),
    };
  }
  return null;
}
