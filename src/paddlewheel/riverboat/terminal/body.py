"""Screen layout: phase tiles on top, the own mat with its harbor, boards where there is room, a panel on the right."""

from paddlewheel.core.messages import text
from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.game_ui import GameUI, Scene
from paddlewheel.core.terminal.log import paint_log
from paddlewheel.core.terminal.options import OptionList
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import COIN
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.messages.names import phase as phase_name
from paddlewheel.riverboat.state import PHASE_NAMES
from paddlewheel.riverboat.terminal import messages
from paddlewheel.riverboat.terminal.blocks import BLOCK_COLUMNS, Block, place_blocks
from paddlewheel.riverboat.terminal.boards import blocks
from paddlewheel.riverboat.terminal.hexes import HEX_LAYOUTS, SMALLEST_HEX_LAYOUT, HexLayout
from paddlewheel.riverboat.terminal.marks import is_on_mat, marks
from paddlewheel.riverboat.terminal.mat import mat_size, paint_mat
from paddlewheel.riverboat.terminal.players import HARBOR_ROWS, paint_harbor, paint_harvest, paint_players
from paddlewheel.riverboat.view.naming import player

MIN_PANEL_COLUMNS = 42  # width of the panel
MIN_LOG_ROWS = 3  # at least
TALL_SCREEN_ROWS, MIN_TALL_LOG_ROWS = 24, 8  # on a tall screen the log has more rows
SHORT_NAME_LENGTH = 3


def body(ui: GameUI, scene: Scene, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    position = scene.position
    paint_phases(canvas, position, scene.language)
    comb = best_hex_layout(position, width, height)
    left = _left(scene, comb)
    canvas.paste(left, 0, 1)
    below = 1 + left.height
    boards = blocks(position, scene.seat, scene.language)
    rest = place_blocks(canvas, 1, below + 1, left.width, height - below - 1, boards)
    side = width - left.width - 1
    if side >= MIN_PANEL_COLUMNS + BLOCK_COLUMNS + 1:
        rest = place_blocks(canvas, width - BLOCK_COLUMNS, 1, BLOCK_COLUMNS, height - 1, rest)
        side -= BLOCK_COLUMNS + 1
    canvas.paste(_panel(ui, scene, rest, side, height - 1), left.width + 1, 1)
    return canvas


def best_hex_layout(position: RiverboatPosition, width: int, height: int) -> HexLayout:
    """The largest hexagons that leave room for the panel."""
    for comb in HEX_LAYOUTS:
        mat_width, mat_height = mat_size(position, comb)
        if mat_width + 1 + MIN_PANEL_COLUMNS <= width and mat_height + HARBOR_ROWS + 1 <= height:
            return comb
    return SMALLEST_HEX_LAYOUT


def paint_phases(canvas: Canvas, position: RiverboatPosition, language: str) -> None:
    """Paint the owners of the phase tiles and the current phase."""
    record = position.record
    x = 1
    for phase, slug in enumerate(PHASE_NAMES):
        name = text(phase_name(slug), language)
        owner = record.phase_owner[phase]
        most = 9 if canvas.width >= 100 else SHORT_NAME_LENGTH
        who = "–" if owner == state.NONE else text(player(record, owner), language)[:most]
        now = record.phase == phase
        canvas.put(x - 1, 0, "▸" if now else " ", theme.KEY)
        canvas.put(x, 0, name, theme.BOLD if now else theme.FAINT)
        canvas.put(x + len(name) + 1, 0, who, theme.KEY if now else theme.PLAIN)
        x += len(name) + len(who) + 3


def _left(scene: Scene, comb: HexLayout) -> Canvas:
    """The viewer's mat below its harbor."""
    position, seat = scene.position, scene.seat
    legal = position.legal_actions() if scene.is_asked else []
    mat = paint_mat(position, seat, comb, marks(position, legal, scene.chosen))
    canvas = Canvas(mat.width, mat.height + HARBOR_ROWS)
    canvas.paste(paint_harbor(position, seat, mat.width, scene.language), 0, 0)
    canvas.paste(mat, 0, HARBOR_ROWS)
    return canvas


def _panel(ui: GameUI, scene: Scene, rest: list[Block], width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    used = paint_players(canvas, scene.position, scene.seat, scene.language)
    used += paint_harvest(canvas, used, scene)
    used += 1 if height - used > 10 else 0
    if scene.is_asked:
        used += _paint_options(canvas, used, ui, scene)
        used += 1 if height - used > MIN_LOG_ROWS + 1 else 0
    for block in rest:
        if used + block.height + 1 + (MIN_LOG_ROWS if height < TALL_SCREEN_ROWS else MIN_TALL_LOG_ROWS) <= height:
            block.paint(canvas, 0, used)
            used += block.height + 1
    paint_log(canvas, used, height - used, scene.log)
    return canvas


def _paint_options(canvas: Canvas, top: int, ui: GameUI, scene: Scene) -> int:
    position = scene.position
    if not is_on_mat(position):
        rows = max(1, canvas.height - top - MIN_LOG_ROWS)
        return OptionList(ui, scene, canvas.width, rows).paint(canvas, top, scene.chosen)
    count = len(scene.choices)
    turns = position.record.decision == state.LAY_DECISION
    if turns:
        lines = [messages.ways_to_lay(count), messages.how("lay")]
    else:
        lines = [messages.fields_to_choose(count), messages.how("choose")]
    if position.record.decision == state.CULTIVATE_DECISION and not position.refusal(COIN):
        lines.append(messages.how("pay"))
    for index, line in enumerate(lines):
        canvas.put(2, top + index, scene.text(line), theme.BOLD if index == 0 else theme.PLAIN)
    return len(lines)
