"""The lab: games by the thousand, and what they say. Budgets are iterations, never clocks."""
