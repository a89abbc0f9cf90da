"""A race as a row of numbers, for programs that learn."""
