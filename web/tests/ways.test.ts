/** Which ways out of a table there are, and what games come to: data in, data out. */
import { describe, expect, it } from "vitest";
import { hasCompany, waysOut } from "../src/parts/ways";
import { opponents } from "../src/pages/home/record";
import type { SeatTold, TallyTold } from "../src/wire/types";

type Kind = SeatTold["kind"];

function seats(...kinds: (Kind | "free")[]): SeatTold[] {
  return kinds.map((kind, seat) => ({
    seat,
    kind: kind === "free" ? "friend" : kind,
    name: "",
    character: null,
    taken: kind !== "free",
    resigned: false,
    present: true,
    away: null,
    takeover: null,
  }));
}

function table(status: "open" | "running" | "over", kinds: (Kind | "free")[], mine = [0]) {
  return { status, seats: seats(...kinds), mine, owner: true, turn: null };
}

describe("the ways out of a table", () => {
  it("alone with bots all of them are open", () => {
    expect(waysOut(table("running", ["host", "bot"]))).toEqual({
      hand: [0],
      resign: 0,
      remove: "all",
    });
  });

  it("who is waited for cannot slip away", () => {
    const shared = table("running", ["host", "friend", "bot"]);
    expect(waysOut(shared)).toEqual({ hand: [0], resign: 0, remove: null });
    expect(waysOut({ ...shared, mine: [] })).toEqual({ hand: [], resign: null, remove: "own" });
  });

  it("what is over can only be taken off a list", () => {
    const over = waysOut(table("over", ["host", "friend"]));
    expect(over).toEqual({ hand: [], resign: null, remove: "own" });
    expect(waysOut(table("over", ["host", "bot"])).remove).toBe("all");
  });

  it("before the start a table is given up, or a seat freed", () => {
    const open = table("open", ["host", "free"]);
    expect(waysOut(open)).toEqual({ hand: [0], resign: null, remove: "give-up" });
    expect(waysOut({ ...open, owner: false }).remove).toBe("free");
  });

  it("at one screen whoever is to move resigns, or else whose page it is", () => {
    const screen = table("running", ["here", "host", "bot"], [0, 1]);
    expect(waysOut({ ...screen, turn: 0 }).resign).toBe(0);
    expect(waysOut({ ...screen, turn: 2 }).resign).toBe(1);
    expect(hasCompany(screen)).toBe(false);
  });
});

describe("what games come to", () => {
  const tally = (given: Partial<TallyTold>): TallyTold => ({
    level: null,
    friend: null,
    name: "",
    game: "one",
    seats: 2,
    games: 1,
    won: 1,
    shared: 0,
    lost: 0,
    points: null,
    theirs: null,
    ...given,
  });

  it("is added up for each opponent, with everybody first and friends last", () => {
    const found = opponents(
      [
        tally({ friend: "b", name: "Ben" }),
        tally({ friend: "c", name: "Cy", games: 3, won: 1, lost: 2 }),
        tally({ level: "hard" }),
        tally({ level: "easy", game: "two", won: 0, shared: 1 }),
        tally({ level: "easy" }),
        tally({}),
      ],
      ["easy", "hard"],
    );
    expect(found.map(({ key }) => key)).toEqual([
      ...["friend-", "level-easy", "level-hard"],
      ...["friend-c", "friend-b"],
    ]);
    const [, easy] = found;
    expect(easy).toMatchObject({ games: 2, won: 1, shared: 1, lost: 0 });
    expect(easy!.parts.map(({ game }) => game)).toEqual(["one", "two"]);
  });
});
