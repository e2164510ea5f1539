"""Let one virtual environment use the packages of another one, too.

.cache/examples/bin/python examples/beside.py .venv
"""

import sys
import sysconfig
from pathlib import Path


def main() -> None:
    other = Path(sys.argv[1]) / Path(sysconfig.get_path("purelib")).relative_to(sys.prefix)
    line = f"import site; site.addsitedir({str(other.absolute())!r})\n"
    (Path(sysconfig.get_path("purelib")) / "beside.pth").write_text(line, "utf-8")


if __name__ == "__main__":
    main()
