"""Positions at the beginning of a decision, from games played at random or by the engine's own taste; some are edited.

Edits make what is rare common: no coins, empty supplies, nine of a crop in sight, boats that take seven.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.riverboat import state
from paddlewheel.riverboat.game import RIVERBOAT, RiverboatPosition
from tests.riverboat.perft.engine_outcomes import decision_at
from tests.riverboat.perft.oracle import plant
from tests.riverboat.perft.table import mat, read, tiles

SEED = 2017
CYCLE = ("ship", "survey", "card", "plant", "cultivate", "bonus", "ship", "survey", "card", "plant", "hire", "draft")
SHARED = 30  # as many positions come from the same few games

Group = tuple[Callable[[Any, int, Random], None], ...]


@cache
def game(players: int, by_taste: bool, seed: int) -> tuple[RiverboatPosition, ...]:
    """The beginnings of all decisions of one game."""
    random, stream = Random(f"{seed} {players} {by_taste}"), new_stream(seed, players, CHANCE_STREAM)
    position, found = RIVERBOAT.new_position(RIVERBOAT.options(None, players)), []
    while position.actor != NOBODY:
        if decision_at(position):
            found.append(position.copy())
        if position.actor == CHANCE:
            actions = (position.draw(stream),)
        else:
            actions = position.game.module.greedy(position) if by_taste else (random.choice(position.legal_actions()),)
        for action in actions:
            position.step(action)
    return tuple(found)


def sample(number: int) -> RiverboatPosition:
    """Every kind of decision in turn, in all rounds and player counts."""
    random = Random(f"{SEED} {number}")
    decision, round_number = CYCLE[number % len(CYCLE)], 1 + (number + number // 4) % 4
    found: list[RiverboatPosition] = []
    while not found:
        played = game(random.choice([2, 3, 4]), random.choice([True, False]), number // SHARED)
        found = [p for p in played if (decision_at(p), int(p.record.round_number)) == (decision, round_number)]
    position = random.choice(found).copy()
    pass_on_phase_tiles(position)
    for group in EDITS[decision]:
        if random.random() < 0.5:
            random.choice(group)(position.record, position.actor, random)
    return position


def sample_with_card(card: int) -> RiverboatPosition:
    """Surveyors are placed, by somebody who has this card and one more."""
    random = Random(f"{SEED} card {card}")
    played = game(random.choice([2, 3, 4]), True, 0)
    found = [p for p in played if decision_at(p) == "survey" and p.record.round_number > 2]
    position = random.choice(found).copy()
    record, seat = position.record, position.actor
    record.hand_count[seat] = record.surveyed_cards[seat] = 0
    add_card(record, seat, card)
    add_card(record, seat, (card + random.randint(1, 16)) % 17)
    many_surveyors(record, seat, random)
    return position


def pass_on_phase_tiles(position: RiverboatPosition) -> None:
    """The bonus of a phase that begins right after the decision goes to somebody else."""
    record = position.record
    for phase in range(int(record.phase) + 1, state.PHASE_COUNT):
        if record.phase_owner[phase] == record.actor:
            record.phase_owner[phase] = neighbour(position)


def neighbour(position: RiverboatPosition) -> int:
    return (position.actor + 1) % position.options.players


def crops_of(record: Any, seat: int) -> list[int]:
    return [int(fields) for fields in record.crop[state.CROPS * seat : state.CROPS * (seat + 1)]]


# edits


def spend_coins(record: Any, seat: int, random: Random) -> None:
    record.coin_supply += record.coins[seat]
    record.coins[seat] = 0


def no_coins_to_gain(record: Any, seat: int, random: Random) -> None:
    record.coins[1 - min(seat, 1)] += record.coin_supply
    record.coin_supply = 0


def no_barns(record: Any, seat: int, random: Random) -> None:
    record.barn_supply = 0


def no_wells(record: Any, seat: int, random: Random) -> None:
    record.well_supply = 0


def no_surveyors(record: Any, seat: int, random: Random) -> None:
    record.surveyor_supply = 0


def no_features(record: Any, seat: int, random: Random) -> None:
    for take_away in (no_barns, no_wells, no_surveyors):
        take_away(record, seat, random)


def near_the_end_of_the_harbor(record: Any, seat: int, random: Random) -> None:
    record.harbor[seat] = random.randint(16, 18)


def few_workers(record: Any, seat: int, random: Random) -> None:
    record.workers[seat] = random.randint(0, 1)


def many_surveyors(record: Any, seat: int, random: Random) -> None:
    record.surveyors[seat] = 3


def many_coins(record: Any, seat: int, random: Random) -> None:
    record.coins[seat] = 8


def colour_is_full(record: Any, seat: int, random: Random) -> None:
    """Crops on every empty field of the card's colour."""
    record.colour = random.randrange(state.COLOURS)
    taken = int(record.standing[seat] | record.barn[seat]) | sum(crops_of(record, seat))
    for field, colour in enumerate(mat(int(record.mat[seat])).values()):
        if colour == record.colour and not taken >> field & 1:
            record.crop[state.CROPS * seat + random.randrange(state.CROPS)] |= 1 << field


