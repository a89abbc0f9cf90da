"""Riverboat as text: every player's mat, then the common boards."""

from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.game_ui import Scene
from paddlewheel.riverboat.components import card_names
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.terminal import messages
from paddlewheel.riverboat.terminal.blocks import Block
from paddlewheel.riverboat.terminal.boards import boats_block, supply_block, tiles_block
from paddlewheel.riverboat.terminal.body import paint_phases
from paddlewheel.riverboat.terminal.hexes import SMALLEST_HEX_LAYOUT
from paddlewheel.riverboat.terminal.mat import mat_size, paint_mat
from paddlewheel.riverboat.terminal.players import HARBOR_ROWS, paint_harbor, paint_players
from paddlewheel.riverboat.terminal.symbols import LEGEND, SURVEYED, crop_abbreviation
from paddlewheel.riverboat.view.cards import card_brief, card_value, hand
from paddlewheel.riverboat.view.market import open_cards
from paddlewheel.riverboat.view.mat_map import mat_of
from paddlewheel.riverboat.view.naming import player

SEAT_BLOCK_WIDTH = 49  # columns
EMPTY_MAT_ROWS = 2  # rows, as long as no mat has been drawn
BOARDS_ROWS = 22  # rows


def text_picture(scene: Scene, width: int) -> Canvas:
    position: RiverboatPosition = scene.position
    farms = [_seat_block(scene, seat) for seat in range(position.options.players)]
    rows = [farms[first : first + 2] for first in range(0, len(farms), 2)]
    top = 2 + sum(1 + max(farm.height for farm in row) for row in rows)
    canvas = Canvas(width, top + BOARDS_ROWS)
    paint_phases(canvas, position, scene.language)
    at = 2
    for row in rows:
        for index, farm in enumerate(row):
            canvas.paste(farm, 1 + index * (SEAT_BLOCK_WIDTH + 1), at)
        at += 1 + max(farm.height for farm in row)
    canvas.paste(_boards(scene, width), 0, top)
    return canvas


def _seat_block(scene: Scene, seat: int) -> Canvas:
    """A player's name, harbor, mat, harvest and cards."""
    position: RiverboatPosition = scene.position
    record = position.record
    rows = mat_size(position, SMALLEST_HEX_LAYOUT)[1] if mat_of(record, seat) else EMPTY_MAT_ROWS
    canvas = Canvas(SEAT_BLOCK_WIDTH, rows + HARBOR_ROWS + 3)
    decides = position.actor == seat
    canvas.put(0, 0, "▸" if decides else " ", theme.KEY)
    title = messages.player_points(player(record, seat), record.points[seat])
    canvas.put(2, 0, scene.text(title), theme.TITLE)
    canvas.paste(paint_harbor(position, seat, SEAT_BLOCK_WIDTH, scene.language), 0, 1)
    if mat_of(record, seat):
        canvas.paste(paint_mat(position, seat, SMALLEST_HEX_LAYOUT), 0, 1 + HARBOR_ROWS)
    harvest = "  ".join(f"{crop_abbreviation(crop)} {record.harvested[CROPS * seat + crop]}" for crop in range(CROPS))
    canvas.put(0, canvas.height - 2, scene.text(messages.harvested(harvest)), theme.PLAIN)
    canvas.put(0, canvas.height - 1, scene.text(messages.hand(_cards(scene, seat))), theme.PLAIN)
    return canvas


def _cards(scene: Scene, seat: int) -> str:
    position: RiverboatPosition = scene.position
    named = [
        f"{card_names()[card]} {SURVEYED if surveyed else card_value(position, seat, card)}"
        for card, surveyed in hand(position.record, seat)
    ]
    return ", ".join(named) or scene.text(messages.word("none"))


def _boards(scene: Scene, width: int) -> Canvas:
    position, language = scene.position, scene.language
    canvas = Canvas(width, BOARDS_ROWS)
    players = Canvas(width, 1 + position.options.players)
    paint_players(players, position, position.actor, language)
    canvas.paste(players, 0, 0)
    _stack(canvas, 1, players.height + 1, boats_block(position, language), supply_block(position, language))
    _stack(canvas, 2 + SEAT_BLOCK_WIDTH, players.height + 1, tiles_block(position, language), cards_block(scene))
    canvas.put(1, BOARDS_ROWS - 1, scene.text(LEGEND), theme.FAINT)
    return canvas


def _stack(canvas: Canvas, x: int, y: int, *blocks: Block) -> None:
    for block in blocks:
        block.paint(canvas, x, y)
        y += block.height + 1


def cards_block(scene: Scene) -> Block:
    """The four spaces with their bonuses and opportunity cards."""
    rows = []
    for row in open_cards(scene.position):
        card = row["card"]
        words = scene.text(card_brief(card_names().index(card))) if card else ""
        bonus = (f"{scene.text(messages.bonus(row['bonus'])):<9}", theme.PLAIN)
        rows.append((bonus, (f"{card or scene.text(messages.word('taken')):<11}", theme.BOLD), (words, theme.FAINT)))
    return Block(scene.text(messages.title("cards-on-spaces")), tuple(rows))
