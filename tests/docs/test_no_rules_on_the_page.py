"""The page reckons with nothing that a view tells; what looks for it finds what it should."""

import subprocess
from pathlib import Path

from node import WEB, node

SCRIPT = '<script lang="ts">\n{}\n</script>\n'


def found(source: str, file: str = "games/targi/seat/New.svelte") -> list[str]:
    """What is said of a source that lies there."""
    run = [node(), "no-rules.js", "--as", file]
    done = subprocess.run(run, cwd=WEB, input=source, encoding="utf-8", capture_output=True)
    told = done.stderr.splitlines()
    assert done.returncode == int(bool(told))
    return [line.split("? ", 1)[1] for line in told]


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
    assert found(SCRIPT.format(code)) == list(RECKONED)
    assert found(code, "games/targi/panel/new.ts") == list(RECKONED)
    page = "".join(f"<p>{{{line}}}</p>\n" for line in (*RECKONED, *LET_BE))
    assert found(SCRIPT.format("") + page) == list(RECKONED)


def test_it_is_found_under_another_name() -> None:
    code = """
const { gold } = player;
const more = gold + 1;
const left = player.gold;
if (left > 2) go();
const much = ({ goods: all }: Player) => all.salt * 2;
"""
    assert found(code, "games/targi/new.ts") == ["gold + 1", "left > 2", "all.salt * 2"]
    assert found("{#each players as { points }}<p>{points + 1}</p>{/each}") == ["points + 1"]


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


def test_what_all_games_share_may_not_reckon_either() -> None:
    line = "const more = player.gold + 1;"
    for file in ("board/new.ts", "panel/new.ts", "plain/new.ts", "games/new.ts"):
        assert found(line, file) == ["player.gold + 1"]
    assert found("const y = box.height / 2;", "board/new.ts") == []


def test_geometry_and_drawing_may_reckon() -> None:
    line = "export const x = (view: View) => view.rounds * WIDTH;"
    assert found(line, "games/targi/square/chart.ts") == []
    assert found(line, "games/targi/square/describe.ts") != []


def test_the_packages_check_looks_for_it() -> None:
    assert "node no-rules.js" in (WEB / "package.json").read_text("utf-8")
    assert Path(WEB, "no-rules.js").exists()
