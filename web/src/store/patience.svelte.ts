/** Too much at once: the server says in how many seconds to go on, and the page waits for it. */
import type { Trouble } from "../wire/types";

const TOO_FAST = "too-fast";
const LONGEST = 10;

class Patience {
  /** For how many seconds something waits now; 0 is not at all. */
  seconds = $state(0);
  #waiting = 0;

  /** How long to wait before the same is said again; 0 if a person should decide. */
  needed(trouble: Trouble): number {
    const seconds = trouble.retry_after ?? 0;
    return trouble.code === TOO_FAST && seconds <= LONGEST ? seconds : 0;
  }

  async wait(seconds: number): Promise<void> {
    this.#waiting += 1;
    this.seconds = Math.max(seconds, this.seconds);
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    this.#waiting -= 1;
    if (this.#waiting === 0) this.seconds = 0;
  }
}

export const patience = new Patience();
