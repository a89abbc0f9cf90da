"""Phase 3: harvesting and shipping."""

import pytest

from tests.riverboat.situation import FIELDS, Situation, situation

BOATS = ("1", "2a", "2b", "3a", "3b", "4", "5", "6", "7")


def farm(corn: int, *, players: int = 3, round_number: int = 1) -> Situation:
    """Ann has so many workers on corn, and it is her turn to ship."""
    table = situation(players).plant("ann", "corn", " ".join(FIELDS[:corn]))
    return table.turn("shipping", "ann", round_number=round_number)


def harbor_after(table: Situation, *actions: str) -> int:
    return table.play(*actions)["ann"].harbor


# RB-SHIP-1: the bonus


@pytest.mark.rule("RB-SHIP-1")
@pytest.mark.parametrize(("players", "steps"), [(2, [-6, -5]), (3, [-2, -1, -2]), (4, [0, 1, 0, 0])])
def test_the_owners_harbor_master_takes_a_step(players: int, steps: list[int]) -> None:
    assert situation(players).begin("shipping", "bob").each("harbor") == steps


# RB-SHIP-2: filling a riverboat


@pytest.mark.rule("RB-SHIP-2")
@pytest.mark.parametrize(
    ("boat", "capacity"), [("1", 1), ("2a", 2), ("2b", 2), ("3a", 3), ("3b", 3), ("4", 4), ("5", 5), ("6", 6), ("7", 7)]
)
def test_exactly_its_capacity_of_workers_goes_home(boat: str, capacity: int) -> None:
    table = farm(8).play(f"ship {boat} corn")
    ann = table["ann"]
    assert len(ann.standing.split()) == 8 - capacity
    assert ann.workers == 5 + capacity
    assert ann.harvest_of("corn") == capacity
    assert len(ann.fields_with("corn").split()) == 8


@pytest.mark.rule("RB-SHIP-2")
@pytest.mark.parametrize(("boat", "capacity"), [("1", 1), ("2b", 2), ("3a", 3), ("4", 4), ("5", 5), ("6", 6), ("7", 7)])
def test_one_worker_too_few(boat: str, capacity: int) -> None:
    assert farm(capacity - 1).refusal(f"ship {boat} corn") == "RB-SHIP-2"
    assert farm(capacity).refusal(f"ship {boat} corn") == ""


@pytest.mark.rule("RB-SHIP-2")
def test_all_from_one_crop_anywhere_on_the_mat() -> None:
    """Two turnips and two pumpkins fill no boat of three; three pumpkins, far from each other, do."""
    table = situation().plant("ann", "turnip", "a1 a2").plant("ann", "pumpkin", "a3 e8").turn("shipping", "ann")
    assert table.refusal("ship 3a turnip") == table.refusal("ship 3a pumpkin") == "RB-SHIP-2"
    table.plant("ann", "pumpkin", "c5").play("ship 3a pumpkin")
    assert table["ann"].standing == "a1 a2"


@pytest.mark.rule("RB-SHIP-2", "RB-SHIP-4")
@pytest.mark.parametrize("crop", ["turnip", "wheat", "corn", "potato", "pumpkin"])
def test_every_crop_fills_every_boat(crop: str) -> None:
    table = situation().plant("ann", crop, "a1 a2 a3 a4 a5 a6 a7").turn("shipping", "ann")
    assert table.legal() == ["pass", *(f"ship {boat} {crop}{pile}" for boat in BOATS for pile in ("", " from pile"))]
    for text in table.legal()[1:]:
        assert table.copy().play(text)["ann"].harvest_of(crop) == int(text.split()[1][0])


@pytest.mark.rule("RB-SHIP-2")
def test_only_workers_on_crops_count() -> None:
    """Neither a crop without a worker nor a worker on a bare field."""
    table = situation().plant("ann", "corn", "a1").harvested("ann", "corn", "a2 a3").stand("ann", "a4")
    table.turn("shipping", "ann")
    assert [text for text in table.legal() if "pile" not in text] == ["pass", "ship 1 corn"]


