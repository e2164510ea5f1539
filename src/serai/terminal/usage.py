"""What the command line says of itself, in the language spoken here: help, and what is wrong.

Commands carry the keys of their texts. They are looked up when help is printed, plainly, without
loading Fluent: `--help` is at once.
"""

import re
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from serai.core import registry
from serai.core.texts import plain, say

from .language import FLAG

Row = tuple[str, str]
USAGE_ERROR: Any = typer.BadParameter.__base__  # of all that can be wrong with a command line
BAD_USAGE = 2
SOURCE_WORD = "serai.source"
FLAGS = ("--help", "--version")
_WORD = re.compile("[A-Z]{2,}")


def placeholders(shape: str) -> str:
    """`[NAME=VALUE]` with the words for what stands there in the language."""
    return _WORD.sub(lambda found: plain(f"word-{found[0].lower()}"), shape)


def filled(key: str, **facts: object) -> str:
    """A plain text with its facts put in."""
    text = plain(key)
    for name, fact in facts.items():
        text = text.replace(f"{{ ${name} }}", str(fact))
    return text


# -- help ------------------------------------------------------------------------------------


class _Told:
    """Help of a command, or of all of them together."""

    help: str | None
    options_metavar: str | None
    params: list[Any]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        shapes = [self.options_metavar, *map(_shape, _arguments(self.params)), *_commands(self)]
        words = placeholders(" ".join(filter(None, shapes)))
        formatter.write_usage(ctx.command_path, words, prefix=f"{plain('usage-usage')} ")

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(plain(str(self.help)))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        arguments = _arguments(self.params)
        options = [param for param in self.params if param not in arguments]
        _write(formatter, "usage-arguments", [_row(param) for param in arguments])
        _write(formatter, "usage-options", [*map(_row, options), *_everywhere()])
        if isinstance(self, TyperGroup):
            shown = {name: one for name, one in self.commands.items() if not one.hidden}
            width = formatter.width - 6 - max(map(len, shown))
            rows = [(name, _first(plain(str(one.help)), width)) for name, one in shown.items()]
            _write(formatter, "usage-commands", rows)


class Command(_Told, TyperCommand):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if any(param.name == "source" for param in self.params):
            args = [_with_source(ctx, word) for word in args]
        ctx.allow_extra_args = True  # so that it is we who refuse them
        extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            ctx.fail(say("usage-extra", words=" ".join(extra)))
        return extra


class Group(_Told, TyperGroup):
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        known = [name for name, one in self.commands.items() if not one.hidden]
        if args[0] not in self.commands:
            ctx.fail(say("usage-no-command", name=args[0], known=", ".join(known)))
        return super().resolve_command(ctx, args)


def source_words() -> list[str]:
    """What games call their maps, decks or tiles: each word does for `--source`."""
    return list(dict.fromkeys(registry.manifest_of(name).source for name in registry.names()))


def _with_source(ctx: Any, word: str) -> str:
    """`--map` or `--map=wadi` with `--source` for a game's own word, which is kept."""
    flag, equals, value = word.partition("=")
    if flag.removeprefix("--") not in source_words() or not flag.startswith("--"):
        return word
    ctx.meta[SOURCE_WORD] = flag.removeprefix("--")
    return f"--source{equals}{value}"


def _arguments(params: Sequence[Any]) -> list[Any]:
    return [param for param in params if param.param_type_name == "argument"]


def _shape(argument: Any) -> str:
    name = argument.metavar if argument.required else f"[{argument.metavar}]"
    return f"{name}..." if argument.nargs != 1 else name


def _commands(command: _Told) -> list[str]:
    return ["COMMAND [ARGS]..."] if isinstance(command, TyperGroup) else []


def _row(param: Any) -> Row:
    """`--port N`, and what it is for, with what is usual and what it must be."""
    names = "" if param.param_type_name == "argument" else ", ".join(param.opts)
    metavar = "" if getattr(param, "is_flag", False) else placeholders(param.metavar)
    notes = []
    if param.required:
        notes.append(plain("usage-required"))
    elif param.default not in (None, "", False):
        notes.append(filled("usage-default", value=_number(param.default)))
    if param.min is not None:
        least, most = _number(param.min), _number(param.max)
        notes.append(f"≥ {least}" if param.max is None else f"{least}–{most}")
    told = _help(param.help)
    told = f"{told}  [{' · '.join(notes)}]" if notes else told
    return f"{names} {metavar}".strip(), told


def _help(key: str) -> str:
    """A help text, in which the games that there are may be named."""
    words = ", ".join(f"--{word}" for word in source_words())
    return filled(key, games=", ".join(registry.names()), words=words)


def _number(value: object) -> str:
    """As it is typed, the same in every language."""
    return f"{value:.10g}" if isinstance(value, float) else str(value)


def _everywhere() -> list[Row]:
    """What every command takes."""
    return [
        (f"{FLAG} {placeholders('LANGUAGE')}", plain("help-lang")),
        ("--help", plain("help-help")),
    ]


def _write(formatter: Any, heading: str, rows: Sequence[Row]) -> None:
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{plain(heading)}\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def _first(text: str, width: int) -> str:
    """The first sentence, or as much of it as there is room for."""
    sentence = re.split(r"(?<=\w)[.:] ", text)[0].removesuffix(".")
    if len(sentence) <= width:
        return sentence
    return sentence[: width - 1].rpartition(" ")[0].rstrip(" ,;:") + "…"


# -- what is wrong ---------------------------------------------------------------------------


def refuse(error: Any) -> None:
    """Say how the command is used, and what is wrong with its words."""
    lines = []
    if error.ctx is not None:
        command = f"{error.ctx.command_path} --help"
        lines += [error.ctx.get_usage(), say("usage-try", command=command), ""]
    print(*lines, say("usage-error", why=_why(error)), sep="\n", file=sys.stderr)


def _why(error: Any) -> str:
    """The parser's errors are told apart by what they carry."""
    if hasattr(error, "possibilities"):
        near = ", ".join(error.possibilities or ())
        return say("usage-no-option", option=error.option_name, near=near or "none")
    if hasattr(error, "option_name"):
        is_flag = error.option_name in FLAGS
        return say("usage-flag" if is_flag else "usage-no-value", option=error.option_name)
    if hasattr(error, "param_type"):
        return say("usage-missing", what=error.param.param_type_name, name=_name(error.param))
    if isinstance(error, typer.BadParameter):
        return _bad_value(error)
    return str(error.message)


def _name(param: Any) -> str:
    return param.opts[0] if param.param_type_name == "option" else placeholders(param.metavar)


def _bad_value(error: Any) -> str:
    """A number that is none, or is too small or too large."""
    param, known = error.param, error.__cause__.errors()[0]
    return say(
        "usage-bad-value",
        option=_name(param),
        value=str(known["input"]),
        kind="whole" if known["type"].startswith("int") or _is_whole(param) else "number",
        least="none" if param.min is None else _number(param.min),
        most="none" if param.max is None else _number(param.max),
    )


def _is_whole(param: Any) -> bool:
    return param.type_descriptor.annotation is int
