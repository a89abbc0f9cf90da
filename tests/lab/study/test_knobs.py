"""Every number that a designer may change, at both ends of what it can be: the game still ends, and can be saved."""

import random
from typing import Any

import pytest

import paddlewheel as pw
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import NOBODY
from paddlewheel.core.notation.positions import position_from_text, position_to_text
from paddlewheel.core.presentation import view_of
from paddlewheel.core.rng import new_stream
from paddlewheel.games import find_game
from paddlewheel.lab.runs.game_runner import play_game
from paddlewheel.mississippi_queen.editions import KNOB_RANGES, edition_names, knob_names
from paddlewheel.mississippi_queen.tables import KNOB_VALUES
from paddlewheel.riverboat.knobs import Knob, default_value, knobs

QUEEN, RIVERBOAT = "mississippi-queen", "riverboat"
Variants = dict[str, Any]

QUEEN_ENDS = [
    {name: value}
    for name in sorted(knob_names() - {"rose_players"})
    for value in KNOB_VALUES.get(name, KNOB_RANGES.get(name, (0, 1)))
] + [{"rose_players": "2-7"}, {"rose_players": "2-2"}]
RIVERBOAT_ENDS = [{knob.name: value} for knob in knobs().values() for value in (knob.low, knob.high)]


def name_of(variants: Variants) -> str:
    return ",".join(f"{name}={value}" for name, value in variants.items())


def possible(game: str, edition: str, players: int, variants: Variants) -> Any:
    """The options, or nothing where these numbers do not go together with the rest."""
    try:
        return find_game(game).options(edition, players, variants)
    except SetupError:
        return None


def play_out(game: str, options: Any, deckhands: int) -> None:
    found = find_game(game)
    assert len(found.module.random_games(options).play(5, 0, deckhands)) == deckhands
    row = play_game(found, options, ["mate"] * options.players, 0, 5)
    assert min(row.places) == 1


@pytest.mark.games
@pytest.mark.parametrize("variants", QUEEN_ENDS, ids=name_of)
def test_races_with_a_changed_number_end(variants: Variants) -> None:
    found = [possible(QUEEN, edition, 4, variants) for edition in ("classic-1997", "2019-advanced")]
    found.append(possible(QUEEN, "black-rose-1998", 2, variants))
    options = [one for one in found if one is not None]
    assert options or variants == {"most_boats": 2}
    for one in options:
        play_out(QUEEN, one, 3)


@pytest.mark.games
@pytest.mark.parametrize("variants", RIVERBOAT_ENDS, ids=name_of)
def test_seasons_with_a_changed_number_end(variants: Variants) -> None:
    found = [possible(RIVERBOAT, "2017", players, variants) for players in (2, 4)]
    for options in found:
        if options is not None:
            play_out(RIVERBOAT, options, 3)


def queen_value(luck: random.Random, name: str) -> Any:
    if name == "rose_players":
        return luck.choice(["2-2", "2-7", "3-5"])
    return luck.choice(KNOB_RANGES.get(name, (0, 1)))


def riverboat_value(luck: random.Random, knob: Knob) -> Any:
    own = default_value(knob)
    if isinstance(own, list) and knob.low >= 0 and luck.random() < 0.5:
        return "-".join(str(luck.randint(knob.low, knob.high)) for _ in own)
    return luck.choice((knob.low, knob.high))


def random_table(luck: random.Random) -> tuple[str, Any]:
    """A set-up with several numbers changed at once."""
    while True:
        if luck.random() < 0.5:
            names = luck.sample(sorted(knob_names()), luck.randint(2, 8))
            edition, variants = luck.choice(edition_names()), {name: queen_value(luck, name) for name in names}
            options = possible(QUEEN, edition, luck.randint(2, 8), variants)
            game = QUEEN
        else:
            chosen = luck.sample(list(knobs().values()), luck.randint(2, len(knobs())))
            variants = {knob.name: riverboat_value(luck, knob) for knob in chosen}
            game, options = RIVERBOAT, possible(RIVERBOAT, "2017", luck.randint(2, 4), variants)
        if options is not None:
            return game, options


def hold_together(luck: random.Random) -> None:
    """A random game with its positions written and read back, and the options with them."""
    game, options = random_table(luck)
    found = find_game(game)
    position, stream = found.new_position(options), new_stream(1, 2, 0)
    assert found.options_from_json(found.options_to_json(options)) == options
    while position.actor != NOBODY:
        position.step(position.draw(stream) if position.actor < 0 else luck.choice(position.legal_actions()))
        if luck.random() < 0.004:
            text = position_to_text(position)
            assert position_to_text(position_from_text(found, text)) == text
            view_of(position, 0)
    assert min(position.result()) == 1


@pytest.mark.parametrize("number", range(10))
def test_many_changed_numbers_hold_together(number: int) -> None:
    hold_together(random.Random(number))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(10, 400))
def test_many_more_changed_numbers_hold_together(number: int) -> None:
    hold_together(random.Random(number))


def test_a_record_keeps_the_changed_numbers() -> None:
    variants = {"workers": 9, "riverboats_a_round": "1-2-3-3", "harbor_start": -4}
    season = pw.new_game(RIVERBOAT, players=3, variants=variants, seed=1)
    again = pw.load(season.save())
    assert again.save()["options"]["variants"] == variants
    assert again.position.records[0].workers[0] == 9
    assert list(again.position.tables[0].boats_a_round) == [1, 2, 3, 3]  # type: ignore[attr-defined]
    assert pw.new_game(RIVERBOAT, players=3, seed=1).position.records[0].workers[0] == 13


def test_a_number_is_a_number_however_it_is_written() -> None:
    game = find_game(RIVERBOAT)
    assert game.options(None, 3, {"harbor_start": "-4"}) == game.options(None, 3, {"harbor_start": -4})


def test_passengers_on_a_dock() -> None:
    race = pw.new_game(QUEEN, edition="2019", players=4, variants={"passengers_per_dock": 3, "passengers": 20}, seed=1)
    waiting = [count for count in race.position.records[0].waiting if count]
    assert set(waiting) == {3}
    assert sum(waiting) + race.position.records[0].supply == 20


@pytest.mark.parametrize(
    ("game", "players", "variants", "reason"),
    [
        (QUEEN, 4, {"passengers_per_dock": 9}, "a number from 1 to 6, not 9"),
        (QUEEN, 4, {"rose_players": "5-2"}, "as in 2-5, not '5-2'"),
        (QUEEN, 4, {"most_boats": 3}, "room for 3 boats, not for 4"),
        (RIVERBOAT, 3, {"black_rose": True}, "no variant 'black_rose'; what can be changed are the numbers workers"),
        (RIVERBOAT, 3, {"workers": 0}, "a number from 1 to 30, not 0"),
        (RIVERBOAT, 3, {"workers": "3-3"}, "workers has one number, not 2"),
        (RIVERBOAT, 3, {"agents_bonus": "9-9"}, "4 numbers as in 20-10-5-0, or one for all, not 2: '9-9'"),
        (RIVERBOAT, 4, {"first_coins": 7}, "4 players begin with 28 coins; there are 25"),
        (RIVERBOAT, 3, {"wild_cards": 0, "cards_a_round": 10}, "need 40 cultivation cards; there are 35"),
        (RIVERBOAT, 3, {"riverboats_a_round": 3}, "room for 9 riverboats in the game, not for 12"),
    ],
)
def test_a_number_that_cannot_be_is_refused(game: str, players: int, variants: Variants, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        find_game(game).options(None, players, variants)
