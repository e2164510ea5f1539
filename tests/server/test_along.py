"""What the page takes along: listed whole, served as it is listed, exported in one go."""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serai.server import exporting
from serai.server.along import INDEX, LISTING, WORKER, taken_along
from serai.server.exporting import NotExported, export
from serai.server.page import FOLDER, Page, without_server

PUBLIC = Path(__file__).parents[2] / "web" / "public"
FILES = {
    INDEX: b'<html><head><title>Serai</title><script src="/assets/a.js"></script></head></html>',
    "assets/a.js": b"a",
    "calls.js": b"",
    WORKER: (PUBLIC / WORKER).read_bytes(),
    LISTING: b'{"version": "0", "files": [{"path": "offline/b", "size": 1, "sha256": "00"}]}',
    "offline/b": b"b",
}


def told(progress: int, of: int, name: str) -> None:
    """Whoever looks on."""


def listed(files: dict[str, bytes]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files[LISTING])
    return found


def test_without_what_a_browser_needs_nothing_is_taken_along() -> None:
    assert taken_along({INDEX: FILES[INDEX]}) == {}


def test_of_a_page_from_before_its_worker_nothing_is_taken_along() -> None:
    assert taken_along({path: FILES[path] for path in FILES if path != WORKER}) == {}


def test_the_listing_names_every_file_of_the_page_once() -> None:
    paths = [one["path"] for one in listed(taken_along(FILES))["files"]]
    assert sorted(paths) == ["assets/a.js", INDEX, "offline/b"]


@pytest.mark.parametrize("path", ["assets/a.js", INDEX])
def test_another_file_is_another_version_of_page_worker_and_listing(path: str) -> None:
    before, after = taken_along(FILES), taken_along({**FILES, path: FILES[path] + b" "})
    for file in (INDEX, WORKER, LISTING):
        assert before[file] != after[file]
    version = listed(after)["version"].encode()
    assert version in after[INDEX] and version in after[WORKER]
    assert taken_along(FILES) == before


def test_alone_the_page_says_so_and_names_its_files_by_where_it_lies() -> None:
    served, alone = (taken_along(FILES, one)[INDEX].decode() for one in (False, True))
    assert 'src="/assets/a.js"' in served and "serai-server" not in served
    assert 'src="./assets/a.js"' in alone and 'name="serai-server" content="none"' in alone


def test_what_is_served_is_what_is_listed() -> None:
    """`make` has built it."""
    page = Page(FOLDER)
    files = listed({LISTING: page.files[f"/{LISTING}"].content})["files"]
    assert len(files) > 50
    for one in files:
        content = page.files[f"/{one['path']}"].content
        assert (len(content), hashlib.sha256(content).hexdigest()) == (one["size"], one["sha256"])


def test_an_export_is_the_page_and_may_be_written_over_by_another(tmp_path: Path) -> None:
    for _ in range(2):
        done = export(tmp_path / "site", told)
        files = {one for one in (tmp_path / "site").rglob("*") if one.is_file()}
        assert len(files) == done.files + 1
        assert [one.name for one in tmp_path.iterdir()] == ["site"]
    index = (tmp_path / "site" / INDEX).read_text("utf-8")
    assert not re.findall(r'(?:src|href)="/', index)


def test_nothing_of_anybody_elses_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", "utf-8")
    for place in (tmp_path, tmp_path / "diary.txt"):
        with pytest.raises(NotExported, match="no earlier export"):
            export(place, told)
    assert [one.name for one in tmp_path.iterdir()] == ["diary.txt"]


def test_an_export_that_breaks_off_leaves_the_earlier_one(tmp_path: Path) -> None:
    export(tmp_path / "site", told)
    before = {one: one.read_bytes() for one in (tmp_path / "site").rglob("*") if one.is_file()}

    def fail(progress: int, of: int, name: str) -> None:
        if progress == 20:
            raise OSError(28, "the disk is full")

    with pytest.raises(NotExported, match="could not be written"):
        export(tmp_path / "site", fail)
    assert [one.name for one in tmp_path.iterdir()] == ["site"]
    after = {one: one.read_bytes() for one in (tmp_path / "site").rglob("*") if one.is_file()}
    assert before == after


def test_without_a_build_an_export_says_how_to_make_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "without_server", lambda: without_server(tmp_path))
    with pytest.raises(NotExported, match="make offline"):
        export(tmp_path / "site", told)


def test_the_command_says_how_much_it_wrote(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "serai", "export", str(tmp_path / "site")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert re.search(r"\d+ files, \d+ MB", done.stdout)


# -- icons and manifest -----------------------------------------------------------------------


def test_icons_are_drawn_from_the_drawing() -> None:
    from icons import icons

    for name, content in icons().items():
        assert (PUBLIC / name).read_bytes() == content, "python web/icons.py"


def test_the_manifest_names_icons_that_are_there() -> None:
    manifest = json.loads((PUBLIC / "serai.webmanifest").read_text("utf-8"))
    assert {"192x192", "512x512"} <= {one["sizes"] for one in manifest["icons"]}
    assert any(one.get("purpose") == "maskable" for one in manifest["icons"])
    for one in manifest["icons"]:
        assert (PUBLIC / one["src"]).is_file()
