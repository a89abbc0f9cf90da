"""Phase 2: planting. A tile is named by its crops; turned 0 it lies to the right of its first field, then clockwise.

a1  a2  a3        b1 touches a1 and a2, c1 and c2
  b1  b2
c1  c2  c3
"""

import pytest

from paddlewheel.core.errors import NotationError
from paddlewheel.riverboat.actions import parse_action
from tests.riverboat.situation import Situation, situation


def planting(standing: str, tiles: str, *, pile: str | None = None, coins: int = 3) -> Situation:
    """Ann is to take a tile; the others have nobody in the fields."""
    return situation().stand("ann", standing).give("ann", coins=coins).board(tiles, pile=pile).turn("planting", "ann")


def waits(table: Situation) -> Situation:
    """Bob has a worker on a bare field too, so that the phase goes on after Ann's turn."""
    return table.stand("bob", "a1")


def lays(table: Situation) -> list[str]:
    return [text.removeprefix("lay ") for text in table.legal()]


# RB-PLA-1: the bonus


@pytest.mark.rule("RB-PLA-1")
def test_the_owner_gets_a_coin() -> None:
    table = situation().stand("bob", "a1").begin("planting", "bob")
    assert table.each("coins") == [3, 4, 3]
    assert table.record.coin_supply == 15


@pytest.mark.rule("RB-PLA-1")
def test_no_coin_if_there_is_none() -> None:
    table = situation().supply(coin=0).stand("bob", "a1").begin("planting", "bob")
    assert (table["bob"].coins, table.record.coin_supply) == (3, 0)


@pytest.mark.rule("RB-PLA-1")
def test_the_coin_may_be_spent_at_once() -> None:
    table = situation().give("ann", coins=0).stand("ann", "a1").begin("planting", "ann").play("search singles")
    assert table["ann"].coins == 0


# RB-PLA-2: laying a tile


@pytest.mark.rule("RB-PLA-2")
def test_a_tile_goes_under_workers_who_then_stand_on_it() -> None:
    table = waits(planting("a1 a2 c1", "corn-potato corn")).play("take corn-potato", "lay a2 turned 3")
    ann = table["ann"]
    assert (ann.fields_with("corn"), ann.fields_with("potato")) == ("a2", "a1")
    assert ann.standing == "a1 a2 c1"
    assert ann.workers == 10
    assert table.open_tiles == {"corn": 1}
    assert table.actor == "bob"


@pytest.mark.rule("RB-PLA-2")
def test_only_an_open_tile() -> None:
    table = planting("a1 a2", "corn wheat-corn")
    assert table.refusal("take wheat") == "RB-PLA-2"
    assert table.refusal("take corn-corn") == "RB-PLA-2"
    assert table.legal() == ["search singles", "search doubles", "take corn", "take wheat-corn"]


@pytest.mark.rule("RB-PLA-2")
def test_only_a_tile_that_fits() -> None:
    """Two workers side by side and one apart: room for two hexes, not for three."""
    table = planting("a1 a2 c1", "corn wheat-corn corn-corn-corn", coins=0)
    assert table.legal() == ["take corn", "take wheat-corn"]
    assert table.refusal("take corn-corn-corn") == "RB-PLA-2"
    table = planting("a1 a3 c1", "corn wheat-corn corn-corn-corn", coins=0)
    assert table.legal() == ["take corn"]
    assert table.refusal("take wheat-corn") == "RB-PLA-2"


@pytest.mark.rule("RB-PLA-2")
def test_three_in_a_row_are_no_triangle() -> None:
    assert planting("a1 a2 a3", "corn corn-corn-corn", coins=0).legal() == ["take corn"]
    assert planting("a1 b1 c2", "corn corn-corn-corn", coins=0).legal() == ["take corn"]
    assert planting("a2 b1 c2", "corn corn-corn-corn", coins=0).legal() == ["take corn"]


@pytest.mark.rule("RB-PLA-2")
@pytest.mark.parametrize("standing", ["a1 a2 b1", "b1 c1 c2", "c1 d1 c2", "a8 b8 b7", "d8 e8 d7"])
def test_a_triangle_points_up_or_down(standing: str) -> None:
    table = planting(standing, "corn-corn-corn", coins=0).play("take corn-corn-corn")
    assert len(lays(table)) == 1
    assert table.play(table.legal()[0])["ann"].fields_with("corn") == " ".join(sorted(standing.split()))


