"""The server: tables on the web that lose nothing and tell nobody too much.

What a table is, and what is said there, is in `serai.tables`: begin with that. Here, in this order:
`served` (a table's only writer, and its listeners), `lobby` (which tables there are), `store` (what
is on the disk), `writer` (commits, off the event loop), `loading` (games, one at a time),
`thinking`, `checking` and `workers` (what is dear), `people` and `cookies` (guests), `services`
(what both doors need), `socket` and `api` (the two doors), `describing` and `troubles` (what they
say), `page` (the built page), `guard`, `origins` and `proxy` (who may come through), `app` (all of
it together), `serve`.
"""
