"""No function of the page is long; what looks for it finds what it should."""

import subprocess

from node import WEB, node

MOST = 50


def found(source: str, file: str) -> list[str]:
    """The places of which a fault is said, in a source that is called so."""
    run = [node(), "short-functions.js", "--as", file]
    done = subprocess.run(run, cwd=WEB, input=source, encoding="utf-8", capture_output=True)
    told = done.stderr.splitlines()
    assert done.returncode == int(bool(told))
    return [line.split(": ", 1)[0] for line in told]


def function(lines: int) -> str:
    return "\n".join(["function long(): void {", *["  said();"] * (lines - 2), "}"])


def test_a_function_that_is_too_long_is_found() -> None:
    assert found(function(MOST), "a.ts") == []
    assert found(function(MOST + 1), "a.ts") == ["a.ts:1"]


def test_it_is_found_in_the_script_of_a_component() -> None:
    script = '<p>Here.</p>\n<script lang="ts">\n{}\n</script>\n'
    assert found(script.format(function(MOST)), "A.svelte") == []
    assert found(script.format(function(MOST + 1)), "A.svelte") == ["A.svelte:3"]


def test_the_packages_check_looks_for_it() -> None:
    assert "node short-functions.js" in (WEB / "package.json").read_text("utf-8")
