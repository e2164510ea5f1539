"""The core that every game shares. Pure: no clock, no network, no player input.

Read in this order: `contract` (what a game provides), `match` (a game being played), `chance`
(who picks the cards), `record` (a game as text), `errors` (everything that can be wrong),
`texts` (how it is said), `registry` (which games there are), `compiled` (how rules become fast).
What games are made with: `records`, `material`, `notation`, `reading`, `results`.
"""
