"""Phase 5: scoring."""

import pytest

from tests.riverboat.situation import FIELDS, Situation, situation

AROUND_C4 = "b3 b4 c3 c5 d3 d4"


def surveying(*, round_number: int = 1) -> Situation:
    """Ann has a barn, a well and two cards; Bob a barn."""
    table = (
        situation().harvested("ann", "corn", "a1 a2").build("ann", barns="c4 e8", wells="a1").deal("ann", "barns fleet")
    )
    return table.build("bob", barns="c4").turn("scoring", "ann", round_number=round_number)


def barn(table: Situation) -> int:
    """What Ann's barn on c4 scores."""
    return table.build("ann", barns="c4").turn("scoring", "ann").play("survey c4")["ann"].points_from("barns")


def well(table: Situation, field: str) -> int:
    return table.build("ann", wells=field).turn("scoring", "ann").play(f"survey {field}")["ann"].points_from("wells")


# RB-SCO-1: the bonus


@pytest.mark.rule("RB-SCO-1")
def test_the_owner_chooses_one_of_three() -> None:
    table = situation().deal("ann", "corn").begin("scoring", "bob")
    assert (table.decision, table.actor) == ("bonus", "bob")
    assert table.legal() == ["pass", "gain coins", "gain steps", "send 1"]
    coin, step, agent = (table.copy().play(text)["bob"] for text in ("gain coins", "gain steps", "send 1"))
    assert (coin.coins, coin.harbor, coin.agents) == (4, -2, 0)
    assert (step.coins, step.harbor, step.agents) == (3, -1, 0)
    assert (agent.coins, agent.harbor, agent.agents, agent.workers) == (3, -2, 1, 12)


@pytest.mark.rule("RB-SCO-1")
def test_one_of_them_only_then_surveyors() -> None:
    table = situation().deal("bob", "corn").begin("scoring", "bob").play("gain coins")
    assert (table.decision, table.actor) == ("survey", "bob")
    assert table.refusal("gain steps") == "RB-SCO-2"


@pytest.mark.rule("RB-SCO-1")
def test_only_a_possible_one() -> None:
    assert situation().supply(coin=0).begin("scoring", "bob").refusal("gain coins") == "RB-SCO-1"
    assert situation().give("bob", harbor=18).begin("scoring", "bob").refusal("gain steps") == "RB-SCO-1"
    assert situation().give("bob", workers=0).begin("scoring", "bob").refusal("send 1") == "RB-SCO-1"
    table = situation().begin("scoring", "bob")
    assert table.refusal("send 2") == table.refusal("gain points") == "RB-SCO-1"


@pytest.mark.rule("RB-SCO-1")
def test_with_none_of_them_possible_nothing_is_asked() -> None:
    table = situation().supply(coin=0).give("bob", harbor=18, workers=0).deal("bob", "corn").begin("scoring", "bob")
    assert (table.decision, table.actor) == ("survey", "bob")


@pytest.mark.rule("RB-SCO-1")
@pytest.mark.parametrize(
    ("coins", "harbor", "workers", "left"), [(1, 18, 0, "gain coins"), (0, 17, 0, "gain steps"), (0, 18, 1, "send 1")]
)
def test_with_one_of_them_possible_that_one(coins: int, harbor: int, workers: int, left: str) -> None:
    table = situation().supply(coin=coins).give("bob", harbor=harbor, workers=workers).begin("scoring", "bob")
    assert table.legal() == ["pass", left]


@pytest.mark.rule("RB-SCO-1")
def test_it_may_be_left() -> None:
    table = situation().deal("bob", "corn").begin("scoring", "bob").play("pass")
    assert (table.each("coins"), table.each("agents"), table.decision) == ([3, 3, 3], [0, 0, 0], "survey")


# RB-SCO-2: placing surveyors


@pytest.mark.rule("RB-SCO-2")
def test_on_an_own_barn_well_or_card_without_one() -> None:
    table = surveying()
    assert table.legal() == ["pass", "survey a1", "survey c4", "survey e8", "survey card barns", "survey card fleet"]
    assert table.refusal("survey b1") == "RB-SCO-2"  # nothing there
    assert table.refusal("survey card corn") == "RB-SCO-2"  # not hers
    table.play("survey c4")
    assert (table["ann"].surveyed, table["ann"].surveyors, table["ann"].staff) == ("c4", 1, 1)
    assert table.refusal("survey c4") == "RB-SCO-2"
    assert "survey e8" in table.legal()


