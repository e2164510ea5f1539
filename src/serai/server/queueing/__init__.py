"""One queue of jobs for many processes and machines, in PostgreSQL.

A job is a row until whoever asked has its answer. `turns` says whose job is next, by the rules of
`fair_queue`; `asked` is what an asker does with rows, `begun` what a station does: the workers of a
server, or of a machine that does nothing else. `shared` is the asker's side of it, `station` the
other, and `working` is `serai work`.

Whatever one process tells another is only a hint, on the channel of whom it is for. All of it is
asked for again every few seconds and after every break, and a queue that the database has lost is
put together again by those who wait. A job says what it was written with, what one seat may know;
who asks is known by hashes alone.
"""
