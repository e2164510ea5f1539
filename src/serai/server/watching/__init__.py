"""What is seen of a server from outside, by those who look after it and never by a guest.

`tally` is what it counts while it works, plain numbers and always on; `metrics` makes Prometheus'
words of them when somebody asks at the `door`, which has an address of its own; `lag` sees whether
the event loop keeps up; `readiness` says whether people may be sent here, and `doors` tells it by
HTTP; `request_ids` is what ties a line of the log to a request.
"""
