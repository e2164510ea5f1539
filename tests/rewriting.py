"""Test files as pytest reads them, made ahead: rewriting assertions takes longer than importing.

python -m pytest -p rewriting --noconftest        with `tests` on the path

On a new checkout every worker would rewrite all of them, one beside the other. `make test` has it
done once, while the rules are compiled. Where pytest's own cache is of another shape, nothing is
made, and every worker does it as before.
"""

from pathlib import Path

import pytest
from _pytest.assertion import rewrite

TESTS = Path(__file__).parent
LAWS = TESTS.parent / "src" / "serai" / "testing" / "laws"


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> int:
    files = [*TESTS.rglob("test_*.py"), *TESTS.rglob("conftest.py"), *LAWS.rglob("*.py")]
    try:
        for file in files:
            _keep(file, config)
    except (AttributeError, TypeError, KeyError) as error:
        print(f"not rewritten: {error!r}")
    return 0


def _keep(file: Path, config: pytest.Config) -> None:
    state = config.stash[rewrite.assertstate_key]
    folder = rewrite.get_cache_dir(file)
    kept = folder / (file.name[:-3] + rewrite.PYC_TAIL)
    if rewrite.try_makedirs(folder) and rewrite._read_pyc(file, kept, state.trace) is None:
        source_hash, code = rewrite._rewrite_test(file, config)
        rewrite._write_pyc(state, code, source_hash, kept)
