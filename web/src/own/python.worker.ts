/** The worker in which Python runs: one line after the other, until it fails or is ended.

It holds a lock as long as it lives: so the page hears of its end, whatever ended it. */
import type { FromPython, ToPython } from "./messages";
import { boot, type Python } from "./python";

let python: Promise<Python> | null = null;
let before: Promise<void> = Promise.resolve();

const tell = (told: FromPython) => postMessage(told);

onmessage = ({ data }: MessageEvent<ToPython>) => {
  if (data.do === "boot") begin(data);
  else before = before.then(() => go(data)).catch(failed);
};

function begin({ root, role, lock }: ToPython & { do: "boot" }): void {
  void navigator.locks?.request(lock, () => {
    tell({ did: "live" });
    return new Promise(() => {});
  });
  python = boot(root, role, (bytes, of) => tell({ did: "load", bytes, of }));
  python.then(() => tell({ did: "boot" })).catch(failed);
}

async function go(said: Exclude<ToPython, { do: "boot" }>): Promise<void> {
  const { number } = said;
  const { take, fetch } = await python!;
  if (said.do === "fetch") {
    const there = await fetch(said.role, said.game).then(
      () => true,
      () => false, // without a network it may not be; nothing else is the worse for it
    );
    tell({ did: "take", number, text: String(there) });
  } else {
    const text = take(said.text, (text) => tell({ did: "tell", number, text }));
    tell({ did: "take", number, text });
  }
}

/** A trap, or a fault of ours: what Python holds may be anything now. */
function failed(error: unknown): void {
  tell({ did: "fail", why: String(error instanceof Error ? (error.stack ?? error) : error) });
}
