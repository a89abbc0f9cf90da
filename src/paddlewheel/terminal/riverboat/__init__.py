"""Riverboat at the terminal: the own mat as hexagons, the harbor above it, the boards around it."""
