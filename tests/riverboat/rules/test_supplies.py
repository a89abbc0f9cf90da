"""What supplies can do, and what cannot happen."""

import pytest

from tests.riverboat.situation import FIELDS, laid_out, situation

ROUNDS = 4
CARDS_A_ROUND = 8


@pytest.mark.rule("RB-OPP-4", "RB-CUL-6")
@pytest.mark.parametrize(("players", "left"), [(2, 7), (3, 4), (4, 1)])
def test_the_opportunity_pile_in_round_4_and_the_cultivation_cards_at_the_end(players: int, left: int) -> None:
    """A game in which nobody has a worker: everyone takes open cards."""
    table = laid_out(players)
    for name in table.players:
        table.give(name, workers=0)
    piles = []
    while table.decision != "over":
        if table.decision == "draft" and table.record.turn == 0:
            piles.append(len(table.card_pile))
        table.play(table.legal()[-1])
    assert len(piles) == ROUNDS
    assert piles[0] == 13
    assert piles[-1] == left
    assert table.each("hand_count") == [ROUNDS] * players
    assert sum(table.record.cards_left) == 40 - ROUNDS * CARDS_A_ROUND


@pytest.mark.rule("RB-PLA-7")
@pytest.mark.parametrize(("players", "enough"), [(2, True), (3, False), (4, False)])
def test_one_hex_tiles_last_with_two_players(players: int, enough: bool) -> None:
    """The round track's workers and eight a player, every round, each on a tile of its own."""
    tables = laid_out(players).position.tables[0]
    singles = sum(int(tables.tile_count[kind]) for kind in range(tables.kinds) if tables.hexes[kind] == 1)
    assert (ROUNDS * (1 + CARDS_A_ROUND * players) <= singles) == enough


@pytest.mark.rule("RB-SHIP-8")
@pytest.mark.parametrize(("players", "tiles", "most"), [(2, 8, 42), (3, 7, 41), (4, 5, 39)])
def test_the_steps_a_harbor_master_can_make(players: int, tiles: int, most: int) -> None:
    """Nine boats, two cards, four spaces with two steps, shipping and scoring tiles: more than the track has."""
    table = laid_out(players)
    tables = table.position.tables[0]
    boats = [int(tables.brings_steps[kind]) for kind in range(9) for _ in range(int(tables.boat_count[kind]))]
    steps = sum(sorted(boats, reverse=True)[: sum(tables.boats_a_round)]) + sum(int(card) for card in tables.card_steps)
    steps += ROUNDS * int(tables.space_steps) + tiles
    assert steps == most > tables.harbor_end - table["ann"].harbor


@pytest.mark.rule("RB-CUL-1")
def test_there_is_always_an_empty_field_for_the_worker_of_the_round_track() -> None:
    """After three rounds, all the round track's workers and all eight barns on one mat."""
    covered = 3 * (1 + CARDS_A_ROUND) + 8
    assert covered < len(FIELDS)
    table = situation().harvested("ann", "corn", " ".join(FIELDS[:covered]))
    assert table.begin("cultivation", "ann", round_number=4).places() == "e4 e5 e6 e7 e8"


@pytest.mark.rule("RB-EST-1")
def test_no_barn_on_a_field_with_a_worker() -> None:
    table = situation().plant("ann", "corn", "a1 a2 a3 a4 a5").turn("shipping", "ann").play("ship 4 corn", "barn")
    assert not set(table.places().split()) & set(table["ann"].standing.split())


@pytest.mark.rule("RB-SHIP-6")
def test_one_harvest_is_of_one_crop() -> None:
    """Nine of two crops at once cannot be: the other crop's count does not change."""
    table = situation().plant("ann", "corn", "a1").plant("ann", "wheat", "a2")
    table.harvested("ann", "corn", more=8).harvested("ann", "wheat", more=8).turn("shipping", "ann")
    table.play("ship 1 corn", "surveyor", "pass")
    assert (table["ann"].harvest_of("corn"), table["ann"].harvest_of("wheat"), table["ann"].surveyors) == (9, 8, 3)
