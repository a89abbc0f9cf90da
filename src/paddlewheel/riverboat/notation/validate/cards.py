"""Validation of cards, crop tiles and riverboats against the current decision."""

from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import boat_names, card_names
from paddlewheel.riverboat.notation.names import SETUP_DECISIONS, SUITS, moment_name, seat_name
from paddlewheel.riverboat.notation.to_json import boats_of, hand_of
from paddlewheel.riverboat.notation.turns_taken import turns_begun, turns_done
from paddlewheel.riverboat.state import RiverboatState
from paddlewheel.riverboat.tables import SIZES

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

HEXES = ("one hex", "two hexes", "three hexes")


def check_cards(position: "RiverboatPosition") -> None:
    _check_cultivation(position)
    _check_board(position)
    _check_boats_open(position)
    _check_cards_apart(position)
    _check_hands(position)
    _check_spaces(position)
    _check_pile(position)


def _word(record: RiverboatState) -> str:
    return moment_name(record.phase, record.decision)


def _check_cultivation(position: "RiverboatPosition") -> None:
    """RB-CUL-2: eight cards a round, never shuffled back."""
    record, tables = position.record, position.constants
    most = tables.revealed_a_round
    low, high = (0, 0) if record.phase == state.PHASE_COUNT or record.decision == state.HIRE_DECISION else (most, most)
    if record.decision == state.REVEAL_DECISION:
        low, high = 0, most - 1
    if record.decision == state.CULTIVATE_DECISION:
        low = 1
    before = most * max(0, record.round_number - 1)
    wanted = f"{before + low}" if low == high else f"{before + low} to {before + high}"
    appeared = before + record.revealed
    fits = low <= record.revealed <= high
    require(fits, "unseen", f"{wanted} of the cards must have appeared by now, not {appeared} (RB-CUL-2)")


def check_shown(position: "RiverboatPosition", shown: bool) -> None:
    """The card that was revealed last is open until the round is over."""
    record, tables = position.record, position.constants
    if record.revealed == 0:
        require(not shown, "card", "must be null: none has been revealed in this round")
        return
    require(shown, "card", "must be the one that was revealed last in this round")
    suit = record.colour
    most = tables.wild_cards if suit == state.WILD else tables.of_a_colour
    hidden = record.cards_left[suit] == most
    require(not hidden, "card", f"cannot be {SUITS[suit]}: all {most} of these are unseen")


def spaces_to_fill(position: "RiverboatPosition") -> list[int]:
    """Number of spaces of the supply board that a refill would fill, by size."""
    record, tables = position.record, position.constants
    free, left = list(tables.open_spaces), [0] * SIZES
    for kind in range(tables.kinds):
        size = tables.hexes[kind] - 1
        free[size] -= record.crops_open[kind]
        left[size] += record.crops_left[kind]
    return [min(pair) for pair in zip(free, left, strict=True)]


def _check_board(position: "RiverboatPosition") -> None:
    record, tables = position.record, position.constants
    for size, words in enumerate(HEXES):
        kinds = [kind for kind in range(tables.kinds) if tables.hexes[kind] == size + 1]
        count, most = sum(record.crops_open[kind] for kind in kinds), tables.open_spaces[size]
        require(count <= most, "open_tiles", f"there are {most} spaces for tiles of {words}, not {count}")
        empty = record.decision in SETUP_DECISIONS
        require(not (empty and count), "open_tiles", "must be empty before the first round")
    full = record.decision in (state.OPEN_DECISION, state.DRAFT_DECISION) or record.phase == state.CULTIVATION
    for words, wanting in zip(HEXES, spaces_to_fill(position), strict=True):
        fits = not (full and wanting > 0)
        require(fits, "open_tiles", f"{wanting} more of {words} must be open in {_word(record)} (RB-RND-1)")


def _check_boats_open(position: "RiverboatPosition") -> None:
    """RB-RND-1: one of every remaining kind is open, unless it has been claimed."""
    record, seats = position.record, range(position.options.players)
    if record.decision in SETUP_DECISIONS:
        require(record.boats_open == 0, "riverboats", "must be empty before the first round")
        return
    claimed = {kind for seat in seats for kind in boats_of(record, seat)}
    for kind, name in enumerate(boat_names()):
        if record.boats_open >> kind & 1 or record.boats_left[kind] == 0:
            continue
        early = record.phase in (state.PHASE_COUNT, state.CULTIVATION, state.PLANTING)
        left = record.boats_left[kind]
        require(not early, "riverboats", f"{name} must be open in {_word(record)}: {left} are left (RB-RND-1)")
        require(kind in claimed, "riverboats", f"{name} must be open: nobody has claimed one")


def _check_cards_apart(position: "RiverboatPosition") -> None:
    record, seats = position.record, range(position.options.players)
    found = [card for seat in seats for card in hand_of(record, seat)]
    found += [card for card in record.on_space if card != state.NONE]
    found += [card for card in range(len(card_names())) if record.layer[card] > 0]
    for card, name in enumerate(card_names()):
        count = found.count(card)
        places = "on a space, in the pile or with a player"
        require(count == 1, "opportunities", f"{name} must be once {places}, not {count} times")


def _check_hands(position: "RiverboatPosition") -> None:
    """RB-OPP-2: every player takes one card per round."""
    record = position.record
    for seat in range(position.options.players):
        due = max(0, record.round_number - 1) + turns_done(position, seat, state.OPPORTUNITY)
        has, where = record.hand_count[seat], f"{seat_name(seat)}.opportunities"
        require(has == due, where, f"must be {due} in {_word(record)}, one a round, not {has} (RB-OPP-2)")


def _check_spaces(position: "RiverboatPosition") -> None:
    record = position.record
    free = [space for space in range(state.SPACES) if record.on_space[space] == state.NONE]
    count = state.SPACES - len(free)
    before = record.decision in (*SETUP_DECISIONS, state.FILL_DECISION) and record.phase == state.PHASE_COUNT
    if before or record.phase == state.SCORING:
        require(count == 0, "opportunities", f"none must be open in {_word(record)}, not {count}")
    elif record.decision == state.OPEN_DECISION:
        in_order = bool(free) and free == list(range(count, state.SPACES))
        require(in_order, "opportunities", "are opened from the first space on, and one must be free")
    elif record.phase == state.OPPORTUNITY:
        taken = turns_begun(position, state.OPPORTUNITY) - (record.decision == state.CARD_DECISION)
        require(len(free) <= taken, "opportunities", f"at most {taken} can have been taken by now, not {len(free)}")
    else:
        require(not free, "opportunities", f"all {state.SPACES} must be open in {_word(record)}, not {count}")


def _check_pile(position: "RiverboatPosition") -> None:
    """RB-OPP-4: one more layer after each opportunity phase."""
    record = position.record
    most = max(1, record.round_number) + (record.phase == state.SCORING)
    deepest = max(record.layer)
    require(deepest <= most, "pile", f"can have {most} layers at most by now, not {deepest} (RB-OPP-4)")
