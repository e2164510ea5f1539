"""The page reckons with nothing that a view tells; what looks for it finds what it should."""

import json
import subprocess
from pathlib import Path

from node import WEB, node

SCRIPT = '<script lang="ts">\n{}\n</script>\n'


def found(source: str, file: str = "games/targi/seat/New.svelte") -> list[str]:
    """What is said of a source that lies there."""
    return found_in({file: source})[file]


def found_in(sources: dict[str, str]) -> dict[str, list[str]]:
    """What is said of each of several, by their files."""
    run = [node(), "no-rules.js", "--given"]
    done = subprocess.run(
        run, cwd=WEB, input=json.dumps(sources), encoding="utf-8", capture_output=True
    )
    told: dict[str, list[str]] = {file: [] for file in sources}
    for line in done.stderr.splitlines():
        place, text = line.split(": a rule in the browser? ", 1)
        told[place.removeprefix("src/").rpartition(":")[0]].append(text)
    assert done.returncode == int(any(told.values()))
    return told


def test_no_game_reckons_on_its_page() -> None:
    done = subprocess.run([node(), "no-rules.js"], cwd=WEB, encoding="utf-8", capture_output=True)
    assert (done.returncode, done.stderr) == (0, "")


RECKONED = (
    "player.gold - 1",
    "player.gold >= 3",
    "view.players[0]!.goods[good] + 1",
    "Math.min(player.held, 10)",
    "-player.tokens",
    "player.gold++",
    "all + player.goods[good]",
    "player.gold === 3",
    "view.first + 1",
    "payment.leaves[0]!.number + 1",
)
LET_BE = (
    "player.seat === me",
    "player.gold === 0",
    "player.gold === other.gold",
    "view.turn === player.seat",
    "view.border[Number(cell) - 1]!.line",
    "box.x + 2 * RADIUS",
    "cards.length > 1",
)


def test_a_number_of_the_view_that_is_reckoned_with_is_found() -> None:
    code = "".join(f"call({line});\n" for line in (*RECKONED, *LET_BE))
    page = "".join(f"<p>{{{line}}}</p>\n" for line in (*RECKONED, *LET_BE))
    sources = {
        "games/targi/seat/New.svelte": SCRIPT.format(code),
        "games/targi/seat/Shown.svelte": SCRIPT.format("") + page,
        "games/targi/panel/new.ts": code,
    }
    assert found_in(sources) == {key: list(RECKONED) for key in sources}


def test_it_is_found_under_another_name() -> None:
    code = """
const { gold } = player;
const more = gold + 1;
const left = player.gold;
if (left > 2) go();
const much = ({ goods: all }: Player) => all.salt * 2;
const usual = (have = player.gold) => have + 2;
const FIELD = "gold";
go(player[FIELD] * 3);
"""
    each = "{#each players as { points }}<p>{points + 1}</p>{/each}"
    told = found_in({"games/targi/new.ts": code, "games/targi/New.svelte": each})
    found_there = ["gold + 1", "left > 2", "all.salt * 2", "have + 2", "player[FIELD] * 3"]
    assert list(told.values()) == [found_there, ["points + 1"]]


def test_it_is_found_in_what_is_done_with_each_of_many() -> None:
    code = """
for (const pair of rate.pairs) total += pair;
for (const [given, taken] of rate.pairs) add(taken - given);
const all = Object.values(player.goods).reduce((sum, goods) => sum + goods, 0);
const dear = rate.pairs.filter(([given]) => given > 2);
const best = Object.values(player.goods).toSorted((one, other) => other - one)[0];
switch (player.gold) {
  case 3: go();
}
"""
    assert found(code, "games/targi/new.ts") == [
        "total += pair",
        "taken - given",
        "sum + goods",
        "given > 2",
        "other - one",
        "switch (player.gold) {",
    ]
    each = "{#each rates as { pairs }}{#each pairs as [given]}{given * 2}{/each}{/each}"
    assert found(each) == ["given * 2"]


def test_it_is_found_where_it_was_put_or_made_into_something() -> None:
    code = """
let least = 0;
least = player.gold;
const both = [player.gold, 3];
const own = { have: Number(player["gold"]) };
const golds = players.map((one) => one.gold);
const shown = $derived.by(() => player.gold);
go(least > 2, both[0] > both[1], own.have > 3, Math.max(...golds), shown * 2);
class Purse {
  gold = player.gold;
  held = player.goods.salt;
  more() {
    return this.held - 2;
  }
}
"""
    assert found(code, "games/targi/new.ts") == [
        "least > 2",
        "both[0] > both[1]",
        "own.have > 3",
        "Math.max(...golds)",
        "shown * 2",
        "this.held - 2",
    ]


def test_it_is_found_through_functions() -> None:
    code = """
const enough = (have: number, price: number) => have >= price;
function purse(player: Player) {
  const { gold } = player;
  return gold;
}
const large = (number: number) => number > 5;
if (enough(player.gold, 3) || purse(player) > 2 || Object.values(player.goods).some(large)) go();
"""
    assert found(code, "games/targi/new.ts") == ["have >= price", "number > 5", "purse(player) > 2"]


def test_it_is_found_in_a_part_that_is_handed_it_and_in_another_file() -> None:
    sources = {
        "games/targi/seat/Purse.svelte": SCRIPT.format("import Coins from './Coins.svelte';")
        + "<Coins worth={player.gold} />",
        "games/targi/seat/Coins.svelte": SCRIPT.format("let { worth } = $props();")
        + "<p>{worth * 2}</p>",
        "games/targi/seat/new.ts": "import { rich } from '../rich'; rich(player.points);",
        "games/targi/rich.ts": "export const rich = (worth: number) => worth > 10;",
    }
    assert list(found_in(sources).values()) == [[], ["worth * 2"], [], ["worth > 10"]]


def test_a_number_is_not_looked_up_in_a_table_of_numbers() -> None:
    code = """
const WORTH = [0, 1, 3, 6];
const FAIR = 4;
go(WORTH[player.gold], [2, 3].includes(player.gold), player.gold === FAIR, names[player.seat]);
"""
    assert found(code, "games/targi/new.ts") == [
        "WORTH[player.gold]",
        "[2, 3].includes(player.gold)",
        "player.gold === FAIR",
    ]


def test_what_lies_in_a_list_of_the_view_is_not_counted() -> None:
    code = """
const lain = player.display.filter((row) => row.cards.length);
go(lain.length * 2, player.display.length >= 3, lain.length > 1, lain.length === 0);
"""
    assert found(code, "games/targi/new.ts") == ["lain.length * 2", "player.display.length >= 3"]


def test_what_all_games_share_may_not_reckon_either() -> None:
    line = "const more = player.gold + 1;"
    files = ("board/new.ts", "panel/new.ts", "plain/new.ts", "games/new.ts")
    measure = {"board/box.ts": "const y = box.height / 2;"}
    told = found_in(dict.fromkeys(files, line) | measure)
    assert told == {key: ["player.gold + 1"] for key in files} | {"board/box.ts": []}


def test_geometry_and_drawing_may_reckon() -> None:
    line = "export const x = (view: View) => view.rounds * WIDTH;"
    drawing, telling = "games/targi/square/chart.ts", "games/targi/square/describe.ts"
    assert found_in({drawing: line, telling: line}) == {
        drawing: [],
        telling: ["view.rounds * WIDTH"],
    }


def test_the_packages_check_looks_for_it() -> None:
    assert "node no-rules.js" in (WEB / "package.json").read_text("utf-8")
    assert Path(WEB, "no-rules.js").exists()
