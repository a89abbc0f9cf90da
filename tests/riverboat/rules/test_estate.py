"""Estate features and agents."""

import pytest

from tests.riverboat.situation import FIELDS, Situation, situation


def shipping(corn: str = "a1 a2 a3 a4 a5 a6 a7") -> Situation:
    return situation().plant("ann", "corn", corn).turn("shipping", "ann")


def without(fields: str) -> str:
    return " ".join(name for name in FIELDS if name not in fields.split())


# RB-EST-1: barns


@pytest.mark.rule("RB-EST-1")
def test_a_barn_goes_at_once_onto_an_empty_field() -> None:
    table = shipping("a1 a2 a3 a4 b1").stand("ann", "b2").harvested("ann", "wheat", "b3").build("ann", barns="b4")
    table.play("ship 4 corn", "barn")
    assert (table.decision, table.actor) == ("build", "ann")
    assert table.places() == without("a1 a2 a3 a4 b1 b2 b3 b4")
    assert [table.refusal(f"place {field}") for field in ("a1", "b1", "b2", "b3", "b4")] == ["RB-EST-1"] * 5
    assert table.refusal("pass") == "RB-EST-1"


@pytest.mark.rule("RB-EST-1")
def test_barns_may_be_neighbours() -> None:
    table = shipping().build("ann", barns="c4").play("ship 4 corn", "barn", "place c5")
    assert table["ann"].barn == "c4 c5"


@pytest.mark.rule("RB-EST-1")
def test_a_field_with_a_barn_is_not_empty() -> None:
    table = shipping().play("ship 4 corn", "barn", "place c5")
    assert "c5" not in table["ann"].empty.split()


# RB-EST-2: wells


@pytest.mark.rule("RB-EST-2")
def test_a_well_goes_onto_a_crop_hex_worked_or_not() -> None:
    """a1 to a6 are harvested for it, on a7 a worker still stands; so on the wheat."""
    table = shipping().plant("ann", "wheat", "c1").harvested("ann", "wheat", "c2").play("ship 6 corn", "well")
    assert table.places() == "a1 a2 a3 a4 a5 a6 a7 c1 c2"
    assert table.refusal("place e8") == "RB-EST-2"
    assert table.refusal("pass") == "RB-EST-2"
    assert table.copy().play("place a7")["ann"].well == "a7"
    assert table.play("place c2")["ann"].well == "c2"
    assert table.record.well_supply == 7


@pytest.mark.rule("RB-EST-2")
def test_not_on_a_barn_nor_under_a_worker_on_a_bare_field() -> None:
    table = shipping().build("ann", barns="c4").stand("ann", "c5").play("ship 6 corn", "well")
    assert table.refusal("place c4") == table.refusal("place c5") == "RB-EST-2"


@pytest.mark.rule("RB-EST-2")
def test_one_well_for_each_crop() -> None:
    """Corn has a well already, so it goes to the wheat, far from it or not."""
    table = shipping().build("ann", wells="a1").harvested("ann", "wheat", "e8").harvested("ann", "corn", "e1")
    table.play("ship 6 corn", "well")
    assert table.places() == "e8"
    assert table.refusal("place a7") == table.refusal("place e1") == "RB-EST-2"


@pytest.mark.rule("RB-EST-2")
def test_wells_of_others_do_not_matter() -> None:
    table = shipping().harvested("bob", "corn", "a1").build("bob", wells="a1").play("ship 6 corn", "well")
    assert table.play("place a1")["ann"].well == "a1"


# RB-EST-3: surveyors


@pytest.mark.rule("RB-EST-3")
def test_a_surveyor_goes_to_the_personal_supply() -> None:
    table = shipping().play("ship 5 corn", "surveyor")
    assert (table["ann"].surveyors, table["ann"].staff, table.record.surveyor_supply) == (3, 0, 21)


# RB-EST-4: exhausted


@pytest.mark.rule("RB-EST-4")
@pytest.mark.parametrize(
    ("boat", "gone", "offered"),
    [
        ("4", {"barn": 0}, ["well", "surveyor"]),
        ("4", {"barn": 0, "well": 0}, ["surveyor"]),
        ("4", {"barn": 0, "surveyor": 0}, ["well"]),
        ("4", {"well": 0}, ["barn"]),
        ("5", {"surveyor": 0}, ["barn", "well"]),
        ("5", {"surveyor": 0, "barn": 0}, ["well"]),
        ("6", {"barn": 0}, ["well", "surveyor"]),
        ("7", {"well": 0, "surveyor": 0}, ["barn"]),
        ("4", {"barn": 0, "well": 0, "surveyor": 0}, []),
        ("6", {"barn": 0, "well": 0, "surveyor": 0}, []),
    ],
)
def test_another_feature_where_the_named_one_is_exhausted(boat: str, gone: dict[str, int], offered: list[str]) -> None:
    table = shipping().supply(**gone).play(f"ship {boat} corn")
    assert [text for text in table.legal() if text in ("barn", "well", "surveyor")] == offered