def no_singles(record: Any, seat: int, random: Random) -> None:
    """None in the pile, and at most one open, where nothing else fits."""
    singles = [kind for kind, tile in enumerate(tiles()) if len(tile) == 1]
    for kind in singles:
        record.crops_open[kind] = record.crops_left[kind] = 0
    if not read(record, seat).open_tiles or not fits(record, seat):
        record.crops_open[random.choice(singles)] = 1


def fits(record: Any, seat: int) -> bool:
    """Can something be planted without a coin?"""
    before = read(record, seat)
    return any(after.coins == before.coins for after in plant(before, None))


def no_doubles_in_the_pile(record: Any, seat: int, random: Random) -> None:
    for kind, tile in enumerate(tiles()):
        if len(tile) == 2:
            record.crops_left[kind] = 0


def eight_harvested(record: Any, seat: int, random: Random) -> None:
    for crop in range(state.CROPS):
        if not int(record.rewarded[seat]) >> crop & 1:
            record.harvested[state.CROPS * seat + crop] = random.randint(7, 8)


def one_crop(record: Any, seat: int, random: Random) -> None:
    """All crops of the mat become the same, unless that brings two wells to it."""
    if int(record.well[seat]).bit_count() < 2:
        fields = sum(crops_of(record, seat))
        record.crop[state.CROPS * seat : state.CROPS * (seat + 1)] = [0] * state.CROPS
        record.crop[state.CROPS * seat + random.randrange(state.CROPS)] = fields


def with_barns(record: Any, seat: int, random: Random) -> None:
    """Two more barns on fields that are empty."""
    empty = ~sum(crops_of(record, seat)) & ~int(record.standing[seat] | record.barn[seat])
    places = [field for field in range(len(mat(int(record.mat[seat])))) if empty >> field & 1]
    for field in random.sample(places, min(2, len(places))):
        record.barn[seat] |= 1 << field


def with_wells(record: Any, seat: int, random: Random) -> None:
    """Wells on up to two crops more."""
    for crop in random.sample(range(state.CROPS), 2):
        fields = int(record.crop[state.CROPS * seat + crop])
        if fields and not fields & int(record.well[seat]):
            record.well[seat] |= 1 << random.choice(
                [field for field in range(fields.bit_length()) if fields >> field & 1]
            )


def with_cards(record: Any, seat: int, random: Random) -> None:
    """Four cards, the new ones from the pile."""
    pile = [card for card, layer in enumerate(record.layer) if layer]
    for card in random.sample(pile, min(len(pile), state.HAND_SIZE - int(record.hand_count[seat]))):
        add_card(record, seat, card)


def add_card(record: Any, seat: int, card: int) -> None:
    record.layer[card] = 0
    record.hand[state.HAND_SIZE * seat + record.hand_count[seat]] = card
    record.hand_count[seat] += 1


def thin_out(record: Any, random: Random) -> bool:
    """Some kind of riverboat is exhausted; was there one?"""
    kinds = [kind for kind in range(state.BOATS) if record.boats_left[kind] or int(record.boats_open) >> kind & 1]
    if kinds:
        kind = random.choice(kinds)
        record.boats_left[kind] = 0
        record.boats_open &= ~(1 << kind)
    return len(kinds) > 0


# One of each group, or none.
FEATURES: Group = (no_barns, no_wells, no_surveyors, no_features)
COINS: Group = (spend_coins, no_coins_to_gain)
STEPS: Group = (near_the_end_of_the_harbor,)
WORKERS: Group = (few_workers,)
EDITS: dict[str, tuple[Group, ...]] = {
    "draft": (),
    "hire": (),
    "cultivate": ((spend_coins, many_coins), (colour_is_full,)),
    "plant": ((spend_coins, many_coins), (no_singles, no_doubles_in_the_pile)),
    "ship": (COINS, STEPS, WORKERS, (eight_harvested,), (one_crop,), FEATURES),
    "card": (COINS, STEPS, WORKERS, FEATURES),
    "bonus": ((no_coins_to_gain,), STEPS, WORKERS),
    "survey": (
        (with_cards,),
        (with_cards,),
        (many_surveyors,),
        (many_coins,),
        STEPS,
        WORKERS,
        (with_barns,),
        (with_wells,),
    ),
}
