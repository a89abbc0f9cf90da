"""Contents of the blocks: riverboats, cards, crop tiles, general supply, own cards, other mats."""

import textwrap

from paddlewheel.core.messages import Message, MessageData, text
from paddlewheel.core.terminal.theme import BOLD, FAINT, PLAIN
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import card_names
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.messages.names import coins, feature
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.terminal import messages
from paddlewheel.riverboat.terminal.blocks import BLOCK_COLUMNS, Block, TextRow
from paddlewheel.riverboat.terminal.mat import ground
from paddlewheel.riverboat.terminal.symbols import BARN, SURVEYED, WORKER, crop_abbreviation, tile_letters
from paddlewheel.riverboat.view.cards import card_brief, card_value, hand
from paddlewheel.riverboat.view.market import crop_tiles, open_cards, riverboats, supply
from paddlewheel.riverboat.view.mat_map import FieldState, field_states
from paddlewheel.riverboat.view.naming import SUIT_SYMBOLS, player, size


def boats_block(position: RiverboatPosition, language: str) -> Block:
    rows = []
    for row in riverboats(position):
        style = BOLD if row["open"] else FAINT
        state_word = text(messages.word("open" if row["open"] else "taken"), language)
        count = f"{state_word:<6}+{row['left']}  "
        rows.append(((f"{row['boat']:<4}", style), (count, PLAIN), (_brief(row["brings"], language), style)))
    return Block(text(messages.title("riverboats"), language), tuple(rows))


def _brief(brings: MessageData, language: str) -> str:
    long, short = text(feature("any"), language), text(messages.word("any-feature"), language)
    return text(Message.from_data(brings), language).replace(long, short)


def cards_block(position: RiverboatPosition, seat: int, language: str) -> Block:
    rows: list[TextRow] = []
    for row in open_cards(position):
        bonus = (f"{text(messages.bonus(row['bonus']), language):<9}", PLAIN)
        if row["card"] is None:
            rows.append((bonus, (text(messages.word("taken"), language), FAINT)))
            continue
        words = text(card_brief(card_names().index(row["card"])), language)
        rows.append((bonus, (f"{row['card']:<10}", BOLD), (f"{row['worth'][seat]:>2}  ", PLAIN), (words, FAINT)))
    return Block(text(messages.title("cards"), language), tuple(rows))


def tiles_block(position: RiverboatPosition, language: str) -> Block:
    """The open crop tiles, by size."""
    rows = []
    tiles = crop_tiles(position)
    for hexes in (1, 2, 3):
        kinds = [row for row in tiles if len(row["crops"]) == hexes]
        left = sum(row["left"] for row in kinds)
        rows.append(((text(messages.in_pile(size(hexes), left), language), PLAIN),))
        texts = [_tile_text(row["tile"], row["open"]) for row in kinds if row["open"]]
        none = text(messages.word("none-open"), language)
        for line in textwrap.wrap("  ".join(texts), BLOCK_COLUMNS - 3, break_on_hyphens=False) or [none]:
            rows.append(((f"  {line}", BOLD),))
    return Block(text(messages.title("tiles"), language), tuple(rows))


def _tile_text(name: str, count: int) -> str:
    return tile_letters(name) + (f"×{count}" if count > 1 else "")


SUPPLIES = {"coins": coins, "barns": messages.barns, "wells": messages.wells, "surveyors": messages.surveyors}


def supply_block(position: RiverboatPosition, language: str) -> Block:
    left = supply(position.record)
    counts = "  ".join(text(SUPPLIES[name](count), language) for name, count in left.items())
    return Block(text(messages.title("supply"), language), (((counts, PLAIN),),))


def hand_block(position: RiverboatPosition, seat: int, language: str) -> Block:
    """The own opportunity cards."""
    rows = []
    for card, surveyed in hand(position.record, seat):
        value = SURVEYED if surveyed else str(card_value(position, seat, card))
        brief = text(card_brief(card), language)
        rows.append(((f"{card_names()[card]:<10}", BOLD), (f"{value:>2}  ", PLAIN), (brief, FAINT)))
    none = text(messages.word("none-yet"), language)
    return Block(text(messages.title("hand"), language), tuple(rows) or (((none, FAINT),),))


def thumbnail_block(position: RiverboatPosition, seat: int, language: str) -> Block:
    """The mat of another player in five rows: crop letters or suit, and the worker of each field."""
    record = position.record
    fields = field_states(record, seat)
    rows = []
    for number in sorted({plot.row for plot in fields}):
        row = [plot for plot in fields if plot.row == number]
        shift = "  " * min(plot.column for plot in row)
        rows.append(((shift, PLAIN), *((_stamp(plot), ground(plot)) for plot in row)))
    return Block(text(messages.mat_of(player(record, seat)), language), tuple(rows))


def _stamp(plot: FieldState) -> str:
    thing = BARN if plot.barn else crop_abbreviation(plot.crop) if plot.crop < CROPS else SUIT_SYMBOLS[plot.colour]
    return f"{thing:<2}{WORKER if plot.worker else ' '} "


def blocks(position: RiverboatPosition, seat: int, language: str) -> list[Block]:
    """All blocks, those of the current phase first."""
    boats, tiles = boats_block(position, language), tiles_block(position, language)
    cards, common = cards_block(position, seat, language), supply_block(position, language)
    own = [hand_block(position, seat, language)] if position.record.hand_count[seat] else []
    others = [thumbnail_block(position, other, language) for other in range(position.options.players) if other != seat]
    phase = position.record.phase
    if phase == state.CULTIVATION:
        first = [tiles, boats, cards]
    elif phase in (state.PLANTING, state.SHIPPING):
        first = [boats, cards, tiles]
    else:
        first = [cards, boats, tiles]
    if phase in (state.OPPORTUNITY, state.SCORING):
        return [*own, *first, common, *others]
    return [*first, *own, common, *others]
