"""Pages of the commands `boards`, `mats` and `score`."""

from rich.style import Style

from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.game_ui import Scene
from paddlewheel.riverboat import state
from paddlewheel.riverboat.messages import names
from paddlewheel.riverboat.state import POINT_SOURCE_NAMES
from paddlewheel.riverboat.terminal import messages
from paddlewheel.riverboat.terminal.blocks import place_blocks
from paddlewheel.riverboat.terminal.boards import blocks
from paddlewheel.riverboat.terminal.hexes import SMALLEST_HEX_LAYOUT
from paddlewheel.riverboat.terminal.mat import mat_size, paint_mat
from paddlewheel.riverboat.terminal.symbols import LEGEND
from paddlewheel.riverboat.view.naming import player
from paddlewheel.riverboat.view.score import earned, preview_final_scoring

MAX_BOARD_ROWS = 80  # of all boards in one column
NAME_COLUMNS, SCORE_COLUMNS = 22, 11


def boards(scene: Scene, width: int, _: str) -> Canvas:
    canvas = Canvas(width, MAX_BOARD_ROWS)
    place_blocks(canvas, 0, 0, width, MAX_BOARD_ROWS, blocks(scene.position, scene.seat, scene.language))
    return canvas.rows(0, len(canvas.plain().rstrip("\n").split("\n")))


def mats(scene: Scene, width: int, name: str) -> Canvas:
    """The mats of the other players, or of the players whose names begin with `name`."""
    position = scene.position
    everyone = range(position.options.players)
    named = [seat for seat in everyone if name and _is_called(scene, seat, name)]
    seats = named or [seat for seat in everyone if seat != scene.seat]
    column, height = mat_size(position, SMALLEST_HEX_LAYOUT)
    columns = max(1, (width + 1) // (column + 1))
    canvas = Canvas(width, (1 + height) * -(-len(seats) // columns) + 1)
    for index, seat in enumerate(seats):
        x, y = index % columns * (column + 1), index // columns * (1 + height)
        canvas.put(x, y, scene.text(player(position.record, seat)), theme.TITLE)
        canvas.paste(paint_mat(position, seat, SMALLEST_HEX_LAYOUT), x, y + 1)
    canvas.put(0, canvas.height - 1, scene.text(LEGEND), theme.FAINT)
    return canvas


def _is_called(scene: Scene, seat: int, name: str) -> bool:
    return scene.text(player(scene.position.record, seat)).lower().startswith(name.lower())


def score(scene: Scene, _width: int, _argument: str) -> Canvas:
    """Points by source, and the points to be added if the game ended now."""
    position = scene.position
    seats = range(position.options.players)
    canvas = Canvas(NAME_COLUMNS + SCORE_COLUMNS * len(seats), len(POINT_SOURCE_NAMES) + 5)
    canvas.put(0, 0, scene.text(messages.score("from")), theme.HEADING)
    sheets = [earned(position.record, seat) for seat in seats]
    coming = preview_final_scoring(position)
    for seat in seats:
        _put(canvas, seat, 0, scene.text(player(position.record, seat)), theme.TITLE)
    for row, source in enumerate(POINT_SOURCE_NAMES, start=1):
        at = row + (1 if row > state.FROM_COINS else 0)
        canvas.put(0, at, scene.text(names.source(source)), theme.PLAIN)
        for seat in seats:
            _put(canvas, seat, at, _cell(sheets[seat][source], coming[seat].get(source, 0)), theme.PLAIN)
    canvas.put(0, len(POINT_SOURCE_NAMES) + 3, scene.text(messages.score("now")), theme.BOLD)
    for seat in seats:
        total = position.record.points[seat]
        _put(canvas, seat, len(POINT_SOURCE_NAMES) + 3, _cell(total, sum(coming[seat].values())), theme.BOLD)
    if any(coming):
        canvas.put(0, len(POINT_SOURCE_NAMES) + 4, scene.text(messages.score("more")), theme.FAINT)
    return canvas


def _cell(points: int, more: int) -> str:
    return f"{points} (+{more})" if more else str(points)


def _put(canvas: Canvas, seat: int, row: int, shown: str, style: Style) -> None:
    canvas.put(NAME_COLUMNS + SCORE_COLUMNS * seat, row, f"{shown:>{SCORE_COLUMNS - 1}}", style)
