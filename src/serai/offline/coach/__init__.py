"""What the coach is asked at one's own screen: analyses, what if, hints, positions."""
