"""What nobody may know: the order of a pile."""

import pytest

from paddlewheel.core.rng import new_stream
from tests.riverboat.situation import NAMES, Situation, new_game, situation


def pile_of(pile: str) -> Situation:
    """Four open cards above this pile; Ann is to take one."""
    return situation(2).show("corn wheat barns wells", pile=pile).turn("opportunity", "ann")


def cards_next(table: Situation) -> list[str]:
    """After a round: the cards that may be opened first."""
    table.end_round(1)
    while table.decision == "fill":
        table.play(table.legal()[0])
    return [text.removeprefix("open ") for text in table.legal()]


@pytest.mark.rule("RB-HID-1")
def test_a_position_knows_what_is_in_a_pile_and_not_in_which_order() -> None:
    """Whatever the order tiles and cards came in, the positions are equal, field by field."""
    one = situation(2).give("ann", workers=0).give("bob", workers=0).turn("cultivation", "ann")
    other = one.copy().play("reveal wild", "reveal heart", "reveal star", "reveal star")
    one.play("reveal star", "reveal wild", "reveal star", "reveal heart")
    one.record.colour = other.record.colour = 0  # the card that lies open
    assert one.fields() == other.fields()
    new = new_game(2).play("mat oak", "mat elm", "first 1")
    assert new.copy().play("draw corn", "draw wheat").fields() == new.copy().play("draw wheat", "draw corn").fields()


@pytest.mark.rule("RB-HID-1")
def test_every_draw_is_as_likely_as_what_is_left_allows() -> None:
    table = situation(2).board("", pile="corn corn corn wheat").stand("ann", "a1").turn("planting", "ann")
    assert [weight for _, weight in table.position.chance_outcomes()] == [1, 3]
    stream = new_stream(7, 1, 0)
    drawn = [table.position.game.action_text(table.position.draw(stream)) for _ in range(400)]
    assert 260 < drawn.count("draw corn") < 340
    assert drawn.count("draw wheat") == 400 - drawn.count("draw corn")


@pytest.mark.rule("RB-HID-1", "RB-OPP-4")
def test_cards_that_came_back_lie_below_the_others() -> None:
    table = pile_of("fleet voyage").play("card barns", "card wells")
    assert cards_next(table) == ["voyage", "fleet"]
    assert table.play("open fleet").legal() == ["open voyage"]
    assert table.play("open voyage").legal() == ["open wheat", "open corn"]


@pytest.mark.rule("RB-HID-1", "RB-OPP-4")
def test_those_of_a_later_round_below_those_of_an_earlier_one() -> None:
    table = pile_of("fleet / voyage errand").play("card barns", "card wells")
    assert cards_next(table) == ["fleet"]
    assert table.play("open fleet").legal() == ["open errand", "open voyage"]
    assert table.play("open voyage", "open errand").legal() == ["open wheat", "open corn"]


@pytest.mark.rule("RB-HID-1", "RB-OPP-3")
def test_until_the_pile_is_shuffled() -> None:
    table = pile_of("fleet agents / voyage errand").play("search cards", "card agents", "search cards", "card errand")
    assert cards_next(table) == ["voyage", "fleet"]  # no longer apart; the four open ones now lie below
    assert table.play("open voyage").legal() == ["open fleet"]
    assert table.play("open fleet").legal() == ["open wheat", "open corn", "open barns", "open wells"]


@pytest.mark.rule("RB-HID-1")
def test_a_search_shows_the_pile_without_its_order() -> None:
    for pile in ("fleet agents voyage", "fleet agents / voyage", "voyage / agents / fleet"):
        assert pile_of(pile).play("search cards").legal() == ["card agents", "card voyage", "card fleet"]


@pytest.mark.rule("RB-HID-1")
def test_a_refusal_does_not_tell_where_in_the_pile_a_card_is() -> None:
    """Of a card in the pile, high or low, and of one that is out of reach the answer is the same."""
    table = pile_of("fleet / voyage").deal("bob", "errand")
    assert {table.refusal(f"card {card}") for card in ("fleet", "voyage", "errand")} == {"RB-OPP-2"}


@pytest.mark.rule("RB-HID-1")
def test_all_players_see_the_same() -> None:
    table = situation(4).begin("opportunity", "ann")
    for seat in range(len(NAMES)):
        assert Situation(table.position.seen_by(seat)).fields() == table.fields()
    assert Situation(table.position.imagine(new_stream(1, 1, 0))).fields() == table.fields()
