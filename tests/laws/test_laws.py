"""The laws that every game obeys, at every table: they stand in `serai.testing.laws`."""

import pytest

from serai.testing import LAWS, LONG, Law, Table, name_of
from serai.testing.laws.playing import swapped
from walk import TABLES

tables = pytest.mark.parametrize("table", TABLES, ids=str)


@tables
@pytest.mark.parametrize("law", [law for law in LAWS if law not in LONG], ids=name_of)
def test_the_law_holds(law: Law, table: Table) -> None:
    law(table)


@tables
@pytest.mark.soak
@pytest.mark.parametrize("law", LONG, ids=name_of)
def test_the_law_holds_for_long(law: Law, table: Table) -> None:
    law(table)


@pytest.mark.parametrize(
    "table", [table for table in TABLES if table.game in ("desert", "targi")], ids=str
)
def test_actions_that_can_be_swapped_are_met(table: Table) -> None:
    """Without them nothing would have been asked of a position that came about in two ways."""
    assert swapped(table) > 0
