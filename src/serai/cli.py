"""The command line. Nothing heavy is imported before a command needs it: `--help` is at once.

Help texts are given as keys; `terminal.usage` says them in the language that is spoken.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from serai.core import registry
from serai.core.errors import SeraiError
from serai.terminal.language import speak_as_asked
from serai.terminal.usage import BAD_USAGE, SOURCE_WORD, USAGE_ERROR, Command, Group, refuse

if TYPE_CHECKING:
    from serai.terminal.arguments import Source

ABORTED = 1
FIRST = registry.names()[0] if registry.names() else ""
Function = TypeVar("Function", bound=Callable[..., Any])

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    cls=Group,
    help="serai",
)


def main() -> None:
    """Run a command; our own errors are a message and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(speak_as_asked(sys.argv[1:]), prog_name="serai", standalone_mode=False)
    except SeraiError as error:
        print(error, file=sys.stderr)
        code = BAD_USAGE
    except USAGE_ERROR as error:
        refuse(error)
        code = BAD_USAGE
    except typer.Abort:
        code = ABORTED
    raise SystemExit(code or 0)


def command(name: str, hidden: bool = False) -> Callable[[Function], Function]:
    return app.command(name, cls=Command, help=f"help-{name}", hidden=hidden)


def argument(key: str) -> Any:
    return typer.Argument(help=f"help-{key}", metavar=key.upper())


def option(flag: str, metavar: str, key: str = "", **limits: Any) -> Any:
    return typer.Option(f"--{flag}", help=f"help-{key or flag}", metavar=metavar, **limits)


def arena_option(flag: str, metavar: str) -> Any:
    return option(flag, metavar, f"arena-{flag}")


def games_option(flag: str, metavar: str, **limits: Any) -> Any:
    return option(flag, metavar, f"games-{flag}", **limits)


GameName = Annotated[str, argument("game")]
Seed = Annotated[str | None, option("seed", "SEED")]
Options = Annotated[list[str] | None, option("option", "NAME=VALUE")]
SourceName = Annotated[str | None, option("source", "NAME|FILE")]
Database = Annotated[str | None, option("database", "FILE")]


def _source(context: typer.Context, given: str | None) -> "Source | None":
    from serai.terminal.arguments import Source

    return None if given is None else Source(given, context.meta.get(SOURCE_WORD, ""))


@app.callback(invoke_without_command=True)
def serai(
    context: typer.Context,
    database: Database = None,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    if version:
        from importlib.metadata import version as version_of

        typer.echo(f"serai {version_of('serai')}")
    elif context.invoked_subcommand is None:
        from serai.server.serve import serve_here
        from serai.terminal.progress import prepare_all

        prepare_all()
        serve_here(database or "")


@command("serve")
def serve(
    host: Annotated[str, option("host", "ADDRESS")] = "127.0.0.1",
    port: Annotated[int, option("port", "N", min=0, max=65535)] = 8000,
    database: Database = None,
    public_url: Annotated[str, option("public-url", "URL")] = "",
    proxies: Annotated[list[str] | None, option("behind-proxy", "ADDRESS")] = None,
    limits: Annotated[list[str] | None, option("limit", "NAME=NUMBER")] = None,
    metrics: Annotated[str, option("metrics", "ADDRESS:PORT")] = "",
    drain: Annotated[int, option("drain", "N", min=0, max=3600)] = 0,
    workers: Annotated[int | None, option("workers", "N", min=0, max=64)] = None,
    processes: Annotated[int, option("processes", "N", min=1, max=64)] = 1,
) -> None:
    from serai.core.lean import do_without

    do_without("scipy")
    from serai.server.serve import serve
    from serai.server.settings import (
        Settings,
        check_url,
        database_url,
        read_limits,
        read_metrics,
        read_proxies,
    )
    from serai.terminal.progress import prepare_all

    settings = Settings(
        host=host,
        port=port,
        database=database_url(database or ""),
        public_url=check_url(public_url),
        proxies=read_proxies(proxies or []),
        limits=read_limits(limits or []),
        metrics=read_metrics(metrics),
        drain=drain,
        workers=workers,
    )
    prepare_all()
    serve(settings, processes)


@command("work")
def work(
    database: Annotated[str, option("database", "URL", "work-database")],
    workers: Annotated[int | None, option("workers", "N", "work-workers", min=1, max=64)] = None,
) -> None:
    from serai.core.lean import do_without

    do_without("scipy")
    from serai.server.queueing.working import work
    from serai.terminal.progress import prepare_all

    prepare_all()
    work(database, workers)


@command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE")],
    database: Database = None,
) -> None:
    from serai.core.texts import say
    from serai.server.moving import backup
    from serai.server.settings import database_url
    from serai.server.store import existing

    with existing(database_url(database or "")) as store:
        typer.echo(say("backup-done", rows=backup(store, file), file=str(file)))