@pytest.mark.rule("RB-PLA-2")
def test_every_hex_needs_a_worker_on_a_bare_field() -> None:
    """Beside a1: a worker on a crop (a2), a crop without one (b1). Beside c3: an empty field (c4), a barn (b2)."""
    table = situation().stand("ann", "a1 c3 e1 e2").plant("ann", "corn", "a2").harvested("ann", "corn", "b1")
    table.build("ann", barns="b2").board("corn wheat-wheat").turn("planting", "ann").play("take wheat-wheat")
    assert lays(table) == ["e1 turned 0"]
    assert [table.refusal(f"lay a1 turned {turn}") for turn in (0, 1)] == ["RB-PLA-2"] * 2
    assert [table.refusal(f"lay c3 turned {turn}") for turn in (0, 4)] == ["RB-PLA-2"] * 2
    assert table.refusal("lay e3 turned 0") == "RB-PLA-2"
    assert table.refusal("pass") == "RB-PLA-2"


@pytest.mark.rule("RB-PLA-2")
def test_a_tile_does_not_reach_beyond_the_mat_or_around_it() -> None:
    table = planting("a8 b1 c1 e8", "corn-potato wheat").play("take corn-potato")
    assert lays(table) == ["b1 turned 2", "c1 turned 5"]


@pytest.mark.rule("RB-PLA-2")
def test_it_is_turned_as_the_player_likes() -> None:
    """Two crops on three workers in a triangle: six ways, each another."""
    table = waits(planting("a1 a2 b1", "corn-potato")).play("take corn-potato")
    assert lays(table) == [
        *("a1 turned 0", "a1 turned 1", "a2 turned 2", "a2 turned 3", "b1 turned 4", "b1 turned 5"),
    ]
    seen = set()
    for text in table.legal():
        ann = table.copy().play(text)["ann"]
        seen.add((ann.fields_with("corn"), ann.fields_with("potato")))
    assert seen == {("a1", "a2"), ("a2", "a1"), ("a1", "b1"), ("b1", "a1"), ("a2", "b1"), ("b1", "a2")}


@pytest.mark.rule("RB-PLA-2")
def test_ways_that_look_the_same_are_one() -> None:
    table = planting("a1 a2 b1", "corn-corn wheat-wheat-corn wheat-wheat-wheat")
    assert lays(table.copy().play("take corn-corn")) == ["a1 turned 0", "a1 turned 1", "a2 turned 2"]
    assert table.copy().play("take corn-corn").refusal("lay a2 turned 3") == "RB-PLA-2"
    assert lays(table.copy().play("take wheat-wheat-wheat")) == ["a1 turned 0"]
    assert table.copy().play("take wheat-wheat-wheat").refusal("lay a2 turned 2") == "RB-PLA-2"
    table = waits(table).play("take wheat-wheat-corn")
    corn = {table.copy().play(text)["ann"].fields_with("corn") for text in table.legal()}
    assert corn == {"a1", "a2", "b1"}
    assert len(table.legal()) == 3


@pytest.mark.rule("RB-PLA-2")
def test_a_triangle_is_laid_clockwise() -> None:
    table = waits(planting("c3 c4 d3", "potato-potato-turnip")).play("take potato-potato-turnip", "lay c4 turned 2")
    assert (table["ann"].fields_with("potato"), table["ann"].fields_with("turnip")) == ("c4 d3", "c3")


@pytest.mark.rule("RB-PLA-2")
def test_colours_of_fields_and_crops_beside_do_not_matter() -> None:
    """a3 is a club, a4 a spade; wheat stands beside."""
    table = situation().plant("ann", "wheat", "a2").stand("ann", "a3 a4").board("corn-corn").turn("planting", "ann")
    assert table.play("take corn-corn", "lay a3 turned 0")["ann"].fields_with("corn") == "a3 a4"


@pytest.mark.rule("RB-PLA-2")
def test_a_crop_never_moves_again() -> None:
    """Nothing can be laid over it, neither with its worker on it nor without."""
    table = situation().plant("ann", "wheat", "a1").harvested("ann", "wheat", "a2").stand("ann", "e8")
    table.board("corn corn").turn("planting", "ann").play("take corn")
    assert lays(table) == ["e8 turned 0"]


# RB-PLA-3: points


@pytest.mark.rule("RB-PLA-3")
@pytest.mark.parametrize(("tile", "points"), [("corn", 0), ("corn-corn", 1), ("corn-pumpkin", 1)])
def test_points_for_one_and_two_hexes(tile: str, points: int) -> None:
    table = waits(planting("a1 a2 b1", tile)).play(f"take {tile}", "lay a1 turned 0")
    assert table["ann"].points == table["ann"].points_from("tiles") == points


