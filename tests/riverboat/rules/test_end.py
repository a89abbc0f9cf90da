"""The end of the game."""

import pytest

from tests.riverboat.situation import Situation, situation

HEARTS = "a8 b1 b2 b4 b7 c1 d7 d8"  # of the mat oak
SPADES = "a4 b3 b5 c6 d6 e1 e3 e4"
CLUBS = "a1 a2 a3 a5 a6 c2 c3 d5"
DIAMONDS = "c5 c7 c8 d1 d2 d4 e2 e8"
STARS = "a7 b6 b8 c4 d3 e5 e6 e7"


def final(table: Situation, source: str) -> list[int]:
    """What each player gets from this after round 4."""
    table.end_round(4)
    return [table[name].points_from(source) for name in table.players]


def with_tiles(players: int, owners: str) -> Situation:
    """Who has the phase tiles of round 4, from cultivation to scoring."""
    phases = ("cultivation", "planting", "shipping", "opportunity", "scoring")
    return situation(players).tiles(**dict(zip(phases, owners.split(), strict=True)))


# RB-END-1 to -3


@pytest.mark.rule("RB-END-1")
def test_a_point_for_each_coin() -> None:
    assert final(situation().give("ann", coins=0).give("bob", coins=1).give("cat", coins=12), "coins") == [0, 1, 12]


@pytest.mark.rule("RB-END-2")
def test_seven_points_for_a_colour_covered_by_crops_and_barns() -> None:
    """Some worked, some harvested, one a barn; the clubs lack one field, where a worker stands without a crop."""
    table = (
        situation().plant("ann", "corn", "a8 b1").harvested("ann", "wheat", "b2 b4 b7 c1 d7").build("ann", barns="d8")
    )
    table.harvested("ann", "wheat", CLUBS.removesuffix(" d5")).stand("ann", "d5")
    assert final(table, "colours") == [7, 0, 0]


@pytest.mark.rule("RB-END-2")
@pytest.mark.parametrize("colours", range(6))
def test_each_colour(colours: int) -> None:
    table = situation()
    for fields in (HEARTS, SPADES, CLUBS, DIAMONDS, STARS)[:colours]:
        table.harvested("ann", "corn", fields)
    assert final(table, "colours")[0] == 7 * colours


@pytest.mark.rule("RB-END-2")
def test_each_mat_has_its_own_fields() -> None:
    """The hearts of oak are not those of elm."""
    assert final(situation().harvested("bob", "corn", HEARTS), "colours") == [0, 0, 0]
    assert final(situation().mat("bob", "oak").harvested("bob", "corn", HEARTS), "colours") == [0, 7, 0]


@pytest.mark.rule("RB-END-3")
def test_two_points_for_each_feature_that_has_not_scored() -> None:
    """Two barns and a well, one barn surveyed: 4; three surveyors in supply: 6. Those placed bring nothing here."""
    table = situation().harvested("ann", "corn", "a1").build("ann", barns="c4 e8", wells="a1", surveyed="c4")
    table.give("ann", surveyors=3, staff=1).give("bob", surveyors=0)
    assert final(table, "features") == [10, 0, 4]


@pytest.mark.rule("RB-END-3")
def test_a_surveyed_well_brings_nothing_more() -> None:
    table = situation().harvested("ann", "corn", "a1").build("ann", wells="a1", surveyed="a1").give("ann", surveyors=0)
    assert final(table, "features")[0] == 0


# RB-END-4: the harbor


@pytest.mark.rule("RB-END-4")
@pytest.mark.parametrize(("others", "points"), [(9, 19), (11, 10)])
def test_annabelles_riverboats(others: int, points: int) -> None:
    """4 + 2 + 7 + 1 + 5 = 19 if her harbor master is furthest; otherwise 19 / 2 = 10. The sixth is ahead of him."""
    table = situation().moor("ann", "4 2a 7 1 5 6").give("ann", harbor=10).give("bob", harbor=others)
    assert final(table, "harbor")[0] == points


@pytest.mark.rule("RB-END-4")
@pytest.mark.parametrize(
    ("harbor", "points"),
    [(-2, 0), (0, 0), (1, 0), (2, 7), (3, 7), (4, 13), (5, 13), (6, 18), (8, 22), (10, 25), (12, 28), (14, 30)],
)
def test_only_riverboats_reached_or_passed(harbor: int, points: int) -> None:
    """Place 1 is reached at step 2, place 2 at step 4, and so on."""
    table = situation().moor("ann", "7 6 5 4 3a 3b 2a 2b 1").give("ann", harbor=harbor)
    table.give("bob", harbor=-2).give("cat", harbor=-2)
    assert final(table, "harbor") == [points, 0, 0]


@pytest.mark.rule("RB-END-4")
@pytest.mark.parametrize(("harbor", "points"), [(16, 32), (17, 32), (18, 33)])
def test_the_ninth_riverboat_at_the_end_of_the_track(harbor: int, points: int) -> None:
    table = situation().moor("ann", "7 6 5 4 3a 3b 2a 2b 1").give("ann", harbor=harbor)
    assert final(table, "harbor")[0] == points


