"""The server: tables on the web that lose nothing and tell nobody too much.

Read in this order: `wire` (what is said), `table` (one match and its only writer), `telling` (what
a seat is told), `replay` (a game looked at again), `lobby` (which tables there are), `store` (what
is on the disk), `writer` (commits, off the event loop), `loading` (games, one at a time),
`thinking` and `worker` (bots), `people` (guests and their cookies), `socket` and `api` (the two
doors), `page` (the built page), `guard` (who may come through), `app` (all of it together),
`serve`.
"""
