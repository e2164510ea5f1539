"""What the author of a game runs: the laws, at every table of it."""

import pytest

from serai.testing import LAWS, Law, Table, name_of, tables


@pytest.mark.parametrize("table", tables("souk"), ids=str)
@pytest.mark.parametrize("law", LAWS, ids=name_of)
def test_the_law_holds(law: Law, table: Table) -> None:
    law(table)
