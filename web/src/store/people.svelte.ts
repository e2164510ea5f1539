/** Who I am to the server, and what it keeps of me. */
import type { DeviceLink, PersonTold } from "../wire/types";
import { ask, troubleOf } from "./ask";
import { settings } from "./settings.svelte";

class Me {
  /** Empty until I have made a table, taken a seat, given my name or picked a language. */
  id = $state("");
  name = $state("");

  async load(): Promise<void> {
    this.#is(await ask("GET /api/me", {}));
  }

  /** What friends see, also at the tables that are not over. */
  async rename(name: string): Promise<void> {
    this.#is(await ask("PUT /api/me", {}, { name }));
  }

  /** Speak a language at once, and on my other devices too; if it cannot be kept, only here. */
  async speak(language: string): Promise<void> {
    await settings.speak(language);
    await ask("PUT /api/me", {}, { language }).catch(troubleOf);
  }

  /** A link that makes another device mine too, once. */
  deviceLink(): Promise<DeviceLink> {
    return ask("POST /api/me/devices", {});
  }

  /** Become, on this device, the person who made the link. */
  async become(secret: string): Promise<void> {
    this.#is(await ask("POST /api/me/device", {}, { secret }));
  }

  #is(person: PersonTold): void {
    this.id = person.id;
    this.name = person.name;
    void settings.follow(person.language);
  }
}

export const me = new Me();
