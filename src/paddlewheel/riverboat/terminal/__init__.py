"""Terminal interface of Riverboat: the own mat as hexagons, the harbor above it, the boards around it."""
