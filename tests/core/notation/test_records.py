"""Records of whole games: they replay, or say where and why not."""

import json
import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddlewheel as pw
from paddlewheel.bots import make_bot
from paddlewheel.core.errors import IllegalAction, NotationError, RecordError, SetupError
from paddlewheel.core.matches import records
from paddlewheel.core.matches.match import Match
from paddlewheel.core.notation.positions import (
    position_from_json,
    position_from_text,
    position_to_json,
    position_to_text,
)
from paddlewheel.core.rng import new_stream, random_below_in

Data = dict[str, Any]
QUEEN, BOAT = "mississippi-queen", "riverboat"
GAMES = (QUEEN, BOAT)
PRESETS = [
    (QUEEN, "intro-1997", 3),
    (QUEEN, "classic-1997", 4),
    (QUEEN, "black-rose-1998", 7),
    (QUEEN, "2019", 3),
    (QUEEN, "2019-advanced", 4),
    (BOAT, "2017", 2),
    (BOAT, "2017", 3),
    (BOAT, "2017", 4),
]


def played(game: str, edition: str, players: int, steps: int, seed: int = 4) -> Match:
    race = pw.new_game(game, edition=edition, players=players, seed=seed)
    player = new_stream(0, seed, 1)
    while not race.is_over and len(race.log) < steps:
        legal = race.legal_actions()
        race.play(legal[random_below_in(player, len(legal))])
    return race


@cache
def finished(game: str = QUEEN) -> str:
    """A short game that is over, as text."""
    race = played(game, {QUEEN: "intro-1997", BOAT: "2017"}[game], 3, steps=10_000)
    assert race.is_over
    return records.to_text(race.save())


def record(game: str = QUEEN) -> Data:
    return records.from_text(finished(game))


def refused(spoiled: Data | str) -> str:
    with pytest.raises(RecordError) as problem:
        pw.load(spoiled)
    return str(problem.value)


@pytest.mark.parametrize(("game", "edition", "players"), PRESETS)
def test_a_game_comes_back(game: str, edition: str, players: int) -> None:
    race = played(game, edition, players, steps=120)
    for saved in (race.save(), records.to_text(race.save()), json.dumps(race.save())):
        loaded = pw.load(saved)
        assert loaded.log == race.log
        assert position_to_json(loaded.position) == position_to_json(race.position)
        assert loaded.save() == race.save()


@pytest.mark.parametrize(("game", "edition", "players"), PRESETS)
def test_a_loaded_game_is_played_on_with_the_same_luck(game: str, edition: str, players: int) -> None:
    race = played(game, edition, players, steps=60)
    loaded = pw.load(race.save())
    for match in (race, loaded):
        while not match.is_over and len(match.log) < 160:
            match.play(match.legal_actions()[-1])
    assert loaded.log == race.log
    assert loaded.save() == race.save()


@pytest.mark.parametrize("game", GAMES)
def test_one_action_a_line(game: str) -> None:
    lines = finished(game).splitlines()
    first = lines.index('  "actions": [') + 1
    assert lines[first : first + 3] == [f"    {json.dumps(action)}," for action in record(game)["actions"][:3]]
    assert json.loads(finished(game)) == record(game)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("format", "chess", "format: this is 'chess', not \"paddlewheel-record\""),
        ("format", "paddlewheel-position", "format: this is 'paddlewheel-position'"),
        ("version", 2, "version: this record has version 2; this program reads version 1; a newer Paddlewheel made it"),
        ("version", True, "version: this record has version True"),
        ("version", "1", "version: this record has version '1'"),
        ("game", "chess", "game: there is no game 'chess'"),
        ("game", ["chess"], "game: must be a text"),
        ("engine", 1, "engine: must be a text"),
        ("data", None, "data: must be a text"),
        ("options", [], "options: must be an object"),
        ("options", {"edition": "2020"}, "options: "),
        ("options", {"players": "three"}, "options: "),
        ("options", {"edition": ["2019"]}, "options: "),
        ("options", {"players": 3, "variants": 5}, "options: "),
        ("seed", -1, "seed: must be a number from 0 to 4294967295, not -1"),
        ("seed", "7", "seed: must be a number"),
        ("seed", True, "seed: must be a number"),
        ("actions", "speed 4", "actions: must be a list of texts"),
        ("actions", [1, 2], "actions: must be a list of texts"),
        ("result", None, "result: is null, but the game is over"),
        ("result", [1, 1, 1], "result: the record says [1, 1, 1], replaying it gives ["),
        ("result", "white", "result: the record says 'white'"),
    ],
)
def test_a_damaged_field_is_named(game: str, name: str, value: Any, sentence: str) -> None:
    assert refused(record(game) | {name: value}).startswith(sentence)