@pytest.mark.rule("RB-END-4")
def test_half_of_the_sum_rounded_up() -> None:
    """The sum, not each boat: 3 + 3 + 1 = 7 makes 4, and 8 makes 4."""
    table = situation().give("ann", harbor=18).moor("bob", "3a 3b 1").moor("cat", "7 1")
    assert final(table.give("bob", harbor=6).give("cat", harbor=6), "harbor") == [0, 4, 4]


@pytest.mark.rule("RB-END-4")
def test_furthest_counts_even_without_a_riverboat() -> None:
    table = situation(2).moor("ann", "7 7").give("ann", harbor=4).give("bob", harbor=5)
    assert final(table, "harbor") == [7, 0]


@pytest.mark.rule("RB-END-4")
@pytest.mark.parametrize(
    ("owners", "points"),
    [
        ("ann bob cat ann bob", [12, 6, 6]),
        ("bob ann cat ann bob", [6, 12, 6]),
        ("cat bob ann cat bob", [6, 6, 12]),
    ],
)
def test_a_tie_goes_to_the_earlier_phase_tile(owners: str, points: list[int]) -> None:
    table = with_tiles(3, owners)
    for name in table.players:
        table.moor(name, "5 7").give(name, harbor=4)
    assert final(table, "harbor") == points


@pytest.mark.rule("RB-END-4")
def test_cultivation_beats_opportunity() -> None:
    table = with_tiles(4, "dan ann ann cat bob").moor("cat", "7").moor("dan", "7")
    table.give("cat", harbor=9).give("dan", harbor=9)
    assert final(table, "harbor") == [0, 0, 4, 7]


# RB-END-5: agents


@pytest.mark.rule("RB-END-5")
@pytest.mark.parametrize(
    ("agents", "points"),
    [
        ([5, 3], [20, 10]),
        ([1, 3], [10, 20]),
        ([2, 9, 4], [5, 20, 10]),
        ([1, 2, 3, 4], [0, 5, 10, 20]),
        ([1, 0], [20, 0]),
        ([0, 0], [0, 0]),
        ([0, 0, 4, 1], [0, 0, 20, 10]),
    ],
)
def test_twenty_ten_five_and_nothing(agents: list[int], points: list[int]) -> None:
    table = situation(len(agents))
    for name, number in zip(table.players, agents, strict=True):
        table.give(name, agents=number)
    assert final(table, "agents") == points


@pytest.mark.rule("RB-END-5")
@pytest.mark.parametrize(
    ("agents", "owners", "points"),
    [
        ([3, 3], "bob ann bob ann bob", [10, 20]),
        ([3, 3, 3], "cat ann bob cat ann", [10, 5, 20]),
        ([4, 2, 2], "ann cat bob ann cat", [20, 5, 10]),
        ([2, 4, 2, 4], "ann dan cat bob ann", [5, 10, 0, 20]),
        ([1, 1, 1, 1], "dan cat bob ann dan", [0, 5, 10, 20]),
    ],
)
def test_ties_go_to_the_earlier_phase_tile(agents: list[int], owners: str, points: list[int]) -> None:
    table = with_tiles(len(agents), owners)
    for name, number in zip(table.players, agents, strict=True):
        table.give(name, agents=number)
    assert final(table, "agents") == points


# RB-END-6 to -8


def with_points(*points: int) -> Situation:
    """Nothing but these points is left to count."""
    table = situation(len(points))
    for name, number in zip(table.players, points, strict=True):
        table.give(name, points=number, coins=0, surveyors=0)
    return table.end_round(4)


@pytest.mark.rule("RB-END-6")
def test_the_most_points_win() -> None:
    assert with_points(101, 172, 99).position.result() == [2, 1, 3]


@pytest.mark.rule("RB-END-6")
def test_a_tie_is_shared() -> None:
    position = with_points(120, 99, 120, 50).position
    assert position.result() == [1, 2, 1, 3]
    assert position.scores()[0] == position.scores()[2] == max(position.scores())


@pytest.mark.rule("RB-END-6")
def test_everything_is_added_up() -> None:
    """Ann, at 64 points: staff 2 + 3, coins 4, hearts 7, features 2 + 2, harbor 9, agents 20."""
    table = situation().give("ann", points=64, staff=2, agents=3, coins=4, surveyors=1, harbor=6)
    table.harvested("ann", "corn", HEARTS).build("ann", barns="c4").moor("ann", "4 2a 3b 7")
    assert table.end_round(4)["ann"].points == 64 + 5 + 4 + 7 + 4 + 9 + 20


@pytest.mark.rule("RB-END-7")
def test_a_player_with_several_phase_tiles_breaks_ties_with_the_earliest() -> None:
    """Bob has planting and scoring, Ann shipping and opportunity."""
    table = with_tiles(3, "cat bob ann ann bob").give("ann", agents=2, harbor=9).give("bob", agents=2, harbor=9)
    table.moor("ann", "6").moor("bob", "6").end_round(4)
    assert [table[name].points_from("harbor") for name in table.players] == [3, 6, 0]
    assert [table[name].points_from("agents") for name in table.players] == [10, 20, 0]


@pytest.mark.rule("RB-END-8")
def test_cards_without_a_surveyor_score_nothing() -> None:
    table = (
        situation()
        .harvested("ann", "corn", more=15)
        .deal("ann", "corn passage variety")
        .give("ann", surveyors=0, coins=0)
    )
    assert table.end_round(4)["ann"].points == 0
