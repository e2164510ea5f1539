"""What is released: one version, allowed licences, workflows that name what is there."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import licences
import version as released

CHECKOUT = Path(__file__).parents[2]
WORKFLOWS = sorted((CHECKOUT / ".github" / "workflows").glob("*.yml"))
SAID = {file.name: file.read_text("utf-8") for file in WORKFLOWS}
RULES = licences.rules()


def text(name: str) -> str:
    return (CHECKOUT / name).read_text("utf-8")


# -- licences ----------------------------------------------------------------------------------


def test_every_dependency_has_a_licence_that_is_allowed() -> None:
    found = licences.look(RULES)
    assert found.faults == []
    assert {"numba", "fastapi", "prometheus-client", "svelte", "vite"} <= set(found.licences)


@pytest.mark.parametrize(
    ("licence", "allowed"),
    [
        ("MIT", True),
        ("GPL-3.0-only", False),
        ("", False),
        ("MIT OR GPL-3.0-only", True),
        ("MIT AND GPL-3.0-only", False),
        ("(MIT AND Zlib)", True),
        ("MPL-2.0 AND (Apache-2.0 OR GPL-2.0-only)", True),
        ("GPL-2.0-only AND (Apache-2.0 OR MIT)", False),
        ("GPL-2.0-only OR MIT AND ISC", True),
        ("BSD-2-Clause AND Apache-2.0 WITH LLVM-exception", True),
        ("Apache-2.0 WITH another-exception", False),
        ("MIT AND", False),
        ("(MIT", False),
        ("MIT MIT", False),
    ],
)
def test_a_licence_is_read_as_spdx_writes_it(licence: str, allowed: bool) -> None:
    assert licences.is_allowed(licence, RULES.allowed) is allowed


def installed(folder: Path, name: str, *lines: str) -> None:
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    head = ["Metadata-Version: 2.4", f"Name: {name}", "Version: 1.0", *lines]
    (info / "METADATA").write_text("\n".join(head) + "\n", "utf-8")


def test_a_package_under_another_licence_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    installed(tmp_path, "serai-copied", "License-Expression: AGPL-3.0-only")
    installed(tmp_path, "serai-silent")
    installed(tmp_path, "serai-fine", "Classifier: License :: OSI Approved :: BSD License")
    lock = tmp_path / "a.lock"
    lock.write_text("serai-copied==1.0\nserai-silent==1.0\nserai-fine==1.0\nnot-here==1.0\n")
    page = tmp_path / "package-lock.json"
    page.write_text(
        '{"packages": {"": {}, "node_modules/x": {"license": "SSPL-1.0"}, '
        '"node_modules/a/node_modules/y": {"license": "MIT"}, "node_modules/z": {}}}'
    )
    known = licences.Rules(RULES.allowed, RULES.called, {})
    found = licences.look(known, lock, (page,))
    assert found.faults == [
        "serai-copied: AGPL-3.0-only",
        "serai-silent: no licence is stated",
        "x: SSPL-1.0",
        "z: no licence is stated",
    ]


def test_whoever_is_let_in_is_needed(tmp_path: Path) -> None:
    (tmp_path / "a.lock").write_text("")
    packages = {"gone": licences.LetIn("GPL-3.0-only", "it was needed once")}
    known = licences.Rules(RULES.allowed, {}, packages)
    [fault] = licences.look(known, tmp_path / "a.lock", ()).faults
    assert fault.startswith("gone")
    assert all(let_in.why for let_in in RULES.packages.values())


# -- one version -------------------------------------------------------------------------------


def test_the_version_is_the_same_wherever_it_stands() -> None:
    ours = released.version()
    assert re.fullmatch(r"\d+\.\d+\.\d+", ours)
    assert yaml.safe_load(text("CITATION.cff"))["version"] == ours
    for source in (CHECKOUT / "src" / "serai").rglob("*.py"):
        assert f'"{ours}"' not in source.read_text("utf-8"), source


def test_a_tag_that_is_not_the_version_is_not_released(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text("## Unreleased\n")
    (tmp_path / "CITATION.cff").write_text("version: 1.2.3\n")
    assert len(released.faults("v1.2.4", tmp_path)) == 2
    (tmp_path / "CHANGELOG.md").write_text("## 1.2.3 (2031-01-01)\n")
    assert released.faults("v1.2.3", tmp_path) == []
    (tmp_path / "CITATION.cff").write_text("version: 1.2.2\n")
    assert len(released.faults("v1.2.3", tmp_path)) == 1


def test_a_citation_says_what_one_needs() -> None:
    cited = yaml.safe_load(text("CITATION.cff"))
    project = tomllib.loads(text("pyproject.toml"))["project"]
    assert cited["license"] == project["license"] and cited["authors"] and cited["title"]


# -- workflows ---------------------------------------------------------------------------------


def jobs(name: str) -> dict[str, Any]:
    read = yaml.safe_load(SAID[name])
    assert read["permissions"] == {"contents": "read"}
    return dict(read["jobs"])


@pytest.mark.parametrize("name", SAID)
def test_a_workflow_is_bounded_and_its_jobs_know_each_other(name: str) -> None:
    found = jobs(name)
    for job in found.values():
        assert job["timeout-minutes"] <= 180
        needs = job.get("needs", [])
        assert {needs} if isinstance(needs, str) else set(needs) <= set(found)
        for step in job["steps"]:
            assert "uses" in step or "run" in step
            assert "${{" not in step.get("run", "")  # what others write is no part of a command
            if step.get("uses", "").startswith("actions/checkout"):
                assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("name", SAID)
def test_a_workflow_names_what_is_there(name: str) -> None:
    said = SAID[name]
    makefile = text("Makefile")
    for target in re.findall(r"\bmake ([a-z]+)", said):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for path in re.findall(r"(?:hosting|release)/\w+\.\w+|tests/records", said):
        assert (CHECKOUT / path).exists(), path


def test_only_what_publishes_may_say_who_it_is_and_a_person_agrees_first() -> None:
    found = jobs("release.yml")
    trusted = [name for name, job in found.items() if job.get("permissions")]
    assert trusted == ["publish"]
    assert found["publish"]["permissions"] == {"id-token": "write"}
    assert found["publish"]["environment"] and found["publish"]["needs"] == "build"
    assert "password" not in SAID["release.yml"].replace("without a password", "")


def test_every_python_that_is_supported_is_tested() -> None:
    least = tomllib.loads(text("pyproject.toml"))["project"]["requires-python"].removeprefix(">=")
    for job in ("test", "install"):
        assert min(jobs("ci.yml")[job]["strategy"]["matrix"]["python"]) == least
