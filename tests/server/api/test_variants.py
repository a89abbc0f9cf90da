"""What `/api/games` offers beside the editions can be played as it says."""

from typing import Any

import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages import text
from paddlewheel.core.variants import Variant, VariantValue
from paddlewheel.games import GAMES
from tests.server.support.server_process import Server

OFFERED = [
    (game.name, edition, variant)
    for game in GAMES.values()
    for edition in game.editions()
    for variant in game.variants(edition)
]


def values_of(variant: Variant) -> list[VariantValue]:
    if variant.kind == "switch":
        return [True, False]
    if variant.kind in ("number", "numbers"):
        return [variant.low, variant.high, variant.usual]
    if variant.kind == "several":
        return [variant.choices[0], "+".join(variant.choices), variant.usual or False]
    return list(variant.choices)


@pytest.mark.parametrize(
    ("game", "edition", "variant"), OFFERED, ids=lambda part: part.name if isinstance(part, Variant) else part
)
def test_a_variant_can_be_with_the_players_it_names_and_with_no_others(
    game: str, edition: str, variant: Variant
) -> None:
    def can_be(players: int, value: Any) -> bool:
        try:
            GAMES[game].options(edition, players, {variant.name: value})
        except SetupError:
            return False
        return True

    wanted = [value for value in values_of(variant) if value is not False]
    for players in GAMES[game].player_counts(edition):
        assert any(can_be(players, value) for value in wanted) == (players in variant.players)
    assert text(variant.says)[-1] == "."
    assert len(text(variant.says)) < 110


def test_the_usual_values_change_nothing() -> None:
    for name, game in GAMES.items():
        for edition in game.editions():
            usual = {one.name: one.usual for one in game.variants(edition) if one.kind in ("number", "numbers")}
            game.options(edition, 4, usual)
            assert name != "riverboat" or usual["harbor_start"] == "-6--2-0"


def test_the_server_lists_them(server_on_sqlite: Server) -> None:
    games = server_on_sqlite.client.get("/api/games").json()["games"]
    race = {edition["name"]: edition for edition in games[0]["editions"]}
    (rose,) = [one for one in race["2019"]["variants"] if one["name"] == "black_rose"]
    assert rose == {
        "name": "black_rose",
        "kind": "switch",
        "usual": False,
        "says": {"id": "mq-variant-black-rose", "args": {}},
        "players": [2, 3, 4, 5],
        "low": 0,
        "high": 0,
        "choices": [],
    }
    assert [one["name"] for one in race["intro-1997"]["variants"]] == [
        "river_length",
        "no_push_near_finish",
        "vote_on_direction",
    ]
