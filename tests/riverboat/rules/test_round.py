"""The round, and coins."""

import pytest

from paddlewheel.riverboat.state import PHASE_NAMES
from tests.riverboat.situation import laid_out, new_game, situation

ORDER = ["bob", "cat", "ann"]  # clockwise from bob


# RB-RND-1: the start of rounds 2 to 4


@pytest.mark.rule("RB-RND-1")
@pytest.mark.parametrize("ended", [1, 2, 3])
def test_crop_spaces_are_refilled(ended: int) -> None:
    table = situation().board("corn corn wheat wheat-corn potato-potato-turnip").show("- - - -").end_round(ended)
    assert (table.decision, table.record.round_number) == ("fill", ended + 1)
    table.play(*["draw turnip"] * 11, *["draw turnip-potato"] * 2, "draw corn-corn", "draw potato-potato")
    table.play("draw corn-corn-corn", "draw wheat-wheat-wheat")
    assert table.decision == "open"
    assert table.open_tiles == {
        "turnip": 11,
        "wheat": 1,
        "corn": 2,
        "corn-corn": 1,
        "potato-potato": 1,
        "turnip-potato": 2,
        "wheat-corn": 1,
        "corn-corn-corn": 1,
        "wheat-wheat-wheat": 1,
        "potato-potato-turnip": 1,
    }


@pytest.mark.rule("RB-RND-1")
def test_crop_spaces_are_refilled_as_far_as_the_piles_go() -> None:
    table = situation().board("corn", pile="turnip corn-corn").show("- - - -").end_round(1)
    assert table.play("draw turnip", "draw corn-corn").decision == "open"
    assert table.open_tiles == {"corn": 1, "turnip": 1, "corn-corn": 1}


@pytest.mark.rule("RB-RND-1")
def test_one_riverboat_of_each_remaining_kind() -> None:
    table = situation().boats(opened="2a 7", boat_1=2, boat_3a=0, boat_6=1).end_round(1).luck()
    assert table.open_boats == "1 2a 2b 3b 4 5 6 7"
    assert list(table.record.boats_left) == [1, 4, 3, 0, 3, 3, 3, 0, 4]


@pytest.mark.rule("RB-RND-1")
def test_four_opportunity_cards_are_opened() -> None:
    table = situation().show("- - - -").end_round(2)
    while table.decision == "fill":
        table.play(table.legal()[0])
    table.play("open fleet", "open voyage", "open barns", "open savings")
    assert table.open_cards == "fleet voyage barns savings"
    assert table.decision == "draft"


# RB-RND-2: phase tiles


@pytest.mark.rule("RB-RND-2")
@pytest.mark.parametrize(
    ("players", "first", "takers", "counts"),
    [
        (2, "ann", "ann bob ann bob ann", [3, 2]),
        (2, "bob", "bob ann bob ann bob", [2, 3]),
        (3, "ann", "ann bob cat ann bob", [2, 2, 1]),
        (3, "cat", "cat ann bob cat ann", [2, 1, 2]),
        (4, "ann", "ann bob cat dan ann", [2, 1, 1, 1]),
        (4, "dan", "dan ann bob cat dan", [1, 1, 1, 2]),
    ],
)
def test_all_five_phase_tiles_are_taken_in_turn(players: int, first: str, takers: str, counts: list[int]) -> None:
    table = situation(players)
    last = table.players[table.players.index(first) - 1]
    table.marker(last).end_round(1).luck()
    assert table.first_player == first
    took = []
    for phase in ("scoring", "planting", "opportunity", "cultivation", "shipping"):
        took.append(table.actor)
        table.play(f"phase {phase}")
    assert took == takers.split()
    assert [len(table[name].phase_tiles.split()) for name in table.players] == counts
    assert table.phase == "cultivation"


@pytest.mark.rule("RB-RND-2")
def test_a_phase_tile_that_is_gone_cannot_be_taken() -> None:
    table = laid_out().play("phase planting")
    assert table.actor == "bob"
    assert table.refusal("phase planting") == "RB-RND-2"
    assert table.refusal("pass") == "RB-RND-2"
    assert table.legal() == ["phase cultivation", "phase shipping", "phase opportunity", "phase scoring"]


# RB-RND-3: the phases


@pytest.mark.rule("RB-RND-3")
def test_the_owner_of_the_cultivation_tile_starts_then_clockwise() -> None:
    table = situation().begin("cultivation", "bob")
    assert (table.decision, table.actor) == ("hire", "bob")
    table.play("place a1", "reveal wild")
    for name in ORDER:
        assert table.actor == name
        table.play("place e8")


@pytest.mark.rule("RB-RND-3")
def test_the_owner_of_the_planting_tile_starts_then_clockwise() -> None:
    table = situation()
    for name in table.players:
        table.stand(name, "a1")
    table.board("corn corn corn").begin("planting", "bob")
    for name in ORDER:
        assert table.actor == name
        table.play("take corn", "lay a1 turned 0")


