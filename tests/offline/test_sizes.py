"""How much comes over the line, compressed: until the first board, and in all."""

import gzip
import json
import re
from pathlib import Path

from serai.core import registry
from serai.server.page import without_server

FIRST, ALL = 6_000_000, 9_000_000
ZIPPED = (".zip", ".packed", ".woff2", ".png")
OTHER_LANGUAGES = re.compile(r"assets/(pl|he|fr|de)-")  # a visitor reads one


def sent(path: str, content: bytes) -> int:
    """As a server sends it, that compresses what is not compressed."""
    return len(content) if Path(path).suffix in ZIPPED else len(gzip.compress(content))


def is_of_another(path: str, game: str) -> bool:
    """A board of another game: it is fetched with that."""
    return path.startswith("assets/") and any(
        path.removeprefix("assets/").startswith(f"{other}-")
        for other in registry.names()
        if other != game
    )


def test_the_first_board_takes_six_megabytes_and_all_of_it_nine() -> None:
    files = without_server()
    listed = json.loads(files["offline/listing.json"])["files"]
    sizes = {one["path"]: sent(one["path"], files[one["path"]]) for one in listed}
    largest = max(
        sum(
            sizes[one["path"]]
            for one in listed
            if one["when"] == "start" or (one["when"] == "game" and one["game"] == game)
            if not OTHER_LANGUAGES.match(one["path"]) and not is_of_another(one["path"], game)
        )
        for game in registry.names()
    )
    told = dict(sorted(sizes.items(), key=lambda one: -one[1])[:12])
    assert largest <= FIRST, (largest, told)
    assert sum(sizes.values()) <= ALL
