/** The three helpers: what each would do for a seat now, or why not. */
import type { Choices } from "../choices";
import type { View } from "../view";

export const HELPERS = ["driver", "scout", "leader"] as const;
type HelperName = (typeof HELPERS)[number];
/** Ready to be paid, paid already, no water, of no use now, another time, not again. */
type Help = "now" | "paid" | "dry" | "none" | "later" | "extra";

interface Offer {
  help: Help;
  /** Fields or tiles that it brings within reach. */
  number: number;
}

export function offerOf(
  helper: HelperName,
  view: View,
  seat: number,
  choices: Choices | null,
): Offer {
  if (view.turn !== seat) return { help: "later", number: 0 };
  const water = view.players[seat]!.water;
  switch (helper) {
    case "driver":
      if (view.driver) return { help: "paid", number: 0 };
      if (view.phase !== "moving") return { help: "later", number: 0 };
      return useful(view.reach.driver.length, water);
    case "scout": {
      if (view.phase !== "discovering") return { help: "later", number: 0 };
      const shown = view.players.filter((other) => other.seat !== seat);
      const tiles = shown.reduce((sum, { display }) => sum + display.length, 0);
      return useful(water && choices ? choices.scout.size : tiles, water);
    }
    case "leader":
      if (view.extra) return { help: "extra", number: 0 };
      return { help: view.phase === "leading" ? "now" : "later", number: 0 };
  }
}

function useful(number: number, water: number): Offer {
  if (!number) return { help: "none", number };
  return { help: water ? "now" : "dry", number };
}
