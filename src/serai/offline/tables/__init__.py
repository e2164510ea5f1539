"""Tables of one screen by request: made and given up, listed and counted, looked at and saved."""
