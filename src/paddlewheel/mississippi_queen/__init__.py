"""Mississippi Queen, every edition. Start reading with `rules.dispatch`, then the chapter you care about."""
