"""Set-up."""

from collections import Counter

import pytest

from paddlewheel.core.rng import new_stream
from paddlewheel.riverboat.actions import action_text
from paddlewheel.riverboat.components import boat_names, card_names, crop_names, mats, tile_names
from tests.riverboat.situation import MAT_NAMES, NAMES, Situation, laid_out, new_game, situation

CROPS = ("turnip", "wheat", "corn", "potato", "pumpkin")
COLOURS = ("heart", "spade", "club", "diamond", "star")
any_count = pytest.mark.parametrize("players", [2, 3, 4])


def chances(table: Situation) -> dict[str, int]:
    """What chance may bring, and how often of all."""
    return {action_text(action): weight for action, weight in table.position.chance_outcomes()}


def tiles_of(table: Situation, hexes: int) -> Counter[str]:
    """Every tile of a size, open or in its pile."""
    counts: Counter[str] = Counter()
    for kind, name in enumerate(tile_names()):
        if len(name.split("-")) == hexes:
            counts[name] = int(table.record.crops_open[kind] + table.record.crops_left[kind])
    return counts


@pytest.mark.rule("RB-SET-1")
@any_count
def test_nine_kinds_of_riverboat_the_top_one_of_each_is_open(players: int) -> None:
    table = laid_out(players)
    assert boat_names() == ("1", "2a", "2b", "3a", "3b", "4", "5", "6", "7")
    assert list(table.position.tables[0].capacity) == [1, 2, 2, 3, 3, 4, 5, 6, 7]
    assert table.open_boats == "1 2a 2b 3a 3b 4 5 6 7"
    assert list(table.record.boats_left) == [4] * 9


@pytest.mark.rule("RB-SET-2")
@any_count
def test_four_workers_on_the_round_track(players: int) -> None:
    assert new_game(players).record.track == 4
    assert laid_out(players).record.track == 4


@pytest.mark.rule("RB-SET-3")
def test_forty_cultivation_cards() -> None:
    table = situation().play("place a1")
    assert chances(table) == {f"reveal {colour}": 7 for colour in COLOURS} | {"reveal wild": 5}


@pytest.mark.rule("RB-SET-3")
@any_count
def test_four_of_seventeen_opportunity_cards_lie_open(players: int) -> None:
    table = new_game(players).play(*(f"mat {mat}" for mat in MAT_NAMES[:players]), "first 1")
    while table.decision == "fill":
        table.play(table.legal()[0])
    assert chances(table) == {f"open {card}": 1 for card in card_names()}
    assert len(card_names()) == 17
    table.play("open fleet", "open barns")
    assert table.refusal("open fleet") == "RB-SET-3"
    table.play("open corn", "open errand")
    assert table.open_cards == "fleet barns corn errand"
    assert table.card_pile == set(card_names()) - {"fleet", "barns", "corn", "errand"}
    assert table.decision == "draft"


@pytest.mark.rule("RB-SET-4")
@pytest.mark.parametrize(("players", "coins", "surveyors"), [(2, 19, 24), (3, 16, 22), (4, 13, 20)])
def test_the_general_supply(players: int, coins: int, surveyors: int) -> None:
    record = laid_out(players).record
    assert (record.barn_supply, record.well_supply) == (8, 8)
    assert (record.coin_supply, record.surveyor_supply) == (coins, surveyors)


@pytest.mark.rule("RB-SET-5")
@any_count
def test_fourteen_five_and_three_crop_tiles_lie_open(players: int) -> None:
    table = laid_out(players)
    opened: Counter[int] = Counter()
    for name, count in table.open_tiles.items():
        opened[len(name.split("-"))] += count
    assert opened == {1: 14, 2: 5, 3: 3}
    assert [tiles_of(table, hexes).total() for hexes in (1, 2, 3)] == [70, 25, 15]


@pytest.mark.rule("RB-SET-5")
def test_what_the_crop_tiles_show() -> None:
    table = laid_out()
    assert crop_names() == CROPS
    assert tiles_of(table, 1) == dict.fromkeys(CROPS, 14)
    doubles = tiles_of(table, 2)
    assert {name: count for name, count in doubles.items() if count == 1} == {f"{crop}-{crop}": 1 for crop in CROPS}
    pairs = {frozenset(name.split("-")) for name, count in doubles.items() if count == 2}
    assert len(pairs) == 10
    assert all(len(pair) == 2 for pair in pairs)
    hexes = Counter(crop for name in tiles_of(table, 3).elements() for crop in name.split("-"))
    assert hexes == dict.fromkeys(CROPS, 9)
    assert {len(set(name.split("-"))) for name in tiles_of(table, 3)} == {1, 2}


