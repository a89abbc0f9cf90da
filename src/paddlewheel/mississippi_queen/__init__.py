"""Engine of Mississippi Queen, all editions. `rules.dispatch` calls the rules, one module per rulebook chapter."""
