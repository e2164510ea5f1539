"""Two games that no search has room for: Souk, said to have too many actions or too many seats."""
