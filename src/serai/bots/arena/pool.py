"""The deals of an arena, shared out among worker processes."""

from collections.abc import Generator, Iterable
from contextlib import closing

from serai.core.errors import SeraiError
from serai.core.texts import spoken
from serai.workers.crew import Died, answers

from .deals import Played
from .settings import Settings

Answer = tuple[int, list[tuple[Played, str]]]

_JOBS = "serai.bots.arena.jobs"


def play_deals(settings: Settings, deals: Iterable[int], processes: int) -> Generator[Answer]:
    """Every one of these deals, in the order in which they are finished; begun in the order given.

    Who stops asking for more dismisses the workers.
    """
    about = {"kind": "deal", "language": spoken(), "settings": settings.data()}
    jobs = ({**about, "deal": deal} for deal in deals)
    with closing(answers(_JOBS, jobs, processes)) as finished:
        try:
            for deal, games in finished:
                yield deal, [(Played.read(played), record) for played, record in games]
        except Died as died:
            number = died.exit_code
            raise SeraiError("arena-worker-died", deal=died.job["deal"], number=number) from None