@pytest.mark.rule("RB-RND-3")
def test_the_owner_of_the_shipping_tile_starts_then_clockwise() -> None:
    table = situation().begin("shipping", "bob")
    for name in ORDER:
        assert table.actor == name
        table.play("pass")


@pytest.mark.rule("RB-RND-3")
def test_the_owner_of_the_opportunity_tile_starts_then_clockwise() -> None:
    table = situation().show("corn wheat barns wells").begin("opportunity", "bob")
    for name, card in zip(ORDER, ("barns", "corn", "wells"), strict=True):
        assert table.actor == name
        table.play(f"card {card}")


@pytest.mark.rule("RB-RND-3")
def test_the_owner_of_the_scoring_tile_starts_then_clockwise() -> None:
    table = situation().deal("ann", "corn").deal("bob", "barns").deal("cat", "wells")
    table.begin("scoring", "bob").play("gain coins")
    for name in ORDER:
        assert table.actor == name
        table.play("pass")


@pytest.mark.rule("RB-RND-3")
def test_the_five_phases_run_in_their_order() -> None:
    """A whole round in which nobody has a worker but the one from the round track."""
    table = laid_out(2).show("corn wheat barns wells").give("ann", workers=0).give("bob", workers=0)
    table.play("phase planting", "phase opportunity", "phase shipping", "phase cultivation", "phase scoring")
    seen = []
    while table.record.round_number == 1:
        if not seen or seen[-1][0] != table.phase:
            seen.append((table.phase, table.decision))
        table.play(table.legal()[0])
    assert [phase for phase, _ in seen] == list(PHASE_NAMES)
    assert [step for _, step in seen] == ["hire", "take", "ship", "card", "bonus"]


# RB-RND-4: after rounds 1 to 3


@pytest.mark.rule("RB-RND-4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ended", [1, 2])
def test_the_first_player_marker_goes_left(players: int, ended: int) -> None:
    for holder in range(players):
        table = situation(players)
        after = table.players[(holder + 1) % players]
        assert table.marker(table.players[holder]).end_round(ended).luck().first_player == after
        assert table.actor == after


@pytest.mark.rule("RB-RND-4")
def test_the_phase_tiles_return() -> None:
    table = situation(4).end_round(1).luck()
    assert [table[name].phase_tiles for name in table.players] == ["", "", "", ""]
    assert table.legal() == [f"phase {phase}" for phase in PHASE_NAMES]


@pytest.mark.rule("RB-RND-4")
@pytest.mark.parametrize("players", [2, 4])
def test_with_two_or_four_it_goes_left_after_round_3_too(players: int) -> None:
    table = situation(players).marker("ann").give("ann", points=1)
    for name in table.players[1:]:
        table.give(name, points=9)
    assert table.end_round(3).first_player == "bob"


@pytest.mark.rule("RB-RND-4")
@pytest.mark.parametrize("last", ["ann", "bob", "cat"])
def test_with_three_it_goes_to_the_last_in_points_after_round_3(last: str) -> None:
    table = situation().marker("ann")
    for name in table.players:
        table.give(name, points=30)
    assert table.give(last, points=29).end_round(3).first_player == last


@pytest.mark.rule("RB-RND-4")
@pytest.mark.parametrize(
    ("order", "first"), [("ann bob cat", "bob"), ("bob ann cat", "ann"), ("cat bob ann", "ann"), ("ann cat bob", "bob")]
)
def test_of_those_tied_the_marker_on_top(order: str, first: str) -> None:
    """Ann and Bob have 20 points each; whose marker got there last lies on top."""
    table = situation().marker("ann").pile_of_markers(*order.split())
    table.give("ann", points=20).give("bob", points=20).give("cat", points=21)
    assert table.end_round(3).first_player == first


@pytest.mark.rule("RB-RND-4")
def test_the_last_points_of_the_round_decide_who_lies_on_top() -> None:
    """All three come to 12 with the points for agents: first Bob, the owner of the tile, then Cat, then Ann on top."""
    table = situation().tiles(scoring="bob").pile_of_markers("ann", "bob", "cat")
    for name, points in (("ann", 11), ("bob", 10), ("cat", 9)):
        table.give(name, points=points, agents=12 - points)
    table.end_round(3)
    assert table.each("points") == [12, 12, 12]
    assert table.first_player == "ann"


@pytest.mark.rule("RB-RND-4")
def test_a_marker_that_moves_comes_to_lie_on_top() -> None:
    table = situation(4)
    for owner, markers in (("bob", "ann cat dan bob"), ("ann", "cat dan bob ann"), ("dan", "cat bob ann dan")):
        assert table.begin("opportunity", owner).markers == markers


@pytest.mark.rule("RB-RND-4")
def test_gaining_nothing_does_not_move_a_marker() -> None:
    """Ann and Bob have 12 points, Bob's marker is on top; Ann's agents and surveyors, none, do not lift hers."""
    table = situation().tiles(scoring="bob").pile_of_markers("cat", "ann", "bob")
    table.give("ann", points=12).give("bob", points=12).give("cat", points=40)
    assert table.end_round(3).first_player == "bob"