@pytest.mark.rule("RB-EST-4")
@pytest.mark.parametrize(("feature", "place"), [("barn", ["place e8"]), ("well", ["place a1"]), ("surveyor", [])])
def test_the_last_of_a_feature(feature: str, place: list[str]) -> None:
    table = shipping().supply(**{feature: 1}).plant("bob", "corn", "a1 a2 a3 a4 a5 a6")
    table.play("ship 6 corn", feature, *place, "pass", "ship 6 corn from pile")
    assert feature not in table.legal()


@pytest.mark.rule("RB-EST-4")
def test_a_barn_without_an_empty_field() -> None:
    full = without("a1 a2 a3 a4 a5 a6 a7")
    table = shipping().harvested("ann", "wheat", full).play("ship 4 corn")
    assert table.legal() == ["pass", "well", "surveyor"]
    assert table.refusal("barn") == "RB-SHIP-5"


@pytest.mark.rule("RB-EST-4")
def test_a_well_without_a_crop_to_go_to() -> None:
    table = shipping().build("ann", wells="a1").play("ship 6 corn")
    assert [text for text in table.legal() if "send" not in text] == ["pass", "barn", "surveyor"]


@pytest.mark.rule("RB-EST-4")
def test_the_harvest_bonus_offers_only_what_can_be_placed() -> None:
    table = shipping("a1").harvested("ann", "corn", more=8).build("ann", wells="a1").supply(surveyor=0)
    table.play("ship 1 corn")
    assert table.legal() == ["pass", "barn"]
    assert table.refusal("well") == table.refusal("surveyor") == "RB-EST-4"


@pytest.mark.rule("RB-EST-4", "RB-OPP-2")
def test_the_surveyor_space_of_phase_4() -> None:
    table = situation().harvested("ann", "corn", "a1").supply(surveyor=0).show("corn wheat barns wells")
    table.turn("opportunity", "ann").play("card corn")
    assert (table.decision, table.legal()) == ("feature", ["pass", "barn", "well"])
    assert table.refusal("surveyor") == "RB-EST-4"
    assert table.copy().play("pass").actor == "bob"
    table.play("well", "place a1")
    assert (table["ann"].well, table.actor) == ("a1", "bob")


@pytest.mark.rule("RB-EST-4", "RB-OPP-2")
def test_the_surveyor_space_with_nothing_left_at_all() -> None:
    table = situation().supply(surveyor=0, barn=0).show("corn wheat barns wells").turn("opportunity", "ann")
    assert table.play("card corn").actor == "bob"
    assert (table["ann"].surveyors, table["ann"].hand) == (2, "corn")


# RB-AGT-1: agents


@pytest.mark.rule("RB-AGT-1")
def test_any_number_of_workers_up_to_the_stated_one() -> None:
    table = shipping().play("ship 7 corn")
    for number in (1, 2, 3):
        ann = table.copy().play(f"send {number}")["ann"]
        assert (ann.agents, ann.workers) == (number, 13 - number)
    assert table.play("pass")["ann"].agents == 0
    assert shipping().play("ship 6 corn").refusal("send 3") == "RB-AGT-1"
    assert shipping().play("ship 5 corn").refusal("send 2") == "RB-AGT-1"


@pytest.mark.rule("RB-AGT-1")
def test_sent_once_is_sent() -> None:
    """Having sent one of three, Ann cannot send the others later in the turn."""
    table = shipping().play("ship 7 corn", "send 1")
    assert table.refusal("send 1") == "RB-AGT-1"


@pytest.mark.rule("RB-AGT-1")
def test_only_workers_in_the_personal_supply() -> None:
    """One in supply, many in the fields: one of the card's two may go."""
    table = shipping().give("ann", workers=1).deal("ann", "errand").turn("scoring", "ann").play("survey card errand")
    assert table.legal() == ["pass", "send 1"]
    assert table.refusal("send 2") == "RB-AGT-1"


@pytest.mark.rule("RB-AGT-1")
def test_with_none_nothing_happens() -> None:
    table = situation().give("ann", workers=0).show("corn wheat barns wells").turn("opportunity", "ann")
    assert table.play("card wheat").actor == "bob"
    assert table["ann"].agents == 0


@pytest.mark.rule("RB-AGT-1")
def test_an_agent_stays_and_there_may_be_any_number() -> None:
    table = shipping().give("ann", agents=12).play("ship 7 corn", "send 3", "pass")
    assert (table["ann"].agents, table["ann"].workers) == (15, 10)
    table.turn("cultivation", "ann", round_number=2).give("ann", workers=0).play("reveal wild")
    assert table.actor == "bob"  # nobody comes back from New Orleans to till a field
