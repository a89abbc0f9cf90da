"""Phase 4: opportunity; and what the seventeen cards score."""

from collections.abc import Callable

import pytest

from paddlewheel.riverboat.components import card_names
from tests.riverboat.situation import FIELDS, Situation, situation

OUTSKIRTS = "a1 a2 a3 a4 a5 a6 a7 a8 b1 b8 c1 c8 d1 d8 e1 e2 e3 e4 e5 e6 e7 e8"
Build = Callable[[Situation], Situation]


def open_cards(players: int = 3) -> Situation:
    """Ann is to take one of four cards: with a surveyor, an agent, two steps, a coin."""
    return situation(players).show("corn wheat barns wells").turn("opportunity", "ann")


def surveying(table: Situation, card: str) -> Situation:
    """Ann surveys a card; Bob has one too, so the phase goes on."""
    return table.deal("ann", card).deal("bob", "passage").turn("scoring", "ann").play(f"survey card {card}")


# RB-OPP-1: the bonus


@pytest.mark.rule("RB-OPP-1")
def test_the_owner_gets_a_point() -> None:
    table = situation().begin("opportunity", "bob")
    assert table.each("points") == [0, 1, 0]
    assert table["bob"].points_from("bonus") == 1


# RB-OPP-2: a card and the bonus of its space


@pytest.mark.rule("RB-OPP-2")
def test_with_the_first_card_a_surveyor() -> None:
    table = open_cards().play("card corn")
    assert (table["ann"].hand, table["ann"].surveyors, table.record.surveyor_supply) == ("corn", 3, 21)
    assert (table.open_cards, table.actor) == ("- wheat barns wells", "bob")


@pytest.mark.rule("RB-OPP-2", "RB-AGT-1")
def test_with_the_second_a_worker_to_new_orleans() -> None:
    table = open_cards().play("card wheat")
    assert (table.actor, table.legal()) == ("ann", ["pass", "send 1"])
    sent = table.copy().play("send 1")
    assert (sent["ann"].agents, sent["ann"].workers, sent.actor) == (1, 12, "bob")
    assert table.play("pass")["ann"].agents == 0


@pytest.mark.rule("RB-OPP-2")
def test_with_the_third_two_steps() -> None:
    assert open_cards().play("card barns")["ann"].harbor == 0
    assert open_cards().give("ann", harbor=17).play("card barns")["ann"].harbor == 18


@pytest.mark.rule("RB-OPP-2")
def test_with_the_fourth_a_coin() -> None:
    table = open_cards().play("card wells")
    assert (table["ann"].coins, table.record.coin_supply) == (4, 15)


@pytest.mark.rule("RB-OPP-2")
def test_a_bonus_that_cannot_be_taken_is_lost() -> None:
    table = open_cards().supply(coin=0).play("card wells")
    assert (table["ann"].coins, table["ann"].hand, table.actor) == (3, "wells", "bob")
    table = open_cards().give("ann", harbor=18).play("card barns")
    assert (table["ann"].harbor, table["ann"].hand, table.actor) == (18, "barns", "bob")
    table = open_cards().give("ann", workers=0).play("card wheat")
    assert (table["ann"].agents, table["ann"].hand, table.actor) == (0, "wheat", "bob")


@pytest.mark.rule("RB-OPP-2")
def test_nobody_passes() -> None:
    assert open_cards().refusal("pass") == "RB-OPP-2"


@pytest.mark.rule("RB-OPP-2")
def test_only_an_open_card() -> None:
    table = open_cards().play("card barns")
    assert table.legal() == ["search cards", "card wheat", "card corn", "card wells"]
    assert table.refusal("card barns") == "RB-OPP-2"
    assert table.refusal("card fleet") == "RB-OPP-2"


