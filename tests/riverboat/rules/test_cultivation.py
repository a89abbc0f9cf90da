"""Phase 1: cultivation. Fields of the mat oak:

a  c c c s c c * h      hearts a8 b1 b2 b4 b7 c1 d7 d8
b   h h s h s * h *     stars  a7 b6 b8 c4 d3 e5 e6 e7
c  h c c * d s d d
d   d d * d c s h h
e  s d s s * * * d
"""

import pytest

from tests.riverboat.situation import FIELDS, Situation, situation

HEARTS = "a8 b1 b2 b4 b7 c1 d7 d8"
CARDS = {"h": "heart", "s": "spade", "c": "club", "d": "diamond", "*": "star"}
STARS = "a7 b6 b8 c4 d3 e5 e6 e7"
EVERYWHERE = " ".join(FIELDS)


def alone(players: int = 2) -> Situation:
    """Ann owns the tile and is the only one with workers; the first card comes next."""
    table = situation(players)
    for name in table.players[1:]:
        table.give(name, workers=0)
    return table.turn("cultivation", "ann")


def without(fields: str) -> str:
    """All fields but these."""
    return " ".join(name for name in FIELDS if name not in fields.split())


# RB-CUL-1: the worker of the round track


@pytest.mark.rule("RB-CUL-1")
@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
def test_the_owner_puts_a_worker_of_the_round_track_on_any_empty_field(round_number: int) -> None:
    table = situation().begin("cultivation", "bob", round_number=round_number)
    assert (table.decision, table.actor, table.places()) == ("hire", "bob", EVERYWHERE)
    table.play("place c4")
    assert (table["bob"].standing, table["bob"].workers) == ("c4", 13)
    assert table.record.track == 4 - round_number
    assert (table.decision, table.record.revealed) == ("reveal", 0)


@pytest.mark.rule("RB-CUL-1")
def test_the_worker_of_the_round_track_goes_onto_an_empty_field_and_cannot_be_left() -> None:
    table = situation().stand("ann", "a1").plant("ann", "corn", "a2").harvested("ann", "corn", "a3")
    table.build("ann", barns="a4").begin("cultivation", "ann", round_number=2)
    assert [table.refusal(f"place {field}") for field in ("a1", "a2", "a3", "a4")] == ["RB-CUL-5"] * 4
    assert table.places() == without("a1 a2 a3 a4")
    assert table.refusal("pass") == "RB-CUL-1"
    assert table.refusal("coin") == "RB-CUL-1"


@pytest.mark.rule("RB-CUL-1")
def test_it_comes_on_top_of_the_eight() -> None:
    table = situation(2).give("bob", workers=0).begin("cultivation", "ann").play("place e1")
    for colour, field in zip("ccccc*hs", ("a1", "a2", "a3", "a5", "a6", "a7", "a8", "a4"), strict=True):
        table.play(f"reveal {CARDS[colour]}", f"place {field}")
    assert table["ann"].standing == "a1 a2 a3 a4 a5 a6 a7 a8 e1"
    assert table["ann"].workers == 5


@pytest.mark.rule("RB-CUL-1")
def test_a_player_without_workers_still_gets_it() -> None:
    table = situation().give("ann", workers=0).begin("cultivation", "ann").play("place d3")
    assert (table["ann"].standing, table["ann"].workers) == ("d3", 0)


@pytest.mark.rule("RB-CUL-1")
def test_it_is_the_owners_from_then_on() -> None:
    """Harvested, it goes home like any other: 14 workers."""
    table = situation().begin("cultivation", "ann").play("place d3")
    table.board("corn").turn("planting", "ann").play("take corn", "lay d3 turned 0")
    table.turn("shipping", "ann").play("ship 1 corn")
    assert table["ann"].workers == 14


# RB-CUL-2: eight cards


@pytest.mark.rule("RB-CUL-2")
def test_everyone_puts_a_worker_on_an_empty_field_of_the_colour() -> None:
    table = situation().turn("cultivation", "ann").play("reveal heart")
    assert table.places() == HEARTS
    assert table.refusal("place a7") == "RB-CUL-2"
    table.play("place b2")
    assert (table.actor, table.places()) == ("bob", "a1 a4 a6 a7 b3 d2 e2 e3")  # the hearts of elm
    table.play("place e3", "place a2")
    assert [table[name].standing for name in table.players] == ["b2", "e3", "a2"]
    assert table.each("workers") == [12, 12, 12]
    table.play("reveal heart")
    assert table.places() == "a8 b1 b4 b7 c1 d7 d8"


@pytest.mark.rule("RB-CUL-2")
@pytest.mark.parametrize(
    ("colour", "fields"),
    [
        ("heart", HEARTS),
        ("spade", "a4 b3 b5 c6 d6 e1 e3 e4"),
        ("club", "a1 a2 a3 a5 a6 c2 c3 d5"),
        ("diamond", "c5 c7 c8 d1 d2 d4 e2 e8"),
        ("star", STARS),
        ("wild", EVERYWHERE),
    ],
)
def test_the_colours_of_the_cards(colour: str, fields: str) -> None:
    assert alone().play(f"reveal {colour}").places() == fields


@pytest.mark.rule("RB-CUL-2")
def test_nobody_may_hold_a_worker_back() -> None:
    table = alone().play("reveal wild")
    assert table.refusal("pass") == "RB-CUL-2"


@pytest.mark.rule("RB-CUL-2")
def test_eight_cards_a_round_then_planting() -> None:
    table = alone()
    for number, field in enumerate(STARS.split()[:5] + HEARTS.split()[:3], start=1):
        assert table.decision == "reveal"
        table.play("reveal star" if number <= 5 else "reveal heart", f"place {field}")
        assert table.record.revealed == number
    assert table.phase == "planting"


