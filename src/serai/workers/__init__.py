"""One protocol for processes that are asked and answer: bots that think, analyses, files, deals.

A job is a line of JSON on the worker's stdin, `{"number": 1, "kind": "choose", …}`; one job at a
time, in the order in which they came. What comes back are lines on its stdout, all with the job's
number: any number of `{"progress": …}`, and one last line, `{"answer": …}` or `{"refused": …}`, an
error of ours as plain data. `{"enough": 1}` says that job 1 has been thought about enough: then it
answers with what it has. Which kinds there are says the module that the process was started with,
in its `KINDS`; a job with a `language` is done in that one. Where stdin ends, whatever the reason,
so does the process, at once: no worker outlives whoever started it. Whatever else a worker prints
goes to stderr, and is no answer.

`protocol` is what both sides share, `worker` what runs in the process; `asking` asks one from an
event loop, `crew` several from a thread that waits for them.
"""