@pytest.mark.rule("RB-PLA-3")
@pytest.mark.parametrize("tile", ["corn-corn-corn", "corn-corn-potato"])
def test_two_points_for_three_hexes(tile: str) -> None:
    table = waits(planting("a1 a2 b1", tile)).play(f"take {tile}", "lay a1 turned 0")
    assert table["ann"].points == 2


@pytest.mark.rule("RB-PLA-3", "RB-PLA-4")
def test_a_tile_from_the_pile_scores_too() -> None:
    table = waits(planting("a1 a2", "wheat")).play("search doubles", "take corn-corn", "lay a1 turned 0")
    assert table["ann"].points == 1


# RB-PLA-4: a coin for a tile from its pile


@pytest.mark.rule("RB-PLA-4")
def test_any_tile_of_the_pile_that_was_named() -> None:
    table = waits(planting("a1 a2", "wheat", pile="corn corn potato wheat-corn turnip-turnip corn-corn-corn"))
    singles = table.copy().play("search singles")
    assert singles.legal() == ["take corn", "take potato"]
    assert (singles["ann"].coins, singles.record.coin_supply) == (2, 17)
    doubles = table.play("search doubles")
    assert doubles.legal() == ["take turnip-turnip", "take wheat-corn"]
    table.play("take wheat-corn", "lay a1 turned 0")
    assert table["ann"].fields_with("wheat") == "a1"
    assert table.open_tiles == {"wheat": 1}
    assert table.actor == "bob"


@pytest.mark.rule("RB-PLA-4")
def test_the_tile_leaves_the_pile() -> None:
    table = situation().stand("ann", "a1").stand("bob", "a1 a3").board("wheat", pile="corn potato")
    table.turn("planting", "ann").play("search singles", "take corn", "lay a1 turned 0", "search singles")
    assert table.legal() == ["take potato"]


@pytest.mark.rule("RB-PLA-4")
def test_the_coin_commits() -> None:
    table = planting("a1 a2", "wheat", pile="corn wheat-corn").play("search singles")
    assert table.refusal("take wheat") == "RB-PLA-4"
    assert table.refusal("take wheat-corn") == "RB-PLA-4"
    assert table.refusal("pass") != ""
    assert table.legal() == ["take corn"]


@pytest.mark.rule("RB-PLA-4")
def test_no_three_hex_tile_from_its_pile() -> None:
    table = planting("a1 a2 b1", "wheat", pile="corn wheat-corn corn-corn-corn")
    assert [text for text in table.legal() if "search" in text] == ["search singles", "search doubles"]
    assert table.refusal("search cards") == "RB-PLA-2"
    with pytest.raises(NotationError):
        parse_action("search triples")
    assert table.play("search doubles").refusal("take corn-corn-corn") == "RB-PLA-4"


@pytest.mark.rule("RB-PLA-4")
def test_not_from_an_empty_pile() -> None:
    table = planting("a1 a2", "wheat", pile="corn-corn")
    assert table.refusal("search singles") == "RB-PLA-4"
    table = planting("a1 a2", "wheat", pile="corn")
    assert table.refusal("search doubles") == "RB-PLA-4"


@pytest.mark.rule("RB-PLA-4")
def test_a_tile_of_that_size_must_fit() -> None:
    assert planting("a1 a3", "wheat").refusal("search doubles") == "RB-PLA-4"


# RB-PLA-5: refilling


@pytest.mark.rule("RB-PLA-5")
def test_the_board_is_not_refilled_in_the_phase() -> None:
    table = situation().stand("ann", "a1").stand("bob", "a1").board("wheat corn").turn("planting", "ann")
    table.play("take wheat", "lay a1 turned 0")
    assert (table.actor, table.open_tiles) == ("bob", {"corn": 1})


@pytest.mark.rule("RB-PLA-5")
def test_one_bare_worker_and_only_two_hex_tiles_open() -> None:
    """Annabelle refills all spaces of the board, then takes a one-hex tile."""
    table = planting("c4", "corn-corn corn-potato")
    assert (table.decision, table.actor) == ("fill", "chance")
    table.play(*["draw turnip"] * 14, *["draw turnip-wheat"] * 2, "draw wheat-wheat")
    table.play("draw corn-corn-corn", "draw wheat-wheat-wheat")
    assert table.decision == "fill"
    table.play("draw potato-potato-potato")
    assert (table.decision, table.actor) == ("take", "ann")
    assert sum(table.open_tiles.values()) == 14 + 5 + 3
    assert table.open_tiles["corn-corn"] == 1
    assert waits(table).play("take turnip", "lay c4 turned 0")["ann"].fields_with("turnip") == "c4"


