/** Messages of the browser itself, for those who have agreed: to it, and here. */
import { settings } from "./settings.svelte";

export interface Notice {
  title: string;
  body: string;
  /** What is told twice by one name replaces what was told before. */
  tag: string;
}

class Notices {
  #permission = $state<NotificationPermission>(
    "Notification" in window ? Notification.permission : "denied",
  );

  /** The browser has said no, or knows no such thing. */
  get blocked(): boolean {
    return this.#permission === "denied";
  }

  /** Nobody has chosen yet: it may be asked, by a button. */
  get undecided(): boolean {
    return !this.blocked && settings.calls === null;
  }

  get wanted(): boolean {
    return this.#permission === "granted" && settings.calls === true;
  }

  /** Only from a press: browsers ask nobody unbidden, and neither do we. */
  async want(wanted: boolean): Promise<void> {
    if (wanted && this.#permission === "default") {
      this.#permission = await Notification.requestPermission();
    }
    settings.calls = wanted && this.#permission === "granted";
  }

  /** Show one, if they are wanted; a press on it leads to this page, and then on. */
  show({ title, body, tag }: Notice, pressed: () => void): (() => void) | null {
    if (!this.wanted) return null;
    try {
      const shown = new Notification(title, { body, tag, icon: "/icon.svg" });
      shown.onclick = () => {
        window.focus();
        shown.close();
        pressed();
      };
      return () => shown.close();
    } catch {
      return null; // some phones show none for a page without a worker
    }
  }
}

export const notices = new Notices();
