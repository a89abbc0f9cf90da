"""Contents of the blocks: riverboats, cards, crop tiles, general supply, own cards, other mats."""

import textwrap

from paddlewheel.core.messages import Message, MessageData, text
from paddlewheel.core.terminal.theme import BOLD, FAINT, PLAIN
from paddlewheel.core.text import pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import card_names
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.terminal.blocks import BLOCK_COLUMNS, Block, TextRow
from paddlewheel.riverboat.terminal.mat import ground
from paddlewheel.riverboat.terminal.symbols import BARN, SURVEYED, WORKER, crop_abbreviation, tile_letters
from paddlewheel.riverboat.view.cards import card_brief, card_value, hand
from paddlewheel.riverboat.view.market import crop_tiles, open_cards, riverboats, supply
from paddlewheel.riverboat.view.mat_map import FieldState, field_states
from paddlewheel.riverboat.view.naming import SUIT_SYMBOLS, player, size


def boats_block(position: RiverboatPosition) -> Block:
    rows = []
    for row in riverboats(position):
        style = BOLD if row["open"] else FAINT
        count = f"{'open' if row['open'] else 'taken':<6}+{row['left']}  "
        rows.append(((f"{row['boat']:<4}", style), (count, PLAIN), (_brief(row["brings"]), style)))
    return Block("New Orleans: riverboats, + in the pile", tuple(rows))


def _brief(brings: MessageData) -> str:
    return text(Message.from_data(brings)).replace("an estate feature of choice", "any feature")


def cards_block(position: RiverboatPosition, seat: int) -> Block:
    rows: list[TextRow] = []
    for row in open_cards(position):
        bonus = (f"{row['bonus']:<9}", PLAIN)
        if row["card"] is None:
            rows.append((bonus, ("taken", FAINT)))
            continue
        words = text(card_brief(card_names().index(row["card"])))
        rows.append((bonus, (f"{row['card']:<10}", BOLD), (f"{row['worth'][seat]:>2}  ", PLAIN), (words, FAINT)))
    return Block("New Orleans: bonus, card, worth to you now", tuple(rows))


def tiles_block(position: RiverboatPosition) -> Block:
    """The open crop tiles, by size."""
    rows = []
    tiles = crop_tiles(position)
    for hexes in (1, 2, 3):
        kinds = [row for row in tiles if len(row["crops"]) == hexes]
        left = sum(row["left"] for row in kinds)
        rows.append(((f"{text(size(hexes))}, +{left} in the pile", PLAIN),))
        texts = [_tile_text(row["tile"], row["open"]) for row in kinds if row["open"]]
        for line in textwrap.wrap("  ".join(texts), BLOCK_COLUMNS - 3, break_on_hyphens=False) or ["none open"]:
            rows.append(((f"  {line}", BOLD),))
    return Block("Supply: open crop tiles", tuple(rows))


def _tile_text(name: str, count: int) -> str:
    return tile_letters(name) + (f"×{count}" if count > 1 else "")


def supply_block(position: RiverboatPosition) -> Block:
    left = supply(position.record)
    counts = "  ".join(pluralized(count, name[:-1]) for name, count in left.items())
    return Block("General supply", (((counts, PLAIN),),))


def hand_block(position: RiverboatPosition, seat: int) -> Block:
    """The own opportunity cards."""
    rows = []
    for card, surveyed in hand(position.record, seat):
        value = SURVEYED if surveyed else str(card_value(position, seat, card))
        rows.append(((f"{card_names()[card]:<10}", BOLD), (f"{value:>2}  ", PLAIN), (text(card_brief(card)), FAINT)))
    return Block("Your cards and what they would score", tuple(rows) or ((("none yet", FAINT),),))


def thumbnail_block(position: RiverboatPosition, seat: int) -> Block:
    """The mat of another player in five rows: crop letters or suit, and the worker of each field."""
    season = position.record
    fields = field_states(season, seat)
    rows = []
    for number in sorted({plot.row for plot in fields}):
        row = [plot for plot in fields if plot.row == number]
        shift = "  " * min(plot.column for plot in row)
        rows.append(((shift, PLAIN), *((_stamp(plot), ground(plot)) for plot in row)))
    return Block(f"{text(player(season, seat))}'s mat", tuple(rows))


def _stamp(plot: FieldState) -> str:
    thing = BARN if plot.barn else crop_abbreviation(plot.crop) if plot.crop < CROPS else SUIT_SYMBOLS[plot.colour]
    return f"{thing:<2}{WORKER if plot.worker else ' '} "


def blocks(position: RiverboatPosition, seat: int) -> list[Block]:
    """All blocks, those of the current phase first."""
    boats, cards, tiles = boats_block(position), cards_block(position, seat), tiles_block(position)
    own = [hand_block(position, seat)] if position.record.hand_count[seat] else []
    others = [thumbnail_block(position, other) for other in range(position.options.players) if other != seat]
    phase = position.record.phase
    if phase == state.CULTIVATION:
        first = [tiles, boats, cards]
    elif phase in (state.PLANTING, state.SHIPPING):
        first = [boats, cards, tiles]
    else:
        first = [cards, boats, tiles]
    if phase in (state.OPPORTUNITY, state.SCORING):
        return [*own, *first, supply_block(position), *others]
    return [*first, *own, supply_block(position), *others]