@pytest.mark.rule("RB-RND-4")
def test_points_are_compared_not_spaces_of_the_track() -> None:
    """A player with 64 points stands on space 14 of the track, behind one with 20, and is not last."""
    table = situation().marker("ann").give("ann", points=64).give("bob", points=20).give("cat", points=64)
    assert table.end_round(3).first_player == "bob"


@pytest.mark.rule("RB-RND-4")
def test_a_player_with_64_points() -> None:
    """The marker goes round: 57 points and 7 for a card make 64."""
    table = situation().give("ann", points=57).deal("ann", "passage").deal("bob", "corn").turn("scoring", "ann")
    assert table.play("survey card passage")["ann"].points == 64


@pytest.mark.rule("RB-RND-4", "RB-SET-7")
def test_nobody_has_a_point() -> None:
    """The markers still lie as they were stacked: Bob was first, so Ann's is on top."""
    table = new_game(3).play("mat oak", "mat elm", "mat maple", "first 2").luck()
    table.play(*(f"phase {phase}" for phase in PHASE_NAMES))
    assert table.end_round(3).first_player == "ann"


# RB-RND-5: after round 4


@pytest.mark.rule("RB-RND-5")
def test_after_round_4_the_game_is_over_and_phase_tiles_are_kept() -> None:
    table = situation(4).end_round(4)
    assert (table.decision, table.actor) == ("over", "nobody")
    assert [table[name].phase_tiles for name in table.players] == [
        "cultivation scoring",
        "planting",
        "shipping",
        "opportunity",
    ]
    assert table.legal() == []
    assert table.refusal("pass") == "RB-RND-5"
    assert table["ann"].points_from("coins") == 3


# RB-COIN: coins


@pytest.mark.rule("RB-COIN-1")
def test_a_coin_at_every_card_as_long_as_there_are_coins() -> None:
    table = situation().turn("cultivation", "ann").give("bob", workers=0).give("cat", workers=0)
    for field in ("a8", "b1", "b2"):
        table.play("reveal spade", "coin", f"place {field}")
    assert table["ann"].coins == 0
    assert table.record.coin_supply == 19
    table.play("reveal spade")
    assert table.refusal("coin") == "RB-COIN-1"


@pytest.mark.rule("RB-COIN-1")
def test_one_coin_an_action() -> None:
    table = situation().turn("cultivation", "ann").play("reveal spade", "coin")
    assert table.refusal("coin") == "RB-COIN-1"
    table = situation().stand("ann", "a1 a2").turn("planting", "ann").play("search singles")
    assert table.refusal("search singles") == "RB-COIN-1"
    assert table.refusal("search doubles") == "RB-COIN-1"
    table = situation().turn("opportunity", "ann").play("search cards")
    assert table.refusal("search cards") == "RB-COIN-1"


@pytest.mark.rule("RB-COIN-1")
def test_without_a_coin_no_ability() -> None:
    table = situation().give("ann", coins=0).turn("cultivation", "ann").play("reveal spade")
    assert table.refusal("coin") == "RB-COIN-1"
    table = situation().give("ann", coins=0).stand("ann", "a1 a2").turn("planting", "ann")
    assert table.refusal("search singles") == "RB-COIN-1"
    table = situation().give("ann", coins=0).plant("ann", "corn", "a1").turn("shipping", "ann")
    assert table.refusal("ship 1 corn from pile") == "RB-COIN-1"
    table = situation().give("ann", coins=0).turn("opportunity", "ann")
    assert table.refusal("search cards") == "RB-COIN-1"


@pytest.mark.rule("RB-COIN-1")
def test_an_empty_supply_gives_nothing_until_someone_spends() -> None:
    table = situation().supply(coin=0).show("corn wheat barns wells").turn("opportunity", "ann")
    table.play("card wells")
    assert table["ann"].coins == 3
    table = situation().supply(coin=0).show("corn wheat barns wells").turn("opportunity", "ann")
    table.play("search cards", "card fleet", "card wells")
    assert (table["ann"].coins, table["bob"].coins, table.record.coin_supply) == (2, 4, 0)


@pytest.mark.rule("RB-COIN-1")
def test_a_coin_kept_is_a_point() -> None:
    table = situation().give("ann", coins=5).end_round(4)
    assert table["ann"].points_from("coins") == 5


@pytest.mark.rule("RB-COIN-2")
def test_scoring_has_no_coin_ability() -> None:
    table = situation().deal("ann", "corn").build("ann", barns="c4").begin("scoring", "ann")
    abilities = ("coin", "search singles", "search doubles", "search cards")
    assert {table.refusal(text) for text in abilities} == {"RB-SCO-1"}
    table.play("pass")
    assert {table.refusal(text) for text in abilities} == {"RB-SCO-2"}
