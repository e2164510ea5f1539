/** Who I am to the server. */
import type { DeviceLink, PersonTold } from "../wire/types";
import { ask } from "./ask";

class Me {
  /** Empty until I have made a table, taken a seat or given my name. */
  id = $state("");
  name = $state("");

  async load(): Promise<void> {
    this.#is(await ask<PersonTold>("GET", "/me"));
  }

  /** What friends see, also at the tables that are not over. */
  async rename(name: string): Promise<void> {
    this.#is(await ask<PersonTold>("PUT", "/me", { name }));
  }

  /** A link that makes another device mine too, once. */
  deviceLink(): Promise<DeviceLink> {
    return ask<DeviceLink>("POST", "/me/devices");
  }

  /** Become, on this device, the person who made the link. */
  async become(secret: string): Promise<void> {
    this.#is(await ask<PersonTold>("POST", "/me/device", { secret }));
  }

  #is(person: PersonTold): void {
    this.id = person.id;
    this.name = person.name;
  }
}

export const me = new Me();