@pytest.mark.rule("RB-OPP-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_card_each(players: int) -> None:
    table = open_cards(players)
    for name, card in zip(table.players, ("barns", "wells", "corn", "wheat"), strict=False):
        assert table.actor == name
        table.play(f"card {card}")
    if players == 4:
        table.play("pass")  # the agent
    assert table.phase == "scoring"
    assert [table[name].hand for name in table.players] == ["barns", "wells", "corn", "wheat"][:players]


@pytest.mark.rule("RB-OPP-2")
def test_cards_are_kept_from_round_to_round() -> None:
    table = open_cards().deal("ann", "fleet").deal("bob", "errand voyage").play("card barns", "card wells")
    assert (table["ann"].hand, table["bob"].hand) == ("fleet barns", "errand voyage wells")


# RB-OPP-3: a coin for a card from the pile


@pytest.mark.rule("RB-OPP-3")
def test_any_card_of_the_pile_and_no_bonus() -> None:
    table = open_cards()
    before = table["ann"].surveyors, table["ann"].agents, table["ann"].harbor
    table.play("search cards")
    assert table.legal() == [f"card {card}" for card in card_names() if card not in ("corn", "wheat", "barns", "wells")]
    assert (table["ann"].coins, table.record.coin_supply) == (2, 17)
    table.play("card fleet")
    ann = table["ann"]
    assert (ann.hand, ann.coins) == ("fleet", 2)
    assert (ann.surveyors, ann.agents, ann.harbor) == before
    assert (table.open_cards, table.actor) == ("corn wheat barns wells", "bob")
    assert "fleet" not in table.card_pile


@pytest.mark.rule("RB-OPP-3")
def test_the_coin_commits() -> None:
    table = open_cards().play("search cards")
    assert table.refusal("card corn") == "RB-OPP-3"
    assert table.refusal("pass") == "RB-OPP-2"


@pytest.mark.rule("RB-OPP-3")
def test_not_with_an_empty_pile() -> None:
    table = situation().show("corn wheat barns wells", pile="").turn("opportunity", "ann")
    assert table.refusal("search cards") == "RB-OPP-3"


@pytest.mark.rule("RB-OPP-3")
def test_the_last_card_of_the_pile() -> None:
    table = situation().show("corn wheat barns wells", pile="fleet").turn("opportunity", "ann")
    table.play("search cards", "card fleet")
    assert table.card_pile == set()
    assert table.refusal("search cards") == "RB-OPP-3"


@pytest.mark.rule("RB-OPP-3")
def test_the_pile_is_shuffled_afterwards() -> None:
    """Cards that lay below the others may come next."""
    table = situation(4).give("dan", workers=0).show("corn wheat barns wells", pile="fleet voyage / errand agents")
    table.turn("opportunity", "ann").play("search cards", "card fleet", "card corn", "card barns", "card wells")
    table.end_round(1)
    while table.decision == "fill":
        table.play(table.legal()[0])
    assert table.legal() == ["open agents", "open errand", "open voyage"]


# RB-OPP-4: cards that are left


@pytest.mark.rule("RB-OPP-4")
@pytest.mark.parametrize(("players", "left"), [(2, {"barns", "wells"}), (3, {"wells"}), (4, set())])
def test_open_cards_that_are_left_go_under_the_pile(players: int, left: set[str]) -> None:
    table = situation(players).give("bob", workers=0).show("corn wheat barns wells", pile="fleet agents errand voyage")
    table.turn("opportunity", "ann").play(*[f"card {card}" for card in ("corn", "wheat", "barns", "wells")[:players]])
    assert table.open_cards == "- - - -"
    assert table.card_pile == {"fleet", "agents", "errand", "voyage"} | left
    table.end_round(1)
    while table.decision == "fill":
        table.play(table.legal()[0])
    assert table.legal() == ["open agents", "open errand", "open voyage", "open fleet"]
    if left:
        assert table.refusal("open wells") == "RB-OPP-4"
    table.play("open fleet", "open agents", "open errand", "open voyage")
    assert table.card_pile == left


@pytest.mark.rule("RB-OPP-4")
def test_in_random_order() -> None:
    """The pile is down to one card; of the three that were left any may come next."""
    table = situation(2).show("corn wheat barns wells", pile="fleet").turn("opportunity", "ann")
    table.play("card barns", "search cards", "card fleet").end_round(1)
    while table.decision == "fill":
        table.play(table.legal()[0])
    assert [weight for _, weight in table.position.chance_outcomes()] == [1, 1, 1]
    assert table.legal() == ["open wheat", "open corn", "open wells"]
    table.luck()
    assert (table.open_cards, table.decision) == ("wheat corn wells -", "draft")


# RB-OPP-5: the seventeen


def harvest(crop: str, count: int) -> Build:
    return lambda table: table.harvested("ann", crop, more=count)


def give(**numbers: int) -> Build:
    return lambda table: table.give("ann", **numbers)


def barns(count: int) -> Build:
    return lambda table: table.build("ann", barns=" ".join(FIELDS[:count]))


def wells(count: int) -> Build:
    def build(table: Situation) -> Situation:
        for crop, field in zip(("turnip", "wheat", "corn", "potato", "pumpkin"), FIELDS[32:], strict=False):
            table.harvested("ann", crop, field)
        return table.build("ann", wells=" ".join(FIELDS[32 : 32 + count]))

    return build


def homestead(barn_count: int, well_count: int) -> Build:
    return lambda table: wells(well_count)(barns(barn_count)(table))


def crop_kinds(*crops: str) -> Build:
    def build(table: Situation) -> Situation:
        for crop in crops:
            table.harvested("ann", crop, more=1)
        return table

    return build


def outskirts(count: int) -> Build:
    return lambda table: table.harvested("ann", "corn", " ".join(OUTSKIRTS.split()[:count]))


def boats(moored: str) -> Build:
    return lambda table: table.moor("ann", moored)


COUNTED = [
    *(
        (f"{crop}s", harvest(crop, number), min(number, 15))
        for crop in ("turnip", "pumpkin")
        for number in (0, 7, 15, 16)
    ),
    *((crop, harvest(crop, number), min(number, 15)) for crop in ("wheat", "corn") for number in (0, 7, 15, 16)),
    *(("potatoes", harvest("potato", number), min(number, 15)) for number in (0, 7, 15, 16)),
    ("corn", harvest("wheat", 9), 0),
    ("variety", crop_kinds(), 0),
    ("variety", crop_kinds("corn", "wheat"), 6),
    ("variety", crop_kinds("corn", "wheat", "turnip", "potato", "pumpkin"), 15),
    *(("agents", give(agents=number), points) for number, points in ((0, 0), (3, 6), (7, 14), (8, 14))),
    *(("savings", give(coins=number), points) for number, points in ((0, 0), (3, 6), (7, 14), (8, 14))),
    *(("acreage", give(big_tiles=number), points) for number, points in ((0, 0), (3, 6), (7, 14), (8, 14))),
    *(("barns", barns(number), points) for number, points in ((0, 0), (1, 5), (3, 15), (4, 15))),
    *(("wells", wells(number), points) for number, points in ((0, 0), (1, 5), (3, 15), (4, 15))),
    *(
        ("homestead", homestead(*both), points)
        for both, points in (((0, 0), 0), ((1, 2), 9), ((3, 2), 15), ((4, 2), 15))
    ),
    *(("outskirts", outskirts(number), min(number, 15)) for number in (0, 8, 15, 16, 22)),
    *(("fleet", boats(moored), points) for moored, points in (("", 0), ("5", 5), ("1 6 2a 5", 11), ("7 3a 7", 14))),
]


@pytest.mark.rule("RB-OPP-5", "RB-SCO-5")
@pytest.mark.parametrize(("card", "build", "points"), COUNTED)
def test_cards_that_count_something(card: str, build: Build, points: int) -> None:
    table = surveying(build(situation()), card)
    assert table["ann"].points == table["ann"].points_from("opportunities") == points
    assert table.actor == "bob" or table["ann"].barn or table["ann"].well


@pytest.mark.rule("RB-OPP-5")
def test_the_coins_are_kept() -> None:
    table = surveying(situation().give("ann", coins=4), "savings")
    assert (table["ann"].points, table["ann"].coins) == (8, 4)


@pytest.mark.rule("RB-OPP-5")
def test_three_hex_tiles_on_the_mat_count_whole() -> None:
    """One laid tile of three hexes; two-hex tiles do not count, nor do tiles of others."""
    table = situation().stand("ann", "a1 a2 b1 e1 e2").board("corn-corn-corn wheat-wheat").give("bob", big_tiles=3)
    table.turn("planting", "ann").play("take corn-corn-corn", "lay a1 turned 0", "take wheat-wheat", "lay e1 turned 0")
    assert surveying(table, "acreage")["ann"].points_from("opportunities") == 2


@pytest.mark.rule("RB-OPP-5", "RB-AGT-1")
@pytest.mark.parametrize(("action", "sent"), [("pass", 0), ("send 1", 1), ("send 2", 2)])
def test_errand_five_points_and_up_to_two_workers_to_new_orleans(action: str, sent: int) -> None:
    table = surveying(situation(), "errand")
    assert (table["ann"].points, table.actor, table.decision) == (5, "ann", "send")
    assert table.refusal("send 3") == "RB-AGT-1"
    table.play(action)
    assert (table["ann"].agents, table["ann"].workers, table.actor) == (sent, 13 - sent, "bob")


@pytest.mark.rule("RB-OPP-5")
def test_errand_without_workers() -> None:
    table = surveying(situation().give("ann", workers=0), "errand")
    assert (table["ann"].points, table.actor) == (5, "bob")


@pytest.mark.rule("RB-OPP-5")
@pytest.mark.parametrize(("harbor", "after"), [(0, 2), (16, 18), (17, 18), (18, 18)])
def test_voyage_five_points_and_two_steps(harbor: int, after: int) -> None:
    table = surveying(situation().give("ann", harbor=harbor), "voyage")
    assert (table["ann"].points, table["ann"].harbor) == (5, after)


@pytest.mark.rule("RB-OPP-5")
def test_passage_seven_points_and_a_step() -> None:
    table = situation().give("ann", harbor=5).deal("ann", "passage").deal("bob", "corn").turn("scoring", "ann")
    table.play("survey card passage")
    assert (table["ann"].points, table["ann"].harbor) == (7, 6)


@pytest.mark.rule("RB-OPP-5")
def test_a_card_taken_scores_nothing_yet() -> None:
    table = open_cards().harvested("ann", "corn", more=12).play("card corn")
    assert table["ann"].points == 0


# RB-OPP-6: the outskirts


@pytest.mark.rule("RB-OPP-6")
def test_occupied_is_a_border_field_with_a_crop_or_a_barn() -> None:
    """A worked crop, a harvested one, a barn: three. Not a bare worker, not what lies inside."""
    table = situation().plant("ann", "corn", "a1").harvested("ann", "corn", "e8").build("ann", barns="c1 c4")
    table.stand("ann", "a8").harvested("ann", "wheat", "b2 d7")
    assert surveying(table, "outskirts")["ann"].points == 3


@pytest.mark.rule("RB-OPP-6")
@pytest.mark.parametrize("field", FIELDS)
def test_the_22_border_fields(field: str) -> None:
    table = surveying(situation().harvested("ann", "corn", field), "outskirts")
    assert table["ann"].points == (field in OUTSKIRTS.split())


# RB-OPP-7: two riverboats


@pytest.mark.rule("RB-OPP-7")
@pytest.mark.parametrize(("harbor", "moored"), [(-2, "4 2a 7 1 5"), (18, "4 2a 7 1 5"), (4, "7 5"), (4, "5 1 7")])
def test_the_two_largest_reached_by_the_harbor_master_or_not(harbor: int, moored: str) -> None:
    assert surveying(situation().moor("ann", moored).give("ann", harbor=harbor), "fleet")["ann"].points == 12


@pytest.mark.rule("RB-OPP-7")
def test_with_one_boat_that_one_with_none_nothing() -> None:
    assert surveying(situation().moor("ann", "6"), "fleet")["ann"].points == 6
    assert surveying(situation(), "fleet")["ann"].points == 0
