"""The deal of the day: published beforehand, played once by each, compared, then told whole.

Read `service`, which says who is told what and when; `shelf` is what is kept, `doors` are asked.
"""
