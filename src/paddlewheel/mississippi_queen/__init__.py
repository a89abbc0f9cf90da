"""Mississippi Queen, every edition. Start reading with `rules.py`, then the chapter you care about."""
