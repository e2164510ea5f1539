"""Everybody's points, as far as a seat may know them: those that its view tells."""

from serai.core.match import Match


def points(match: Match, viewer: int) -> list[int | None]:
    """Seat by seat; None of one whose points are secret, or of a game whose view tells none."""
    players = match.view(viewer).get("players")
    told = players if isinstance(players, list) else []
    found = [player.get("points") for player in told if isinstance(player, dict)]
    known = [one if isinstance(one, int) else None for one in found]
    return known if len(known) == match.seats else [None] * match.seats
