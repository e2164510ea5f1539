"""The page in a real browser; a package, for all of its tests share the browser."""
