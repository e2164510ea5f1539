"""`python -m serai` is `serai`."""

from serai.cli import main

main()
