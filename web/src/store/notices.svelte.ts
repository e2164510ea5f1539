/** Messages of the browser itself, for those who have agreed: to it, and here. */
import { ROOT } from "./place";
import { settings } from "./settings.svelte";

const ICON = `${ROOT}icon.svg`;
const WORKER = `${ROOT}calls.js`;

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

  /** Show one, if they are wanted; the answer takes it back. A press on it leads to its page. */
  show(notice: Notice): (() => void) | null {
    if (!this.wanted) return null;
    try {
      return byThePage(notice);
    } catch {
      return byAWorker(notice); // phones show none that a page has made
    }
  }
}

function byThePage({ title, body, tag }: Notice): () => void {
  const shown = new Notification(title, { body, tag, icon: ICON });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return () => shown.close();
}

function byAWorker({ title, body, tag }: Notice): () => void {
  const data = location.origin + location.pathname;
  const working = navigator.serviceWorker
    .getRegistration(ROOT) // the one that has the page along does this too
    .then((there) => there ?? navigator.serviceWorker.register(WORKER))
    .then(() => navigator.serviceWorker.ready)
    .then(async (worker) => {
      await worker.showNotification(title, { body, tag, icon: ICON, data });
      return worker;
    });
  return () =>
    void working
      .then((worker) => worker.getNotifications({ tag }))
      .then((shown) => shown.forEach((one) => one.close()));
}

export const notices = new Notices();
