"""The files for hosts name what is there: options, doors, metrics, versions, paths."""

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from serai.cli import app
from serai.server.doors import DOORS
from serai.server.settings import read_limits, read_metrics, read_proxies
from serai.server.watching.metrics import ABOUT

CHECKOUT = Path(__file__).parents[2]
HOSTING = CHECKOUT / "hosting"
DOCUMENT = (CHECKOUT / "docs" / "hosting.md").read_text("utf-8")
FILES = {file.name: file.read_text("utf-8") for file in HOSTING.iterdir() if file.suffix != ".lock"}
CONTAINERFILE = FILES["Containerfile"]
COMPOSE: dict[str, Any] = yaml.safe_load(FILES["compose.yaml"])
OPTION = re.compile(r"(?<![\w-])--([a-z][a-z-]+)")
OF_OTHERS = {  # of the programs that are named in these lines besides ours
    *("build", "chdir", "home-dir", "create-home", "uid", "system", "shell", "username"),
    *("dbname", "require-hashes", "no-deps", "no-build-isolation", "force-reinstall"),
    *("interval", "timeout", "start-period", "retries", "from", "wheel-dir", "now", "detach"),
}
METRIC = re.compile(r"\bserai_\w+")
SUFFIXES = ("_total", "_info", "_bucket", "_sum", "_count", "")
PINNED = re.compile(r"^([\w.-]+)==([^\s;\\]+)", re.MULTILINE)
IMAGE = re.compile(r"docker\.io/library/[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]+")
MOST_COMMANDS = 10


def options_of(command: str) -> set[str]:
    group = typer.main.get_command(app)
    found = group.commands[command].params  # type: ignore[attr-defined]
    return {word.removeprefix("--") for param in found for word in param.opts}


def fenced() -> list[list[str]]:
    return [block.splitlines() for block in re.findall(r"```sh\n(.*?)```", DOCUMENT, re.DOTALL)]


def locked(name: str) -> dict[str, str]:
    return dict(PINNED.findall((CHECKOUT / name).read_text("utf-8")))


# -- our own words ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*FILES, "docs/hosting.md"])
def test_every_option_that_is_named_exists(name: str) -> None:
    said = FILES.get(name, DOCUMENT)
    ours = {
        option
        for command in ("serve", "backup", "restore", "work")
        for option in options_of(command)
    }
    assert set(OPTION.findall(said)) - ours <= OF_OTHERS


def serving() -> Iterator[list[str]]:
    """How the files start a server: the words after `serve`."""
    yield COMPOSE["services"]["serai"]["command"][1:]
    [start] = re.findall(r"^ExecStart=\S+/serai serve (.*)$", FILES["serai.service"], re.MULTILINE)
    words = start.split()
    yield [f"{a}={b}" for a, b in zip(words[::2], words[1::2], strict=True)]
    [given] = re.findall(r'^CMD \["serve", (.*)\]$', CONTAINERFILE, re.MULTILINE)
    words = [word.strip().strip('"') for word in given.split(",")]
    yield [f"{a}={b}" for a, b in zip(words[::2], words[1::2], strict=True)]


@pytest.mark.parametrize("words", [*serving()])
def test_a_server_takes_what_it_is_started_with(words: list[str]) -> None:
    given = dict(word.removeprefix("--").split("=", 1) for word in words)
    assert set(given) <= options_of("serve")
    assert read_metrics(given.get("metrics", "9100"))
    assert read_proxies([given.get("behind-proxy", "127.0.0.1")])
    for number in ("port", "processes", "drain"):
        assert int(given.get(number, 1)) > 0


def test_limits_that_are_named_exist() -> None:
    named = re.findall(r"--limit (\w+=\d+)", DOCUMENT)
    assert len(named) >= 4 and read_limits(named)


def test_doors_that_are_named_exist() -> None:
    there = {route.path for door in DOORS for route in door.router.routes} | {"/api/socket"}
    for said in [*FILES.values(), DOCUMENT]:
        assert set(re.findall(r"/api/[a-z]+", said)) <= there


def test_metrics_that_are_named_exist_and_all_are_told_of() -> None:
    about: dict[str, str] = tomllib.loads(ABOUT.read_text("utf-8"))
    there = {f"{name}{suffix}" for name in about for suffix in SUFFIXES}
    assert set(METRIC.findall(FILES["alerts.yml"])) <= there
    told = dict(re.findall(r"^\| `(serai\w*)` \|[^|]*\| (.*) \|$", DOCUMENT, re.MULTILINE))
    assert set(told) <= there
    assert sorted(told.values()) == sorted(about.values())