@pytest.mark.rule("RB-PLA-5")
def test_one_fitting_tile_prevents_the_refill() -> None:
    """Two pairs of workers, and a single one-hex tile that nobody wants."""
    assert planting("a1 a2 e1 e2", "corn").decision == "take"
    assert planting("a1 a2", "corn-corn").decision == "take"
    assert planting("a1 a2 b1", "corn-corn-corn").decision == "take"
    assert planting("a1 a3", "corn-corn corn-corn-corn").decision == "fill"
    assert planting("a1 a2", "corn-corn-corn").decision == "fill"


@pytest.mark.rule("RB-PLA-5")
def test_before_anything_else_even_the_coin() -> None:
    table = planting("c4", "corn-corn")
    assert table.refusal("search singles") == "RB-SET-5"
    table.luck()
    assert "search singles" in table.legal()


@pytest.mark.rule("RB-PLA-5")
def test_as_far_as_the_piles_go() -> None:
    table = planting("c4", "corn-corn", pile="turnip turnip corn-potato")
    table.play("draw turnip", "draw turnip", "draw corn-potato")
    assert (table.actor, table.open_tiles) == ("ann", {"turnip": 2, "corn-corn": 1, "corn-potato": 1})


@pytest.mark.rule("RB-PLA-5")
def test_every_player_whom_nothing_fits_causes_a_refill() -> None:
    table = situation().stand("ann", "a1").stand("bob", "a1").board("corn", pile="wheat potato corn-corn")
    table.turn("planting", "ann").play("take corn", "lay a1 turned 0")
    assert table.decision == "fill"
    table.play("draw potato", "draw wheat", "draw corn-corn")
    assert (table.decision, table.actor) == ("take", "bob")


# RB-PLA-6: until every worker stands on a crop


@pytest.mark.rule("RB-PLA-6")
def test_players_without_bare_workers_are_skipped_the_others_go_on() -> None:
    table = situation().stand("ann", "a1 a3").stand("bob", "a1").stand("cat", "a1 a3 a5").board("corn " * 6)
    table.turn("planting", "bob")
    order = []
    while table.phase == "planting":
        order.append(table.actor)
        table.play("take corn")
        table.play(table.legal()[0])
    assert order == ["bob", "cat", "ann", "cat", "ann", "cat"]
    assert [table[name].fields_with("corn") for name in table.players] == ["a1 a3", "a1", "a1 a3 a5"]


@pytest.mark.rule("RB-PLA-6")
def test_workers_who_stand_on_crops_already_want_no_tile() -> None:
    table = situation().plant("ann", "wheat", "a1 a2").stand("bob", "a1").board("corn").turn("planting", "ann")
    assert table.actor == "bob"
    assert table.play("take corn", "lay a1 turned 0").phase == "shipping"


@pytest.mark.rule("RB-PLA-6")
def test_there_is_no_passing() -> None:
    assert planting("a1", "corn").refusal("pass") == "RB-PLA-6"


# RB-PLA-7: nothing left that fits


@pytest.mark.rule("RB-PLA-7")
def test_without_one_hex_tiles_single_workers_go_home() -> None:
    """The two side by side get a tile, then the others return and planting is over for Ann."""
    table = situation().stand("ann", "a1 a2 c1 e8").stand("bob", "a1 a2")
    table.board("corn-corn potato-potato", pile="").turn("planting", "ann")
    table.play("take corn-corn", "lay a1 turned 0", "take potato-potato", "lay a1 turned 0")
    assert table.phase == "shipping"
    assert (table["ann"].standing, table["ann"].workers) == ("a1 a2", 11)
    assert (table["bob"].standing, table["bob"].workers) == ("a1 a2", 11)


@pytest.mark.rule("RB-PLA-7")
def test_first_the_board_is_refilled_as_far_as_it_goes() -> None:
    table = situation().stand("ann", "a1 c1").stand("bob", "a1 a2").board("", pile="corn-corn")
    table.turn("planting", "ann").play("draw corn-corn")
    assert (table.actor, table["ann"].standing, table["ann"].workers) == ("bob", "", 13)
    assert table.legal() == ["take corn-corn"]


@pytest.mark.rule("RB-PLA-7")
def test_a_coin_does_not_help_then() -> None:
    table = planting("a1", "corn-corn", pile="")
    assert (table["ann"].workers, table["ann"].coins, table.phase) == (13, 3, "shipping")


@pytest.mark.rule("RB-PLA-7")
def test_others_play_on() -> None:
    table = situation().stand("ann", "a1").stand("bob", "a1 a2 e1 e2").board("corn-corn potato-potato", pile="")
    table.turn("planting", "ann")
    assert table.actor == "bob"
    assert table.play("take corn-corn", "lay a1 turned 0").actor == "bob"
