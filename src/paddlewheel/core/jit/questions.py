"""Codes of the rule functions that every game's entry point calls; a game's own codes go on from FIRST_OWN."""

SET_UP, LEGAL, CHANCE_OUTCOMES, STEP, REFUSAL, DRAW, FIRST_OWN = range(7)
