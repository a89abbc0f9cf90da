"""Game records: plain JSON that replays without a seed, because draws are recorded as actions.

{"format": "paddlewheel-record", "version": 1, "engine": "0.2.0", "game": ..., "data": ..., "options": {...},
 "seed": 7, "actions": [...], "result": [2, 1, 4, 3] or null}

Records of rooms have an additional field "luck", see `core.provably_fair`.
"""

import json
import re
from collections.abc import Callable, Generator, Iterator, Mapping
from functools import cache
from importlib.metadata import version
from typing import Any

from paddlewheel.core.errors import NotationError, PaddlewheelError, RecordError
from paddlewheel.core.game import NOBODY, Game
from paddlewheel.core.match import Match
from paddlewheel.core.notation.json_reader import parse_json, quoted
from paddlewheel.core.validation import SEED_LIMIT

FORMAT = "paddlewheel-record"
VERSION = 1
FIELDS = ("format", "version", "engine", "game", "data", "options", "seed", "actions", "result")
LUCK = "luck"
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


@cache
def engine_version() -> str:
    """The package version; cached, because reading the metadata opens a file."""
    return version("paddlewheel")


def to_record(match: Match) -> dict[str, Any]:
    texts = [match.game.action_text(action) for action in match.log]
    options = match.game.options_to_json(match.options)
    return record_of(match.game, options, match.seed, texts, match.result if match.is_over else None)


def record_of(
    game: Game, options: Mapping[str, Any], seed: int, actions: list[str], result: list[int] | None
) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "engine": engine_version(),
        "game": game.name,
        "data": game.data_fingerprint(),
        "options": options,
        "seed": seed,
        "actions": actions,
        "result": result,
    }


def to_text(record: Mapping[str, Any]) -> str:
    """JSON with one action per line, so that errors can name the line."""
    lines, names = ["{"], [*FIELDS, LUCK] if LUCK in record else list(FIELDS)
    for name in names:
        if name == "actions":
            actions = ",\n".join(f"    {json.dumps(action)}" for action in record["actions"])
            value = f"[\n{actions}\n  ]" if actions else "[]"
        else:
            value = json.dumps(record[name])
        lines.append(f'  "{name}": {value}' + ("," if name != names[-1] else ""))
    return "\n".join([*lines, "}", ""])


def from_text(text: str) -> dict[str, Any]:
    try:
        record = parse_json(text)
    except NotationError as problem:
        raise RecordError(str(problem)) from None
    if not isinstance(record, dict):
        raise RecordError("line 1: a record is a JSON object with the fields " + ", ".join(FIELDS))
    return record


def from_record(record: Mapping[str, Any] | str, find_game: Callable[[str], Game]) -> Match:
    """Replay and validate a record from its first action; the match can then be continued."""
    replaying = replay_steps(record, find_game)
    try:
        while True:
            next(replaying)
    except StopIteration as done:
        match: Match = done.value
    match.resume()
    return match


def replay_steps(record: Mapping[str, Any] | str, find_game: Callable[[str], Game]) -> Generator[Match, None, Match]:
    """Replay step by step: yields the match before each action, so that callers can interleave other work."""
    text = record if isinstance(record, str) else ""
    data = from_text(record) if isinstance(record, str) else record
    game = _check_head(data, find_game)
    try:
        match = Match(game, _options(game, data), _seed(data), chance=False)
        yield from _replay(match, data["actions"], text)
        _check_result(match, data)
    except RecordError as problem:
        raise RecordError(f"{problem}{_made_elsewhere(game, data)}") from None
    return match


def _check_head(data: Mapping[str, Any], find_game: Callable[[str], Game]) -> Game:
    head = data if isinstance(data, Mapping) else {"format": data}
    if head.get("format") != FORMAT:
        raise RecordError(
            f'format: this is {quoted(head.get("format"))}, not "{FORMAT}"; it is not a Paddlewheel record'
        )
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        newer = "; a newer Paddlewheel made it" if type(version) is int and version > VERSION else ""
        raise RecordError(
            f"version: this record has version {quoted(version)}; this program reads version {VERSION}{newer}"
        )
    for name in FIELDS:
        if name not in data:
            raise RecordError(f"{name}: missing; a record has the fields {', '.join(FIELDS)}")
    if not isinstance(data["actions"], list) or not all(isinstance(action, str) for action in data["actions"]):
        raise RecordError("actions: must be a list of texts such as 'pass'")
    if not isinstance(data["options"], Mapping):
        raise RecordError("options: must be an object with edition, players and variants")
    for name in ("engine", "game", "data"):
        if not isinstance(data[name], str):
            raise RecordError(f"{name}: must be a text, not {quoted(data[name])}")
    try:
        return find_game(data["game"])
    except PaddlewheelError as problem:
        raise RecordError(f"game: {problem}") from None


def _options(game: Game, data: Mapping[str, Any]) -> Any:
    try:
        return game.options_from_json(data["options"])
    except PaddlewheelError as problem:
        raise RecordError(f"options: {problem}") from None
    except (TypeError, ValueError, KeyError, AttributeError) as problem:
        raise RecordError(f"options: {quoted(data['options'])} cannot be read ({problem})") from None


def _seed(data: Mapping[str, Any]) -> int:
    if type(data["seed"]) is not int or not 0 <= data["seed"] < SEED_LIMIT:
        raise RecordError(f"seed: must be a number from 0 to {SEED_LIMIT - 1}, not {quoted(data['seed'])}")
    return data["seed"]


def _replay(match: Match, actions: list[str], text: str) -> Iterator[Match]:
    for number, action in enumerate(actions, start=1):
        yield match
        try:
            match.play(action)
        except PaddlewheelError as problem:
            line = f"line {_line_of_action(text, number)}, " if text else ""
            raise RecordError(f"{line}action {number} of {len(actions)}: {problem}") from None


def _line_of_action(text: str, number: int) -> int:
    """The line of an action in a record's JSON, whatever its layout."""
    depth, key, found = 0, "", 0
    for token in TOKEN.finditer(text):
        mark = token[0]
        if mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        elif depth == 1:
            key, found = mark, 0
        elif depth == 2 and key == '"actions"':
            found += 1
            if found == number:
                return text.count("\n", 0, token.start()) + 1
    return 1


def _check_result(match: Match, data: Mapping[str, Any]) -> None:
    over = match.position.actor == NOBODY
    said = quoted(data["result"])
    if data["result"] is None and over:
        raise RecordError("result: is null, but the game is over after its last action")
    if data["result"] is not None and not over:
        raise RecordError(f"result: the record says {said}, but the game is not over after its last action")
    if over and data["result"] != match.result:
        raise RecordError(f"result: the record says {said}, replaying it gives {match.result}")


def _made_elsewhere(game: Game, data: Mapping[str, Any]) -> str:
    """Version differences that may explain why a record does not replay, for the error message."""
    reasons = []
    if data["data"] != game.data_fingerprint():
        reasons.append(f"with other data files (fingerprint {quoted(data['data'])}, here {game.data_fingerprint()!r})")
    if data["engine"] != engine_version():
        newer = "a newer" if _numbers(data["engine"]) > _numbers(engine_version()) else "another"
        reasons.append(f"by {newer} version of Paddlewheel ({quoted(data['engine'])}, this is {engine_version()!r})")
    return f"; the record was made {' and '.join(reasons)}" if reasons else ""


def _numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"[0-9]{1,9}", version)]