def test_alerts_and_what_is_scraped_are_read() -> None:
    alerts = yaml.safe_load(FILES["alerts.yml"])
    rules = [rule for group in alerts["groups"] for rule in group["rules"]]
    for rule in rules:
        assert rule["alert"].startswith("Serai") and rule["expr"] and rule["annotations"]["summary"]
        assert rule["expr"].count("(") == rule["expr"].count(")")
    scraped = yaml.safe_load(FILES["prometheus.yml"])
    assert scraped["rule_files"] == ["alerts.yml"]
    [job] = scraped["scrape_configs"]
    [target] = job["static_configs"][0]["targets"]
    assert target in FILES["serai.service"]


# -- versions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["players.lock", "hosting/server.lock", "hosting/build.lock"])
def test_players_and_hosts_get_the_versions_that_were_tested(name: str) -> None:
    tested, theirs = locked("requirements.lock"), locked(name)
    assert theirs and theirs.items() <= tested.items()


PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))
TO_PLAY: list[str] = PROJECT["project"]["dependencies"]
TO_SERVE: list[str] = PROJECT["project"]["optional-dependencies"]["postgres"]
TO_BUILD: list[str] = PROJECT["build-system"]["requires"]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("players.lock", TO_PLAY + TO_BUILD),
        ("hosting/server.lock", TO_PLAY + TO_SERVE),
        ("hosting/build.lock", TO_BUILD),
    ],
)
def test_players_and_hosts_get_all_that_they_need_and_no_more(name: str, wanted: list[str]) -> None:
    named = {re.split(r"[\[>=; ]", one)[0] for one in wanted}
    there = set(locked(name))
    assert {re.sub(r"[._]", "-", one.lower()) for one in named} <= there
    assert not {"pytest", "mypy", "playwright", "open-spiel", "hypothesis"} & there


def test_images_are_named_with_their_versions() -> None:
    images = [
        service["image"] for service in COMPOSE["services"].values() if "build" not in service
    ]
    [python] = re.findall(r"^ARG PYTHON=(.*)$", CONTAINERFILE, re.MULTILINE)
    for image in [*images, python]:
        assert IMAGE.fullmatch(image), image
    bases = re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)
    assert set(bases) == {"${PYTHON}", "packages"}


# -- containers --------------------------------------------------------------------------------


def test_what_is_copied_into_the_image_is_there_and_is_sent_to_the_builder() -> None:
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINERFILE, re.MULTILINE)
    sources = {source for line in copied for source in line.split()}
    ignored = (CHECKOUT / ".dockerignore").read_text("utf-8").splitlines()
    for source in sources:
        assert (CHECKOUT / source).exists(), source
        assert f"!{source}" in ignored, source
    assert {"src", "web", "pyproject.toml"} <= sources


def test_the_image_runs_as_nobody_and_says_whether_it_is_ready() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER [1-9]\d*$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last and "/api/ready" in last
    [port] = re.findall(r"^EXPOSE (\d+)$", last, re.MULTILINE)
    assert f'"--port", "{port}"' in last and f"127.0.0.1:{port}/" in last


def test_the_stack_shows_the_proxy_and_nothing_else() -> None:
    services = COMPOSE["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    ours = services["serai"]
    assert ours["read_only"] and ours["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in ours["security_opt"]
    assert (HOSTING / ours["build"]["context"] / ours["build"]["dockerfile"]).is_file()
    [network] = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert f"--behind-proxy={network['subnet']}" in ours["command"]
    named = {mount.partition(":")[0] for one in services.values() for mount in one["volumes"]}
    for mount in named:
        assert mount in COMPOSE["volumes"] or (HOSTING / mount).exists()
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)


# -- systemd -----------------------------------------------------------------------------------


def test_the_server_is_given_time_to_end() -> None:
    """Its drain, the seconds for requests that are under way, and those for several processes."""
    [drain] = re.findall(r"--drain (\d+)", FILES["serai.service"])
    [stop] = re.findall(r"^TimeoutStopSec=(\d+)$", FILES["serai.service"], re.MULTILINE)
    assert int(stop) >= int(drain) + 25
    ours = COMPOSE["services"]["serai"]
    [drain] = [word.partition("=")[2] for word in ours["command"] if word.startswith("--drain")]
    assert int(ours["stop_grace_period"].removesuffix("s")) >= int(drain) + 25


UNITS = ("serai.service", "serai-backup.service", "serai-backup.timer")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for unit in UNITS:  # the program is not installed here; any other stands for it
        said = FILES[unit].replace("/opt/serai/bin/serai", "/bin/true")
        (tmp_path / unit).write_text(said, "utf-8")
    units = [str(tmp_path / unit) for unit in UNITS]
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True
    )
    ours = [line for line in checked.stderr.splitlines() if "serai" in line]
    assert checked.returncode == 0 and ours == []


def test_from_a_bare_machine_it_takes_ten_commands() -> None:
    first = fenced()[0]
    assert len(first) <= MOST_COMMANDS
    said = "\n".join(first)
    for path in re.findall(r"/opt/serai-source/(\S+\.\w+|hosting/Caddyfile)", said):
        assert (CHECKOUT / path).is_file(), path
    for unit in UNITS:
        assert unit in said