def test_an_edition_that_is_not_there_is_named() -> None:
    assert refused(record() | {"options": {"edition": "2020"}}).startswith("options: there is no edition '2020'")
    other = refused(record(BOAT) | {"options": {"edition": "2020"}})
    assert other.startswith("options: Riverboat has one edition, 2017; there is no '2020'")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", records.FIELDS[2:])
def test_a_missing_field_is_named(game: str, name: str) -> None:
    spoiled = record(game)
    del spoiled[name]
    assert refused(spoiled).startswith(f"{name}: missing; a record has the fields format, version")


@pytest.mark.parametrize("foreign", [[], None, 7, {}])
def test_what_is_no_record(foreign: Any) -> None:
    assert refused(foreign).startswith("format: this is ")
    assert refused(json.dumps(foreign)).startswith(("format: this is ", "line 1: a record is a JSON object"))


def test_an_illegal_action_is_named_with_its_number_and_clause() -> None:
    spoiled = record()
    number = spoiled["actions"].index("ahead") + 1
    spoiled["actions"][number - 1] = "speed 3"
    count = len(spoiled["actions"])
    assert re.match(
        rf"action {number} of {count}: 'speed 3' is not legal here \(MQ-MOV-2\); legal is: ", refused(spoiled)
    )


def test_an_illegal_action_of_riverboat() -> None:
    spoiled = record(BOAT)
    number = spoiled["actions"].index("phase planting") + 1
    spoiled["actions"][number - 1] = "ship 4 corn"
    count = len(spoiled["actions"])
    sentence = f"action {number} of {count}: 'ship 4 corn' is not legal here (RB-RND-2); legal is: phase "
    assert refused(spoiled).startswith(sentence)


def test_an_impossible_draw_is_named_with_its_clause() -> None:
    spoiled = record()
    spoiled["actions"][0] = "tile B4"
    assert re.match(r"action 1 of \d+: 'tile B4' is not legal here \(MQ-\w+-\d+\)", refused(spoiled))
    spoiled = record(BOAT)
    spoiled["actions"][1] = spoiled["actions"][0]
    assert re.match(r"action 2 of \d+: 'mat \w+' is not legal here \(RB-SET-6\); legal is: mat ", refused(spoiled))


@pytest.mark.parametrize("game", GAMES)
def test_a_word_that_is_no_action_is_named(game: str) -> None:
    spoiled = record(game)
    spoiled["actions"][4] = "abandon ship"
    assert refused(spoiled).startswith(f"action 5 of {len(spoiled['actions'])}: 'abandon ship' is not an action")


def test_an_action_too_many() -> None:
    spoiled = record()
    spoiled["actions"].append("stop")
    count = len(spoiled["actions"])
    assert refused(spoiled).startswith(f"action {count} of {count}: 'stop' is not legal here (MQ-END-3)")
    spoiled = record(BOAT)
    spoiled["actions"].append("pass")
    count = len(spoiled["actions"])
    assert refused(spoiled).startswith(f"action {count} of {count}: 'pass' is not legal here (RB-RND-5)")


@pytest.mark.parametrize("game", GAMES)
def test_an_action_too_few(game: str) -> None:
    spoiled = record(game)
    spoiled["actions"].pop()
    assert re.match(r"result: the record says \[.*\], but the game is not over", refused(spoiled))