# RB-CUL-3: no empty field of that colour


@pytest.mark.rule("RB-CUL-3")
def test_without_an_empty_field_of_the_colour_any_empty_field() -> None:
    table = alone().stand("ann", "a8 b1 b2").harvested("ann", "corn", "b4 b7 c1").build("ann", barns="d7 d8")
    table.play("reveal heart")
    assert table.places() == without(HEARTS)
    assert table.refusal("place d7") == "RB-CUL-5"


@pytest.mark.rule("RB-CUL-3")
def test_one_empty_field_of_the_colour_and_it_must_be_that_one() -> None:
    table = alone().stand("ann", "a8 b1 b2 b4 b7 c1 d7").play("reveal heart")
    assert table.places() == "d8"
    assert table.refusal("place a1") == "RB-CUL-2"


@pytest.mark.rule("RB-CUL-3")
def test_without_any_empty_field_nowhere() -> None:
    table = situation(2).harvested("ann", "corn", without("e8")).turn("cultivation", "ann")
    table.play("reveal heart", "place e8", "place a1")
    table.play("reveal heart")
    assert table.actor == "bob"
    assert table["ann"].workers == 12


# RB-CUL-4: the coin


@pytest.mark.rule("RB-CUL-4")
def test_for_a_coin_the_card_is_ignored() -> None:
    table = alone().play("reveal heart", "coin")
    assert (table["ann"].coins, table.record.coin_supply) == (2, 20)
    assert (table.actor, table.places()) == ("ann", EVERYWHERE)
    table.play("place e1", "reveal heart")
    assert table.places() == HEARTS  # it was for one card


@pytest.mark.rule("RB-CUL-4")
def test_a_coin_of_one_player_is_no_help_to_the_next() -> None:
    table = situation().turn("cultivation", "cat").play("reveal heart", "coin", "place e1")
    assert (table.actor, table.places()) == ("ann", HEARTS)


@pytest.mark.rule("RB-CUL-4")
def test_even_then_the_field_must_be_empty() -> None:
    table = alone().stand("ann", "e1").build("ann", barns="e2").play("reveal heart", "coin")
    assert table.refusal("place e1") == "RB-CUL-5"
    assert table.refusal("place e2") == "RB-CUL-5"
    assert table.refusal("pass") == "RB-CUL-2"


@pytest.mark.rule("RB-CUL-4")
def test_a_coin_may_be_wasted_at_a_wild_card() -> None:
    table = alone().play("reveal wild", "coin", "place a1")
    assert table["ann"].coins == 2


# RB-CUL-5: out of workers; what empty means


@pytest.mark.rule("RB-CUL-5")
def test_a_player_without_workers_sits_out_the_rest_of_the_phase() -> None:
    table = situation().give("bob", workers=1).turn("cultivation", "ann")
    table.play("reveal wild", "place a1", "place a1", "place a1", "reveal wild", "place a2")
    assert table.actor == "cat"
    table.play("place a2", "reveal wild", "place a3")
    assert table.actor == "cat"
    assert (table["bob"].standing, table["bob"].workers) == ("a1", 0)


@pytest.mark.rule("RB-CUL-5")
def test_with_nobody_left_the_cards_are_revealed_all_the_same() -> None:
    table = situation(2).give("ann", workers=0).give("bob", workers=0).turn("cultivation", "ann")
    table.play(*["reveal star"] * 7)
    assert table.decision == "reveal"
    table.play("reveal heart")
    assert (table.record.revealed, sum(table.record.cards_left)) == (8, 32)
    assert table.phase == "shipping"  # and nobody has anything to plant


@pytest.mark.rule("RB-CUL-5")
def test_empty_is_a_field_without_worker_crop_and_barn() -> None:
    table = alone().stand("ann", "a1").plant("ann", "corn", "b1").harvested("ann", "wheat", "b2")
    table.build("ann", barns="c1", wells="b2").play("reveal wild")
    assert table.places() == table["ann"].empty == without("a1 b1 b2 c1")
    assert {table.refusal(f"place {field}") for field in ("a1", "b1", "b2", "c1")} == {"RB-CUL-5"}


# RB-CUL-6: the cards come once


@pytest.mark.rule("RB-CUL-6")
def test_a_colour_whose_seven_cards_have_come_does_not_come_again() -> None:
    table = situation(2).give("ann", workers=0).give("bob", workers=0).turn("cultivation", "ann")
    table.play(*["reveal club"] * 7)
    assert table.refusal("reveal club") == "RB-CUL-2"
    table.play("reveal wild").end_round(1).luck().turn("cultivation", "bob", round_number=2)
    assert table.legal() == ["reveal heart", "reveal spade", "reveal diamond", "reveal star", "reveal wild"]
    assert [weight for _, weight in table.position.chance_outcomes()] == [7, 7, 7, 7, 4]


@pytest.mark.rule("RB-CUL-6")
def test_eight_of_forty_stay_unseen() -> None:
    table = situation(2).give("ann", workers=0).give("bob", workers=0)
    for round_number in (1, 2, 3, 4):
        table.turn("cultivation", "ann", round_number=round_number).luck()
        assert sum(table.record.cards_left) == 40 - 8 * round_number


# RB-CUL-7: who places first


@pytest.mark.rule("RB-CUL-7")
@pytest.mark.parametrize(("owner", "order"), [("ann", "ann bob cat dan"), ("cat", "cat dan ann bob")])
def test_at_every_card_clockwise_from_the_owner(owner: str, order: str) -> None:
    table = situation(4).turn("cultivation", owner)
    for field in ("a1", "a2", "a3"):
        table.play("reveal wild")
        for name in order.split():
            assert table.actor == name
            table.play(f"place {field}")
