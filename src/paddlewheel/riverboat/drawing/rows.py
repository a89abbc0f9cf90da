"""How the boards in the middle are put together: rows of cells, each drawn from its own corner."""

Cell = tuple[int, int, str]  # where it begins, how wide it is, what is drawn
Row = tuple[int, list[Cell]]  # height, cells
LEFT = 12
