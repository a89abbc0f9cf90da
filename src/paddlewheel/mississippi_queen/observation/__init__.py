"""Observations: a position as a fixed-size row of numbers, for learning programs."""
