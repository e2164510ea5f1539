"""Jobs that are done where it is thought, as a server has them done in a process of their own."""

from serai.coach.asked import taken
from serai.coach.texts import game_of
from serai.core import registry
from serai.core.texts import spoken
from serai.workers.protocol import Job

from .asking import Steps, Think


def read(job: Job) -> Steps:
    """What comes of it, or refused with every reason, in the language that is spoken.

    Of a job with a text in it, or with a game: whether there is such a game comes first.
    """
    registry.manifest_of(job["game"] if "game" in job else game_of(job["text"]))
    return taken((yield Think({**job, "language": spoken()})))
