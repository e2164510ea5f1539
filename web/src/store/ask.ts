/** Requests by HTTP: one function, one kind of trouble. */
import { t, texts } from "../texts/index.svelte";
import type { PersonTold, Trouble } from "../wire/types";

type Method = "GET" | "POST" | "PUT" | "DELETE";

const NO_COOKIE = 401;

/** The server said no, or could not be reached; status 0 is nobody there. */
export class Refused extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status: number,
  ) {
    super(trouble.sentence);
  }
}

/** What went wrong, for the page to show: anything but a refusal is a fault of ours. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) return error.trouble;
  throw error;
}

let met: Promise<PersonTold> | null = null;

/** The first request, and no other beside it: its answer brings the cookie that says who I am. */
function meet(): Promise<PersonTold> {
  met ??= send<PersonTold>("GET", "/me").catch((error: unknown) => {
    met = null;
    throw error;
  });
  return met;
}

/** Ask the server; it may refuse. */
export async function ask<T>(method: Method, path: string, body?: object): Promise<T> {
  const first = met === null;
  const person = await meet();
  if (first && method === "GET" && path === "/me") return person as T;
  try {
    return await send<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== NO_COOKIE) throw error;
  }
  met = null; // the cookie has gone since
  await meet();
  return send<T>(method, path, body);
}

async function send<T>(method: Method, path: string, body?: object): Promise<T> {
  const address = `/api${path}${path.includes("?") ? "&" : "?"}language=${texts.language}`;
  const given = body && {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  };
  const answer = await fetch(address, { method, ...given }).catch(() => null);
  if (answer === null) throw nobodyThere();
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok && told !== null) return told as T;
  throw isTrouble(told) ? new Refused(told, answer.status) : nobodyThere();
}

/** Also for the answers of something between us and the server. */
function nobodyThere(): Refused {
  return new Refused({ code: "no-connection", facts: {}, sentence: t("page-no-connection") }, 0);
}

function isTrouble(told: unknown): told is Trouble {
  return typeof told === "object" && told !== null && "code" in told && "sentence" in told;
}
