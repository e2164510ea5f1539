"""Jobs that are done where it is thought, as a server has them done in a process of their own."""

from serai.coach.asked import taken
from serai.core.texts import spoken
from serai.workers.protocol import Job

from .asking import Steps, Think


def read(job: Job) -> Steps:
    """What comes of it, or refused with every reason, in the language that is spoken."""
    return taken((yield Think({**job, "language": spoken()})))
