"""Compare the licence of every dependency, Python's and the page's, with those that are allowed.

    .venv/bin/python release/licences.py

Reads what is installed of `requirements.lock`, and the locks of the page, which name licences
themselves. What is in a lock but for another system only, and so not installed, is looked at there.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path

CHECKOUT = Path(__file__).parents[1]
RULES = Path(__file__).with_name("licences.toml")
PYTHON = CHECKOUT / "requirements.lock"
PAGE = (CHECKOUT / "web/package-lock.json", CHECKOUT / "web/offline/package-lock.json")
_LOCKED = re.compile(r"^([\w.-]+)==", re.MULTILINE)
_CLASSIFIER = "License :: "
_LONGEST_NAME = 60  # some write the whole licence where its name should be


@dataclass(frozen=True)
class LetIn:
    licence: str
    why: str


@dataclass(frozen=True)
class Rules:
    allowed: frozenset[str]
    called: Mapping[str, str]
    packages: Mapping[str, LetIn]


@dataclass
class Found:
    """What each package says, and what is wrong."""

    licences: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def rules(file: Path = RULES) -> Rules:
    read = tomllib.loads(file.read_text("utf-8"))
    packages = {name: LetIn(**given) for name, given in read["packages"].items()}
    return Rules(frozenset(read["allowed"]), read["called"], packages)


def is_allowed(licence: str, allowed: frozenset[str]) -> bool:
    """Whether all that must hold together may hold, and of alternatives one may."""
    words = licence.replace("(", " ( ").replace(")", " ) ").split()
    tokens = re.split(r" (AND|OR|\(|\)) ", f" {'  '.join(words)} ")
    found = [" ".join(token.split()) for token in tokens if token.strip()]
    place = 0

    def one() -> bool:
        nonlocal place
        token = found[place]
        place += 1
        if token != "(":
            return token in allowed
        inside = either()
        place += 1  # its closing one
        return inside

    def both() -> bool:
        nonlocal place
        so_far = one()
        while place < len(found) and found[place] == "AND":
            place += 1
            so_far = one() and so_far
        return so_far

    def either() -> bool:
        nonlocal place
        so_far = both()
        while place < len(found) and found[place] == "OR":
            place += 1
            so_far = both() or so_far
        return so_far

    try:
        return bool(found) and either() and place == len(found)
    except IndexError:
        return False


def stated(package: metadata.PackageMetadata, called: Mapping[str, str]) -> str:
    """What a package says of itself, in the names of SPDX; empty if it says nothing usable."""
    if expression := _first(package, "License-Expression"):
        return expression
    classifiers = [
        line for line in package.get_all("Classifier", []) if line.startswith(_CLASSIFIER)
    ]
    names = [str(line).rpartition(" :: ")[2] for line in classifiers]
    if names:
        return " OR ".join(called.get(name, name) for name in names)
    name = _first(package, "License").strip()
    return called.get(name, name) if len(name) <= _LONGEST_NAME else ""


def _first(package: metadata.PackageMetadata, name: str) -> str:
    return str((package.get_all(name) or [""])[0])


def of_python(lock: Path, known: Rules) -> Iterator[tuple[str, str]]:
    for name in _LOCKED.findall(lock.read_text("utf-8")):
        try:
            package = metadata.metadata(name)
        except metadata.PackageNotFoundError:
            continue
        yield name, stated(package, known.called)


def of_page(lock: Path) -> Iterator[tuple[str, str]]:
    packages: dict[str, dict[str, object]] = json.loads(lock.read_text("utf-8"))["packages"]
    for place, package in packages.items():
        if place:
            yield place.rpartition("node_modules/")[2], str(package.get("license", ""))


def look(known: Rules, python: Path = PYTHON, page: tuple[Path, ...] = PAGE) -> Found:
    """Every package of these locks."""
    found = Found()
    every = [*of_python(python, known), *(one for lock in page for one in of_page(lock))]
    for name, said in every:
        let_in = known.packages.get(name)
        found.licences[name] = let_in.licence if let_in else said
        if let_in is None and not is_allowed(said, known.allowed):
            found.faults.append(f"{name}: {said or 'no licence is stated'}")
    for name, let_in in known.packages.items():
        if name not in found.licences:
            found.faults.append(f"{name}: is let in ({let_in.licence}), and not needed any more")
    return found


def main() -> None:
    found = look(rules())
    for fault in found.faults:
        print(fault, file=sys.stderr)
    if found.faults:
        sys.exit(1)


if __name__ == "__main__":
    main()
