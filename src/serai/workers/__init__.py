"""One protocol for processes that are asked and answer: bots that think, files, an arena's deals.

A job is a line of JSON on the worker's stdin, `{"number": 1, "kind": "choose", …}`, and its answer
a line on its stdout; one job at a time, in the order in which they came. `{"enough": 1}` says that
job 1 has been thought about enough: then it answers with what it has. Which kinds there are says
the module that the process was started with, in its `KINDS`. Where stdin ends, whatever the reason,
so does the process, at once: no worker outlives whoever started it. Whatever else a worker prints
goes to stderr, and is no answer.

`protocol` is what both sides share, `worker` what runs in the process; `asking` asks one from an
event loop, `crew` several from a thread that waits for them.
"""
