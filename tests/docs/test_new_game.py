"""What `docs/new-game.md` quotes is so: every snippet stands in the file that it names."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SNIPPET = re.compile(r"```\w+\n# (tests/\S+)\n(.*?)```", re.DOTALL)


def test_every_snippet_stands_in_its_file() -> None:
    quoted = SNIPPET.findall((ROOT / "docs/new-game.md").read_text("utf-8"))
    assert len(quoted) > 7
    for name, snippet in quoted:
        assert snippet.strip() in (ROOT / name).read_text("utf-8"), (name, snippet)