@pytest.mark.rule("RB-SET-5")
def test_each_size_has_its_own_pile_and_spaces() -> None:
    table = new_game(2).play("mat oak", "mat elm", "first 1")
    assert chances(table) == {f"draw {crop}": 14 for crop in CROPS}
    table.play(*["draw turnip"] * 14)
    assert table.refusal("draw wheat") == "RB-SET-5"
    assert sum(chances(table).values()) == 25
    table.play("draw corn-corn")
    assert table.refusal("draw corn-corn") == "RB-SET-5"
    table.play(*["draw turnip-wheat"] * 2, *["draw corn-potato"] * 2)
    assert sum(chances(table).values()) == 15
    table.play("draw corn-corn-corn", "draw wheat-wheat-corn", "draw potato-potato-turnip")
    assert table.decision == "open"


@pytest.mark.rule("RB-SET-6")
@any_count
def test_each_player_gets_another_mat(players: int) -> None:
    table = new_game(players)
    assert chances(table) == {f"mat {mat}": 1 for mat in MAT_NAMES}
    table.play("mat maple")
    assert table.refusal("mat maple") == "RB-SET-6"
    table.play(*(f"mat {mat}" for mat in ("oak", "willow", "elm")[: players - 1]))
    assert [table[name].mat for name in table.players] == ["maple", "oak", "willow", "elm"][:players]


@pytest.mark.rule("RB-SET-6")
def test_the_four_mats_have_the_same_mix_of_fields_arranged_differently() -> None:
    for mat in mats():
        assert [len(mat.of_colour(colour)) for colour in range(5)] == [8] * 5
        assert sum(mat.is_on_outskirts(field) for field in range(40)) == 22
    assert len({tuple(field.colour for field in mat.fields) for mat in mats()}) == 4


@pytest.mark.rule("RB-SET-6")
@pytest.mark.parametrize(("players", "start"), [(2, -6), (3, -2), (4, 0)])
def test_what_each_player_starts_with(players: int, start: int) -> None:
    table = laid_out(players)
    for name in table.players:
        player = table[name]
        assert (player.workers, player.surveyors, player.coins, player.points) == (13, 2, 3, 0)
        assert player.harbor == start
        assert (player.agents, player.staff, player.boats, player.hand) == (0, 0, "", "")
        assert player.standing == player.barn == player.well == ""
        assert len(player.empty.split()) == 40


@pytest.mark.rule("RB-SET-6")
@any_count
def test_a_random_player_is_first(players: int) -> None:
    table = new_game(players).play(*(f"mat {mat}" for mat in MAT_NAMES[:players]))
    assert chances(table) == {f"first {seat}": 1 for seat in range(1, players + 1)}
    assert table.position.refusal(table.position.game.parse_action("draw corn")) == "RB-SET-6"
    stream = new_stream(1, 1, 0)
    assert {table.position.draw(stream) for _ in range(60)} == set(table.position.legal_actions())
    assert table.play(f"first {players}").luck().actor == NAMES[players - 1]


@pytest.mark.rule("RB-SET-7")
@pytest.mark.parametrize(("first", "stack"), [(1, "ann bob cat"), (2, "bob cat ann"), (3, "cat ann bob")])
def test_score_markers_are_stacked_in_seat_order_the_first_players_lowest(first: int, stack: str) -> None:
    assert new_game(3).play("mat oak", "mat elm", "mat maple", f"first {first}").markers == stack


@pytest.mark.rule("RB-SET-7")
@pytest.mark.parametrize(("players", "workers"), [(2, 30), (3, 43), (4, 56)])
def test_workers_of_absent_players_are_out_of_the_game(players: int, workers: int) -> None:
    record = laid_out(players).record
    assert record.track + sum(record.workers) == workers


@pytest.mark.rule("RB-SET-6")
def test_a_table_that_is_set_up_again_is_as_new() -> None:
    table = situation(4).harvested("dan", "pumpkin", "e8").build("dan", barns="a1", wells="e8", surveyed="a1")
    table.moor("dan", "7 6").deal("dan", "fleet corn").give("dan", agents=3, big_tiles=1, rewarded=16, surveyed_cards=1)
    table.end_round(4).position.set_up()
    assert table.fields() == new_game(4).fields()