@pytest.mark.parametrize(("game", "good", "bad"), [(QUEEN, "ahead", "back"), (BOAT, "phase scoring", "coin")])
def test_the_line_of_a_bad_action(game: str, good: str, bad: str) -> None:
    lines = finished(game).splitlines()
    number = lines.index(f'    "{good}",')
    lines[number] = f'    "{bad}",'
    first = lines.index('  "actions": [')
    assert refused("\n".join(lines)).startswith(f"line {number + 1}, action {number - first} of ")


def test_the_line_of_a_bad_action_in_another_layout() -> None:
    spoiled = record()
    spoiled["actions"][4] = "back"
    spoiled = {"note": 'an "actions" [', "actions": spoiled.pop("actions"), **spoiled}
    assert refused(json.dumps(spoiled)).startswith("line 1, action 5 of ")
    assert refused(json.dumps(spoiled, indent=1)).startswith("line 8, action 5 of ")


@pytest.mark.parametrize("game", GAMES)
def test_truncated_text_names_the_line(game: str) -> None:
    lines = finished(game).splitlines()
    for count in (1, 5, 12, len(lines) - 2):
        assert re.match(rf"line {count}: this is not JSON \(.+\)", refused("\n".join(lines[:count])))


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 100_000, '{"version": ' + "9" * 5000 + "}", "mq1 2019:3", "rb1 2017:3"]
)
def test_text_that_is_no_json(text: str) -> None:
    assert refused(text).startswith("line 1: this ")


def test_other_data_matters_only_when_the_replay_fails() -> None:
    other = record() | {"data": "0123456789abcdef", "engine": "99.0.0"}
    assert pw.load(other).is_over
    other["actions"][4] = "back"
    message = refused(other)
    assert "; the record was made with other data files (fingerprint '0123456789abcdef', here '" in message
    assert " and by a newer version of Paddlewheel ('99.0.0', this is '" in message
    assert "by another version of Paddlewheel ('0.0.1'" in refused(other | {"engine": "0.0.1"})
    assert "the record was made" not in refused(record() | {"result": None})


@pytest.mark.parametrize(("game", "edition"), [(QUEEN, "2019"), (BOAT, "2017")])
def test_nothing_is_half_done(game: str, edition: str) -> None:
    race = played(game, edition, 3, steps=30)
    saved = race.save()
    spoiled = saved | {"actions": [*saved["actions"], "speed 9"]}
    before = json.dumps([race.save(), position_to_json(race.position)])
    refused(spoiled)
    assert json.dumps([race.save(), position_to_json(race.position)]) == before


@pytest.mark.parametrize("seed", [-1, 2**32, 1.5, "7"])
def test_every_seed_can_be_saved(seed: Any) -> None:
    with pytest.raises(SetupError, match="a seed is a whole number from 0 to 4294967295"):
        pw.new_game("mississippi-queen", seed=seed)
    assert pw.load(pw.new_game("mississippi-queen", seed=2**32 - 1).save()).seed == 2**32 - 1
    assert json.loads(json.dumps(pw.new_game("riverboat", seed=np.int64(3)).save()))["seed"] == 3


@pytest.mark.parametrize("action", [None, 1.0, [1]], ids=str)
def test_an_action_is_a_text_or_a_number(action: Any) -> None:
    game = pw.new_game("riverboat", seed=1)
    with pytest.raises(NotationError, match="an action is a text or the number of an action, not"):
        game.play(action)


def test_one_variant_may_be_named_by_itself() -> None:
    race = pw.new_game("mississippi-queen", variants="black_rose", seed=1)
    assert race.options == pw.new_game("mississippi-queen", variants=("black_rose",), seed=1).options


VALUES = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=4), st.just([]), st.just({}))
WORDS = "ahead,port,stop,face N,speed 1,tile A1-1,roll left,pass,coin,place c4,phase scoring,draw corn,mat oak,send 1"
ACTIONS = st.sampled_from(WORDS.split(","))
EITHER = st.sampled_from(GAMES)