@command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE")],
    database: Database = None,
) -> None:
    from serai.core.texts import say
    from serai.server.moving import restore
    from serai.server.settings import database_url
    from serai.server.store import alone

    with alone(database_url(database or "")) as store:
        typer.echo(say("restore-done", rows=restore(file, store), file=str(file)))


@command("export")
def export(
    folder: Annotated[Path, typer.Argument(help="help-export-folder", metavar="FOLDER")],
) -> None:
    from serai.core.texts import say
    from serai.server.exporting import export
    from serai.terminal.progress import bar

    with bar(say("export-title")) as tell:
        done = export(folder, tell)
    told = {"files": done.files, "megabytes": round(done.size / 1e6)}
    typer.echo(say("export-done", folder=str(folder), **told))


@command("play")
def play(
    context: typer.Context,
    game: GameName = FIRST,
    seats: Annotated[str | None, option("seats", "NAME,NAME…")] = None,
    seed: Seed = None,
    options: Options = None,
    source: SourceName = None,
    resume: Annotated[Path | None, option("resume", "FILE")] = None,
    save: Annotated[Path | None, option("save", "FILE")] = None,
    thinking: Annotated[float, option("thinking", "S", min=0.01)] = 1.0,
) -> None:
    from serai.terminal.arguments import begin, resumed
    from serai.terminal.prompt import reader
    from serai.terminal.screen import Output
    from serai.terminal.seats import USUAL_SEATS, read_seats
    from serai.terminal.session import Session

    if resume is not None:
        if seats or seed or options or source:
            raise SeraiError("terminal-resume-alone")
        match = resumed(resume)
    else:
        match = begin(
            game, read_seats(seats or USUAL_SEATS), seed, options or [], _source(context, source)
        )
    raise typer.Exit(Session(match, Output(), reader(), save, thinking).run())


@command("rules")
def rules(
    game: GameName = FIRST,
    rule: Annotated[str | None, argument("rule")] = None,
    named: Annotated[str | None, option("id", "RULE")] = None,
) -> None:
    from serai.core import rulebook
    from serai.terminal.screen import Output

    rule = named or rule
    owner = rulebook.game_of(game) if rule is None else None
    if owner is not None:
        game, rule = owner, game
    Output().markdown(rulebook.whole(game) if rule is None else rulebook.entry(game, rule))


@command("check")
def check(files: Annotated[list[Path], argument("file")]) -> None:
    from serai.terminal import checking

    grade = checking.FINE
    for file in files:
        finding = checking.check(file)
        for line in finding.lines:
            typer.echo(f"{file}: {line}")
        grade = max(grade, finding.grade)
    raise typer.Exit(grade)


@command("analyse")
def analyse(
    record: Annotated[Path, argument("record")],
    simulations: Annotated[int | None, option("simulations", "N", min=1)] = None,
    seconds: Annotated[float | None, option("time", "S", min=0.001)] = None,
    worst: Annotated[int, option("worst", "N", min=0)] = 5,
    json: Annotated[str | None, option("json", "FILE")] = None,
    svg: Annotated[Path | None, option("svg", "FILE")] = None,
    seed: Annotated[int, option("seed", "N", "dice")] = 0,
) -> None:
    from serai.terminal.analysing import AnalyseArgs, analyse

    analyse(record, AnalyseArgs(simulations, seconds, seed, worst, json, svg))


@command("picture")
def picture(
    file: Annotated[Path, argument("record")],
    out: Annotated[Path, option("out", "FILE", "picture-out")],
    ply: Annotated[int | None, option("ply", "N", min=0)] = None,
    seat: Annotated[int | None, option("seat", "N", "eyes", min=1)] = None,
    dark: Annotated[bool, typer.Option("--dark", help="help-dark")] = False,
) -> None:
    from serai.terminal.picturing import PictureArgs, picture

    picture(file, PictureArgs(out, ply, seat, dark))


