"""What the strong bots know of Riverboat: a forecast of final points, and searches that use it."""