@pytest.mark.rule("RB-SHIP-2")
@pytest.mark.parametrize(("round_number", "turns"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_one_riverboat_a_turn_and_two_turns_three_in_round_4(round_number: int, turns: int) -> None:
    table = situation(2).plant("ann", "corn", "a1 a2 a3").plant("bob", "corn", "a1 a2 a3")
    table.boats(boat_1=6).turn("shipping", "bob", round_number=round_number)
    order = []
    while table.phase == "shipping":
        order.append(table.actor)
        table.play("ship 1 corn from pile", "pass")
    assert order == ["bob", "ann"] * turns
    assert (table["ann"].boat_count, table["bob"].boat_count) == (turns, turns)


@pytest.mark.rule("RB-SHIP-2")
def test_who_passes_takes_no_more_riverboats_this_round() -> None:
    table = situation().plant("ann", "corn", "a1 a2 a3").plant("cat", "corn", "a1 a2 a3").turn("shipping", "ann")
    table.play("pass")
    assert table.actor == "bob"
    table.play("pass", "ship 1 corn", "gain coins", "gain steps")
    assert table.actor == "cat"
    table.play("ship 2a corn", "pass")
    assert table.phase == "opportunity"


@pytest.mark.rule("RB-SHIP-2")
def test_nothing_but_riverboats_and_passing() -> None:
    others = ("take corn", "card turnips", "card corn", "survey a1", "send 1", "place a1", "barn", "gain coins")
    assert {farm(3).refusal(text) for text in others} == {"RB-SHIP-2"}


@pytest.mark.rule("RB-SHIP-2")
def test_a_pass_is_for_one_round() -> None:
    table = situation(2).plant("ann", "corn", "a1").turn("shipping", "ann").play("pass", "pass")
    assert table.turn("shipping", "ann", round_number=2).actor == "ann"


# RB-SHIP-3: where it goes


@pytest.mark.rule("RB-SHIP-3")
def test_the_leftmost_free_place_above_the_mat() -> None:
    table = situation().moor("ann", "4 2b").plant("ann", "corn", "a1 a2 a3 a4 a5").turn("shipping", "ann")
    assert table.play("ship 3b corn")["ann"].boats == "4 2b 3b"
    table.play("pass", "pass", "pass", "ship 1 corn")
    assert table["ann"].boats == "4 2b 3b 1"


# RB-SHIP-4: open boats and piles


@pytest.mark.rule("RB-SHIP-4")
def test_one_of_each_kind_is_open_a_round() -> None:
    table = situation().plant("ann", "corn", "a1 a2 a3").plant("bob", "corn", "a1 a2 a3").turn("shipping", "ann")
    table.play("ship 3a corn", "pass")
    assert table.open_boats == "1 2a 2b 3b 4 5 6 7"
    assert table.refusal("ship 3a corn") == "RB-SHIP-4"
    assert table.refusal("ship 3b corn") == ""


@pytest.mark.rule("RB-SHIP-4")
def test_for_a_coin_one_from_its_pile() -> None:
    table = situation().plant("bob", "corn", "a1 a2 a3").boats(opened="1").turn("shipping", "bob")
    table.play("ship 3a corn from pile")
    assert (table["bob"].boats, table["bob"].coins) == ("3a", 2)
    assert (table.record.boats_left[BOATS.index("3a")], table.record.coin_supply) == (3, 17)
    assert table.open_boats == "1"


@pytest.mark.rule("RB-SHIP-4")
def test_the_pile_may_be_used_while_the_kind_is_open() -> None:
    assert farm(1).play("ship 1 corn from pile", "pass").open_boats == "1 2a 2b 3a 3b 4 5 6 7"


@pytest.mark.rule("RB-SHIP-4")
def test_an_exhausted_kind_is_gone() -> None:
    table = farm(3).boats(opened="3b", boat_3a=0, boat_3b=0)
    assert table.refusal("ship 3a corn from pile") == "RB-SHIP-4"
    assert table.refusal("ship 3a corn") == "RB-SHIP-4"
    assert table.refusal("ship 3b corn from pile") == "RB-SHIP-4"
    assert table.refusal("ship 3b corn") == ""


@pytest.mark.rule("RB-SHIP-4")
def test_the_last_one_of_a_pile() -> None:
    table = farm(1).boats(boat_1=1).play("ship 1 corn from pile")
    assert table.record.boats_left[0] == 0


@pytest.mark.rule("RB-SHIP-4")
def test_the_capacity_must_be_filled_all_the_same() -> None:
    assert farm(2).refusal("ship 3a corn from pile") == "RB-SHIP-2"


# RB-SHIP-5: what they bring


@pytest.mark.rule("RB-SHIP-5")
@pytest.mark.parametrize(
    ("boat", "offered"),
    [
        ("1", "gain coins, gain steps"),
        ("2a", "gain points, gain steps"),
        ("2b", "gain points, gain steps"),
        ("3a", "gain points, gain steps"),
        ("3b", "gain coins, gain points"),
        ("4", "barn"),
        ("5", "surveyor, send 1"),
        ("6", "barn, well, surveyor, send 1, send 2"),
        ("7", "barn, well, surveyor, send 1, send 2, send 3"),
    ],
)
def test_what_each_riverboat_offers(boat: str, offered: str) -> None:
    table = farm(8).play(f"ship {boat} corn")
    assert table.actor == "ann"
    assert table.legal() == ["pass", *offered.split(", ")]


@pytest.mark.rule("RB-SHIP-5")
@pytest.mark.parametrize(
    ("boat", "coins", "points", "steps"),
    [("1", 1, 0, 3), ("2a", 0, 1, 2), ("2b", 0, 2, 1), ("3a", 0, 3, 1), ("3b", 1, 3, 0)],
)
def test_coins_points_and_steps(boat: str, coins: int, points: int, steps: int) -> None:
    table = farm(4).play(f"ship {boat} corn")
    while table.decision == "benefit":
        table.play(table.legal()[1])
    ann = table["ann"]
    assert (ann.coins, ann.points, ann.harbor) == (3 + coins, points, -2 + steps)
    assert ann.points_from("riverboats") == points
    assert table.actor == "bob"


@pytest.mark.rule("RB-SHIP-5")
def test_a_barn_for_a_boat_of_four() -> None:
    table = farm(4).play("ship 4 corn", "barn", "place c4")
    assert (table["ann"].barn, table.record.barn_supply, table.actor) == ("c4", 7, "bob")


@pytest.mark.rule("RB-SHIP-5")
def test_a_surveyor_and_an_agent_for_a_boat_of_five() -> None:
    table = farm(5).play("ship 5 corn", "surveyor", "send 1")
    assert (table["ann"].surveyors, table["ann"].agents, table["ann"].workers) == (3, 1, 12)
    assert (table.record.surveyor_supply, table.actor) == (21, "bob")


@pytest.mark.rule("RB-SHIP-5")
@pytest.mark.parametrize(("boat", "agents"), [("6", 2), ("7", 3)])
def test_a_feature_and_agents_for_a_boat_of_six_or_seven(boat: str, agents: int) -> None:
    table = farm(7).play(f"ship {boat} corn", f"send {agents}", "well", "place a1")
    assert (table["ann"].well, table["ann"].agents, table["ann"].workers) == ("a1", agents, 6 + int(boat) - agents)
    assert table.actor == "bob"


@pytest.mark.rule("RB-SHIP-5")
@pytest.mark.parametrize("order", [("gain points", "gain steps"), ("gain steps", "gain points")])
def test_in_any_order(order: tuple[str, str]) -> None:
    table = farm(2).play("ship 2b corn", *order)
    assert (table["ann"].points, table["ann"].harbor) == (2, -1)


@pytest.mark.rule("RB-SHIP-5")
def test_each_of_them_is_optional() -> None:
    table = farm(2).play("ship 2b corn", "gain steps", "pass")
    assert (table["ann"].points, table["ann"].harbor, table.actor) == (0, -1, "bob")
    table = farm(2).play("ship 2b corn", "pass")
    assert (table["ann"].points, table["ann"].harbor, table.actor) == (0, -2, "bob")


@pytest.mark.rule("RB-SHIP-5")
def test_what_was_left_is_not_there_for_the_next_boat() -> None:
    table = situation().plant("ann", "corn", "a1 a2").plant("bob", "corn", "a1").turn("shipping", "ann")
    table.play("ship 2b corn", "pass", "ship 1 corn")
    assert table.legal() == ["pass", "gain coins", "gain steps"]
    assert table.refusal("gain points") == "RB-SHIP-5"


@pytest.mark.rule("RB-SHIP-5")
def test_each_of_them_once() -> None:
    table = farm(3).play("ship 3a corn", "gain points")
    assert table.refusal("gain points") == "RB-SHIP-5"
    table = farm(6).play("ship 6 corn", "surveyor")
    assert table.refusal("surveyor") == "RB-SHIP-5"
    assert table.play("send 1").actor == "bob"


@pytest.mark.rule("RB-SHIP-5")
def test_what_a_boat_does_not_bring_cannot_be_had() -> None:
    table = farm(4).play("ship 4 corn")
    others = ("gain coins", "gain points", "gain steps", "well", "surveyor", "place a5")
    assert {table.refusal(text) for text in others} == {"RB-SHIP-5"}
    assert table.refusal("send 1") == "RB-AGT-1"


@pytest.mark.rule("RB-SHIP-5")
def test_what_cannot_be_taken_is_not_offered() -> None:
    table = farm(1).supply(coin=0).play("ship 1 corn")
    assert table.legal() == ["pass", "gain steps"]
    table = farm(1).give("ann", harbor=18).play("ship 1 corn")
    assert table.legal() == ["pass", "gain coins"]
    table = farm(1).supply(coin=0).give("ann", harbor=18).play("ship 1 corn")
    assert (table.decision, table.actor) == ("ship", "bob")


@pytest.mark.rule("RB-SHIP-5")
def test_a_coin_spent_for_the_boat_is_there_to_be_taken() -> None:
    table = farm(1).supply(coin=0).play("ship 1 corn from pile", "gain coins")
    assert table["ann"].coins == 3


@pytest.mark.rule("RB-SHIP-5", "RB-AGT-1")
def test_workers_just_freed_can_go_to_new_orleans() -> None:
    table = farm(7).give("ann", workers=0).play("ship 7 corn", "send 3")
    assert (table["ann"].agents, table["ann"].workers) == (3, 4)


# RB-SHIP-6: nine of a crop


@pytest.mark.rule("RB-SHIP-6")
@pytest.mark.parametrize(("before", "boat"), [(8, "1"), (6, "3b"), (3, "6"), (8, "7"), (2, "7")])
def test_nine_or_more_of_a_crop(before: int, boat: str) -> None:
    """Over the whole game; before the boat's benefits."""
    table = farm(7).harvested("ann", "corn", more=before).play(f"ship {boat} corn")
    assert table.decision == "feature"
    assert table.legal() == ["pass", "barn", "well", "surveyor"]
    assert table.refusal("gain coins") == "RB-SHIP-6"
    table.play("surveyor")
    assert table["ann"].surveyors == 3
    assert (table.decision, table.actor) == ("benefit", "ann")


@pytest.mark.rule("RB-SHIP-6")
def test_not_with_eight() -> None:
    assert farm(7).harvested("ann", "corn", more=1).play("ship 7 corn").decision == "benefit"


@pytest.mark.rule("RB-SHIP-6")
def test_crops_are_not_added_up() -> None:
    assert farm(7).harvested("ann", "wheat", more=8).play("ship 7 corn").decision == "benefit"


@pytest.mark.rule("RB-SHIP-6")
def test_barn_and_well_are_placed_at_once() -> None:
    table = farm(1).harvested("ann", "corn", more=8)
    assert table.copy().play("ship 1 corn", "barn", "place e8", "gain coins")["ann"].barn == "e8"
    assert table.copy().play("ship 1 corn", "well", "place a1", "gain steps")["ann"].well == "a1"


@pytest.mark.rule("RB-SHIP-6")
def test_it_may_be_left_and_does_not_come_back() -> None:
    table = farm(4, players=2).harvested("ann", "corn", more=8).play("ship 1 corn", "pass")
    assert table.decision == "benefit"
    table.play("pass", "pass", "ship 2a corn")
    assert (table.decision, table["ann"].harvest_of("corn")) == ("benefit", 11)


@pytest.mark.rule("RB-SHIP-6")
def test_once_for_each_crop() -> None:
    table = farm(3, players=2).plant("ann", "wheat", "e1")
    table.harvested("ann", "corn", more=8).harvested("ann", "wheat", more=8)
    table.play("ship 1 corn", "surveyor", "pass", "pass")
    assert table.copy().play("ship 2a corn").decision == "benefit"
    assert table.play("ship 1 wheat from pile").decision == "feature"


@pytest.mark.rule("RB-SHIP-6", "RB-EST-4")
def test_without_any_feature_to_take_nothing_is_asked() -> None:
    table = farm(1).harvested("ann", "corn", more=8).supply(barn=0, well=0, surveyor=0)
    assert table.play("ship 1 corn").decision == "benefit"


# RB-SHIP-7: a harvested crop stays


@pytest.mark.rule("RB-SHIP-7")
def test_a_harvested_crop_stays_and_is_not_worked_again() -> None:
    table = farm(3).play("ship 3a corn", "pass")
    assert (table["ann"].fields_with("corn"), table["ann"].standing) == ("a1 a2 a3", "")
    table.give("bob", workers=0).give("cat", workers=0).turn("cultivation", "ann", round_number=2).play("reveal wild")
    assert {table.refusal(f"place {field}") for field in ("a1", "a2", "a3")} == {"RB-CUL-5"}


@pytest.mark.rule("RB-SHIP-7")
def test_it_still_counts_for_barns_wells_outskirts_and_covered_colours() -> None:
    """Around the barn on b1: four harvested corn hexes; the clubs of oak are all harvested too."""
    table = situation().harvested("ann", "corn", "a1 a2 c1 c2").harvested("ann", "wheat", "a3 a5 a6 c3 d5")
    table.build("ann", barns="b1", wells="c1").deal("ann", "outskirts").give("ann", surveyors=3)
    table.turn("scoring", "ann", round_number=4).play("survey b1", "survey c1", "survey card outskirts")
    ann = table["ann"]
    assert (ann.points_from("barns"), ann.points_from("wells")) == (8, 2)
    assert ann.points_from("opportunities") == 7  # a1 a2 a3 a5 a6 b1 c1
    assert ann.points_from("colours") == 7


@pytest.mark.rule("RB-SHIP-7")
def test_workers_not_harvested_stay_into_later_rounds() -> None:
    table = farm(5, players=2).play("ship 3a corn", "pass", "pass", "pass")
    assert table["ann"].standing == "a4 a5"
    table.end_round(1).luck().turn("shipping", "ann", round_number=2)
    assert table.play("ship 2a corn")["ann"].standing == ""


# RB-SHIP-8: toward New Orleans


@pytest.mark.rule("RB-SHIP-8")
def test_steps_beyond_the_end_are_lost() -> None:
    assert harbor_after(farm(1).give("ann", harbor=14), "ship 1 corn", "gain steps") == 17
    assert harbor_after(farm(1).give("ann", harbor=15), "ship 1 corn", "gain steps") == 18
    assert harbor_after(farm(1).give("ann", harbor=16), "ship 1 corn", "gain steps") == 18
    assert situation().give("ann", harbor=18).begin("shipping", "ann")["ann"].harbor == 18


@pytest.mark.rule("RB-SHIP-8", "RB-END-4")
def test_two_at_the_end_are_tied() -> None:
    """Ann came with steps to spare; Bob has the earlier phase tile and the full value."""
    table = situation(2).tiles(cultivation="bob", planting="ann", shipping="ann", opportunity="bob", scoring="ann")
    table.moor("ann", "7").moor("bob", "7").give("ann", harbor=16).give("bob", harbor=18)
    table.plant("ann", "corn", "a1").turn("shipping", "ann", round_number=4).play("ship 1 corn", "gain steps")
    table.end_round(4)
    assert [table[name].points_from("harbor") for name in table.players] == [4, 7]


# RB-SHIP-9: which workers


@pytest.mark.rule("RB-SHIP-9")
def test_the_action_is_boat_open_or_pile_and_crop() -> None:
    """Two of three corn workers: one action, and no rule that sees which ones."""
    table = situation().plant("ann", "corn", "a1 c4 e8").boats(opened="2a").turn("shipping", "ann")
    assert [text for text in table.legal() if text.startswith("ship 2a")] == ["ship 2a corn", "ship 2a corn from pile"]
    table.play("ship 2a corn")
    assert len(table["ann"].standing.split()) == 1
    for left in ("a1", "c4", "e8"):
        other = table.copy().give("ann", standing=0, workers=table["ann"].workers + 1).stand("ann", left)
        assert other.legal() == table.legal()
        assert other["ann"].empty == table["ann"].empty
        assert other.position.group_size(0, FIELDS.index("a1")) == 1