@pytest.mark.rule("RB-SCO-2")
def test_not_twice_on_one_card() -> None:
    table = surveying().play("survey card barns")
    assert table.refusal("survey card barns") == "RB-SCO-2"
    assert table.refusal("survey card fleet") == ""


@pytest.mark.rule("RB-SCO-2")
def test_not_on_a_barn_of_somebody_else() -> None:
    table = surveying().play("pass")
    assert (table.actor, table.legal()) == ("bob", ["pass", "survey c4"])
    assert table.refusal("survey e8") == table.refusal("survey card fleet") == "RB-SCO-2"


@pytest.mark.rule("RB-SCO-2")
@pytest.mark.parametrize(("round_number", "most"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_up_to_two_surveyors_three_in_round_4(round_number: int, most: int) -> None:
    table = surveying(round_number=round_number).give("ann", surveyors=5)
    for text in ("survey c4", "survey a1", "survey e8")[:most]:
        assert table.actor == "ann"
        table.play(text)
    assert table.actor == "bob"
    assert (table["ann"].surveyors, table["ann"].staff) == (5 - most, most)


@pytest.mark.rule("RB-SCO-2")
def test_fewer_or_none() -> None:
    table = surveying().play("survey e8", "pass")
    assert (table.actor, table["ann"].surveyors) == ("bob", 1)
    table = surveying().play("pass")
    assert (table.actor, table["ann"].surveyors) == ("bob", 2)


@pytest.mark.rule("RB-SCO-2")
def test_without_a_surveyor_or_a_place_for_one_the_turn_is_over() -> None:
    table = surveying().give("ann", surveyors=1).play("survey e8")
    assert table.actor == "bob"
    table = situation().deal("bob", "corn").deal("cat", "fleet").give("cat", surveyors=0).turn("scoring", "ann")
    assert table.actor == "bob"  # Ann has two surveyors and nothing to survey
    assert table.play("survey card corn").record.round_number == 2


@pytest.mark.rule("RB-SCO-2")
def test_a_surveyor_stays_where_it_is() -> None:
    table = surveying().play("survey e8", "survey card barns", "pass")
    table.give("ann", surveyors=1).turn("scoring", "ann", round_number=2)
    assert table.legal() == ["pass", "survey a1", "survey c4", "survey card fleet"]


# RB-SCO-3: barns


@pytest.mark.rule("RB-SCO-3")
@pytest.mark.parametrize("hexes", range(7))
def test_two_points_for_each_hex_of_a_crop_around_twelve_at_most(hexes: int) -> None:
    assert barn(situation().harvested("ann", "corn", " ".join(AROUND_C4.split()[:hexes]))) == 2 * hexes


@pytest.mark.rule("RB-SCO-3")
def test_the_best_of_several_crops() -> None:
    table = (
        situation().harvested("ann", "corn", "b3 b4").harvested("ann", "wheat", "c3 c5 d3").plant("ann", "potato", "d4")
    )
    assert barn(table) == 6


@pytest.mark.rule("RB-SCO-3")
def test_worked_or_harvested() -> None:
    assert barn(situation().plant("ann", "corn", "b3 b4").harvested("ann", "corn", "c3")) == 6


@pytest.mark.rule("RB-SCO-3")
def test_adjacent_hexes_only_and_no_bare_workers() -> None:
    assert barn(situation().harvested("ann", "corn", "b3 b2 c2 a4 e4").stand("ann", "c5")) == 2


@pytest.mark.rule("RB-SCO-3")
def test_later_crops_add_nothing() -> None:
    table = situation().harvested("ann", "corn", "b3 b4").build("ann", barns="c4").deal("bob", "corn")
    table.turn("scoring", "ann").play("survey c4").harvested("ann", "corn", "c3 c5 d3 d4")
    table.play("pass").turn("scoring", "ann", round_number=2)
    assert (table.actor, table["ann"].points_from("barns")) == ("bob", 4)


# RB-SCO-4: wells


@pytest.mark.rule("RB-SCO-4")
def test_a_point_for_each_hex_of_the_connected_group() -> None:
    """A snake of five, worked and harvested; a sixth corn lies apart, a wheat beside."""
    table = (
        situation()
        .plant("ann", "corn", "a1 b1")
        .harvested("ann", "corn", "c2 c3 d3 e8")
        .harvested("ann", "wheat", "a2")
    )
    assert well(table, "c2") == 5


@pytest.mark.rule("RB-SCO-4")
def test_its_own_hex_counts() -> None:
    assert well(situation().harvested("ann", "corn", "c4 a1"), "c4") == 1


@pytest.mark.rule("RB-SCO-4")
def test_the_group_may_be_of_any_size() -> None:
    assert well(situation().harvested("ann", "corn", " ".join(FIELDS[:30])), "a5") == 30


@pytest.mark.rule("RB-SCO-4")
def test_the_rows_end_is_an_end() -> None:
    assert well(situation().harvested("ann", "corn", "a8 b1"), "a8") == 1


@pytest.mark.rule("RB-SCO-4")
def test_later_growth_adds_nothing() -> None:
    table = situation().harvested("ann", "corn", "a1 a2").build("ann", wells="a1").deal("bob", "corn")
    table.turn("scoring", "ann").play("survey a1").harvested("ann", "corn", "a3 a4")
    table.play("pass").turn("scoring", "ann", round_number=2)
    assert (table.actor, table["ann"].points_from("wells")) == ("bob", 2)


# RB-SCO-5: cards


@pytest.mark.rule("RB-SCO-5")
def test_a_card_scores_once_by_the_state_of_the_moment() -> None:
    table = situation().harvested("ann", "corn", more=4).deal("ann", "corn").deal("bob", "fleet").turn("scoring", "ann")
    table.play("survey card corn").harvested("ann", "corn", more=6)
    assert table["ann"].points == 4
    table.play("pass").turn("scoring", "ann", round_number=2)
    assert (table.actor, table["ann"].points_from("opportunities")) == ("bob", 4)


@pytest.mark.rule("RB-SCO-5")
def test_the_order_of_surveyors_can_matter() -> None:
    """Errand first sends two agents, whom the other card then counts."""
    table = situation().deal("ann", "errand agents").deal("bob", "fleet")
    first = table.copy().turn("scoring", "ann").play("survey card errand", "send 2", "survey card agents")
    last = table.copy().turn("scoring", "ann").play("survey card agents", "survey card errand", "send 2")
    assert (first["ann"].points, last["ann"].points) == (9, 5)


@pytest.mark.rule("RB-SCO-5", "RB-SCO-2")
def test_after_errand_the_turn_goes_on() -> None:
    table = situation().deal("ann", "errand fleet").deal("bob", "corn").turn("scoring", "ann")
    table.play("survey card errand", "pass")
    assert (table.actor, table.legal()) == ("ann", ["pass", "survey card fleet"])


# RB-SCO-6: surveyors and agents


@pytest.mark.rule("RB-SCO-6")
def test_a_point_for_each_surveyor_placed_so_far_and_each_agent() -> None:
    """Ann placed two before and one now, and has three agents; surveyors in supply do not count."""
    table = situation().give("ann", staff=2, agents=3, surveyors=4).give("bob", agents=1).deal("ann", "fleet")
    table.turn("scoring", "ann", round_number=3).play("survey card fleet")
    assert [table[name].points_from("staff") for name in table.players] == [6, 1, 0]
    assert table.record.round_number == 4


@pytest.mark.rule("RB-SCO-6")
def test_every_round_again() -> None:
    table = situation().give("ann", staff=2, agents=3)
    for round_number in (1, 2, 3, 4):
        table.end_round(round_number)
        assert table["ann"].points_from("staff") == 5 * round_number


@pytest.mark.rule("RB-SCO-6")
def test_after_all_have_placed_clockwise_from_the_owner() -> None:
    table = situation().deal("bob", "fleet").deal("cat", "corn").give("ann", agents=2).turn("scoring", "bob")
    table.play("survey card fleet")
    assert table.each("points") == [0, 0, 0]
    table.play("survey card corn")
    assert table.each("points") == [2, 1, 1]
    assert table.markers == "bob cat ann"
