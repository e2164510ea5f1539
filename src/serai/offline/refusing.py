"""What needs other people or a server, each refused with its reason."""

from typing import NoReturn

from .asking import Asked, NotHere


def friends(asked: Asked) -> NoReturn:
    raise NotHere("own-no-friends")


def server(asked: Asked) -> NoReturn:
    raise NotHere("own-not-here")


def painting(asked: Asked) -> NoReturn:
    raise NotHere("own-no-painting")
