"""A game of Riverboat as a row of numbers, for programs that learn."""