@command("perft")
def perft(
    context: typer.Context,
    game: GameName = FIRST,
    depth: Annotated[int, option("depth", "N", min=1)] = 2,
    position: Annotated[Path | None, option("position", "FILE")] = None,
    seats: Annotated[int, option("seats", "N", "players")] = 2,
    seed: Seed = None,
    options: Options = None,
    source: SourceName = None,
) -> None:
    from serai.terminal.arguments import begin, positioned
    from serai.terminal.counting import count

    if position is not None:
        count(positioned(position), depth)
    else:
        match = begin(game, seats, seed, options or [], _source(context, source))
        count(match.position, depth)


@command("compile", hidden=True)
def compile_games() -> None:
    from serai.core.texts import say
    from serai.terminal.progress import prepare_all

    print(say("terminal-compiled" if prepare_all() else "terminal-ready"), file=sys.stderr)


@command("arena")
def arena(
    context: typer.Context,
    bots: Annotated[list[str], arena_option("bots", "BOT,BOT…")],
    game: GameName = FIRST,
    games: Annotated[int, arena_option("games", "N")] = 200,
    time: Annotated[float | None, arena_option("time", "S")] = None,
    simulations: Annotated[int | None, arena_option("simulations", "N")] = None,
    seats: Annotated[int | None, arena_option("seats", "N")] = None,
    seed: Annotated[str, arena_option("seed", "SEED")] = "1",
    options: Options = None,
    source: SourceName = None,
    sprt: Annotated[str | None, arena_option("sprt", "LOWER,UPPER")] = None,
    move_limit: Annotated[float | None, arena_option("move-limit", "S")] = None,
    processes: Annotated[int | None, arena_option("processes", "N")] = None,
    out: Annotated[Path | None, arena_option("out", "FOLDER")] = None,
    json: Annotated[Path | None, arena_option("json", "FILE")] = None,
) -> None:
    from serai.terminal.arena import ArenaArgs, run

    wanted = ArenaArgs(
        game=game,
        bots=bots,
        games=games,
        seconds=time,
        simulations=simulations,
        seats=seats,
        seed=seed,
        options=options or [],
        source=_source(context, source),
        sprt=sprt,
        move_limit=move_limit,
        processes=processes,
        out=out,
        json=json,
    )
    raise typer.Exit(run(wanted))


@command("games")
def games(
    context: typer.Context,
    bots: Annotated[list[str], games_option("bots", "BOT,BOT…")],
    out: Annotated[Path, games_option("out", "FOLDER")],
    game: GameName = FIRST,
    number: Annotated[int, games_option("number", "N", min=1)] = 100,
    seats: Annotated[int | None, arena_option("seats", "N")] = None,
    seed: Annotated[str, arena_option("seed", "SEED")] = "1",
    simulations: Annotated[int | None, games_option("simulations", "N", min=1)] = None,
    options: Options = None,
    source: SourceName = None,
) -> None:
    from serai.terminal.gathering import GatherArgs, gather

    asked = GatherArgs(
        game=game,
        bots=bots,
        number=number,
        out=out,
        seats=seats,
        seed=seed,
        simulations=simulations,
        options=options or [],
        source=_source(context, source),
    )
    typer.echo(gather(asked))


@command("bench")
def bench(
    peers: Annotated[Path | None, option("peers", "PYTHON")] = None,
    out: Annotated[Path, option("out", "FILE")] = Path("bench.json"),
    seconds: Annotated[float, option("seconds", "S", min=0.1)] = 3,
    engine_only: Annotated[bool, typer.Option("--engine-only", help="help-engine-only")] = False,
    environments_only: Annotated[
        bool, typer.Option("--environments-only", help="help-environments-only")
    ] = False,
    server_only: Annotated[bool, typer.Option("--server-only", help="help-server-only")] = False,
    database: Annotated[str, option("database", "URL", "bench-database")] = "",
) -> None:
    from serai.bench import run, run_environments, run_server

    if environments_only:
        run_environments(peers, out, seconds)
    elif server_only:
        run_server(peers, out, seconds, database)
    else:
        run(peers, out, seconds, engine_only, database)