def check_loaded(form: Data | str) -> None:
    """Either a sentence, or a record that really replays."""
    try:
        race = pw.load(form)
    except RecordError as problem:
        check_sentence(str(problem))
        return
    written = (json.loads(form) if isinstance(form, str) else form)["actions"]
    assert race.save()["actions"] == [" ".join(action.split()) for action in written]


def check_sentence(message: str) -> None:
    assert re.match(r"[\w ,]+: \S.{8,}", message), message


@settings(max_examples=100)
@given(game=EITHER, name=st.sampled_from(records.FIELDS), value=VALUES)
def test_spoiled_fields(game: str, name: str, value: Any) -> None:
    check_loaded(record(game) | {name: value})
    check_loaded(json.dumps(record(game) | {name: value}))


@settings(max_examples=50)
@given(game=EITHER, name=st.sampled_from(["edition", "players", "variants"]), value=VALUES)
def test_spoiled_options(game: str, name: str, value: Any) -> None:
    check_loaded(record(game) | {"options": record(game)["options"] | {name: value}})


@settings(max_examples=50)
@given(game=EITHER, number=st.integers(0, 1000), action=ACTIONS)
def test_spoiled_actions(game: str, number: int, action: str) -> None:
    actions = record(game)["actions"]
    actions[number % len(actions)] = action
    check_loaded(record(game) | {"actions": actions})


@settings(max_examples=100)
@given(
    game=EITHER, start=st.integers(0, 5000), length=st.integers(0, 5), text=st.text('0123456789"{}[],: ao', max_size=3)
)
def test_spoiled_text(game: str, start: int, length: int, text: str) -> None:
    whole = finished(game)
    start %= len(whole)
    check_loaded(whole[:start] + text + whole[start + length :])


@cache
def one_home() -> Match:
    """A race that goes on for the places: somebody has docked, two still race."""
    race = pw.new_game(QUEEN, edition="intro-1997", players=3, seed=7)
    crew = [make_bot("mate", 0, 7, seat) for seat in range(3)]
    while not race.position.seats_to_agree():
        assert not race.is_over
        bot = crew[race.actor]
        race.play(int(bot.decide(race.position, race.position.legal_actions(), bot.budget)[0]))
    return race


def test_a_race_that_was_ended_by_agreement_keeps_its_end() -> None:
    race = pw.load(one_home().save())
    assert race.save()["result"] is None
    race.end_by_agreement()
    kept = race.save()
    assert kept["agreed_end"] is True
    assert sorted(kept["result"]) == [1, 2, 3]
    for again in (pw.load(kept), pw.load(records.to_text(kept))):
        assert (again.is_over, again.result, again.save()) == (True, race.result, kept)
    assert position_to_json(again.position) == position_to_json(race.position)


@pytest.mark.parametrize("plays", range(5))
def test_the_position_of_a_race_that_was_ended_by_agreement_is_read_again(plays: int) -> None:
    race = pw.load(one_home().save())
    for _ in range(plays):
        race.play(race.legal_actions()[0])
    race.end_by_agreement()
    text, data = position_to_text(race.position), position_to_json(race.position)
    for again in (position_from_text(race.game, text), position_from_json(race.game, data)):
        assert position_to_json(again) == data
        assert again.result() == race.result


def test_a_game_that_nobody_may_end_so_is_refused() -> None:
    with pytest.raises(IllegalAction, match="cannot end here by agreement") as problem:
        pw.new_game(QUEEN, players=3, seed=1).end_by_agreement()
    assert problem.value.clause == "MQ-END-9"
    assert "agreed_end: must be true or false, not 1" in refused(record() | {"agreed_end": 1})
    assert "agreed_end: the game cannot end here" in refused(record() | {"agreed_end": True})
    assert "agreed_end: the game cannot end here" in refused(record(BOAT) | {"agreed_end": True})
    kept = one_home().save()
    assert "result" in refused(kept | {"agreed_end": True})
