/** A table that is carried from a server into this browser, or back. */
import type { CarriedTold, TableTold } from "../wire/types";
import { replied } from "./ask";
import { doors } from "./doors.svelte";

/** Where it can go from here; null where it stays. */
export function wayOf(table: TableTold): "out" | "home" | null {
  const alone = table.seats.every((seat) => seat.kind !== "friend" && !seat.resigned);
  if (!doors.both || !table.owner || !alone || table.day) return null;
  return doors.isOwn(table.id) ? "out" : "home";
}

/** It is there when it is answered: then, and not before, one of this browser is taken off its list. */
export async function carry(table: TableTold): Promise<string> {
  const own = await doors.own();
  const [from, to] = doors.isOwn(table.id) ? [own, doors.server] : [doors.server, own];
  const path = `/api/tables/${table.id}`;
  const carried = await replied<CarriedTold>(from, "GET", `${path}/carried`);
  const { id } = await replied<TableTold>(to, "POST", "/api/tables/carried", carried);
  if (from === own) await replied<undefined>(own, "DELETE", path);
  return id;
}
