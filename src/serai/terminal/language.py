"""Which language is spoken here: what `--lang` says, else the environment, else English.

It is read before anything else, also before a help text is made, so nothing heavy is imported.
"""

import os
import re
from collections.abc import Iterator, Mapping, Sequence

from serai.core.errors import SeraiError
from serai.core.texts import LANGUAGES, OLD_CODES, speak, spoken

FLAG = "--lang"
NO_MORE_OPTIONS = "--"
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
_NO_LANGUAGE = ("C", "POSIX")


def speak_as_asked(words: Sequence[str]) -> list[str]:
    """Speak the language that the words of the command line ask for; the words without it."""
    speak(of_environment(os.environ))
    rest, asked = parted(words)
    if asked is not None:
        speak(named(asked))
    return rest


def parted(words: Sequence[str]) -> tuple[list[str], str | None]:
    """The words without `--lang pl` or `--lang=pl`, wherever it stands, and what it names."""
    rest: list[str] = []
    asked = None
    left = iter(words)
    for word in left:
        flag, equals, value = word.partition("=")
        if word == NO_MORE_OPTIONS:
            return [*rest, word, *left], asked
        if flag == FLAG:
            asked = value if equals else _following(left)
        else:
            rest.append(word)
    return rest, asked


def _following(left: Iterator[str]) -> str:
    value = next(left, None)
    if value is None:
        raise SeraiError("usage-no-value", option=FLAG)
    return value


def named(asked: str) -> str:
    """The language of a name such as `pl`, `PL` or `pl_PL.UTF-8`."""
    found = _language(asked)
    if found is None:
        raise SeraiError("unknown-language", name=asked, known=", ".join(LANGUAGES))
    return found


def of_environment(environ: Mapping[str, str]) -> str:
    """As POSIX orders them, with GNU's list of languages before; English if none is known."""
    locale = next((environ[name] for name in _LOCALES if environ.get(name)), "")
    if locale in _NO_LANGUAGE:
        return "en"
    wanted = [*environ.get("LANGUAGE", "").split(":"), locale]
    return next(filter(None, map(_language, wanted)), "en")


def words() -> list[str]:
    """What has to be added to a command so that it speaks as we do now."""
    return [] if of_environment(os.environ) == spoken() else [FLAG, spoken()]


def _language(locale: str) -> str | None:
    code = re.split(r"[_.@-]", locale.strip())[0].lower()
    code = OLD_CODES.get(code, code)
    return code if code in LANGUAGES else None
