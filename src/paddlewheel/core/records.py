"""Records of whole games: plain JSON that replays without a seed, because chance's actions are in it.

    {"format": "paddlewheel-record", "version": 1, "engine": "0.1.0", "game": ..., "data": ..., "options": {...},
     "seed": 7, "actions": ["lot 3", "tile A1-2", ...], "result": [2, 1, 4, 3] or null}
"""

import json
from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import Any

from paddlewheel.core.contract import NOBODY, Game
from paddlewheel.core.errors import PaddlewheelError, RecordError
from paddlewheel.core.match import Match

FORMAT = "paddlewheel-record"
VERSION = 1
FIELDS = ("format", "version", "engine", "game", "data", "options", "seed", "actions", "result")


def engine_version() -> str:
    return version("paddlewheel")


def to_record(match: Match) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "engine": engine_version(),
        "game": match.game.name,
        "data": match.game.data_fingerprint(),
        "options": match.game.options_to_json(match.options),
        "seed": match.seed,
        "actions": [match.game.action_text(action) for action in match.log],
        "result": match.result if match.is_over else None,
    }


def to_text(record: Mapping[str, Any]) -> str:
    """JSON with one action a line, so that an error can name the line."""
    lines = ["{"]
    for name in FIELDS:
        if name == "actions":
            actions = ",\n".join(f"    {json.dumps(action)}" for action in record["actions"])
            value = f"[\n{actions}\n  ]" if actions else "[]"
        else:
            value = json.dumps(record[name])
        lines.append(f'  "{name}": {value}' + ("," if name != FIELDS[-1] else ""))
    return "\n".join([*lines, "}", ""])


def from_text(text: str) -> dict[str, Any]:
    try:
        record = json.loads(text)
    except json.JSONDecodeError as problem:
        raise RecordError(f"line {problem.lineno}: this is not JSON ({problem.msg})") from None
    if not isinstance(record, dict):
        raise RecordError("line 1: a record is a JSON object with the fields " + ", ".join(FIELDS))
    return record


def from_record(record: Mapping[str, Any] | str, find_game: Callable[[str], Game]) -> Match:
    """Replay a record from its first action, checking every one; the match can then be played on."""
    data = from_text(record) if isinstance(record, str) else record
    game = _check_head(data, find_game)
    try:
        options = game.options_from_json(data["options"])
    except PaddlewheelError as problem:
        raise RecordError(f"options: {problem}") from None
    match = Match(game, options, _seed(data), chance=False)
    for number, action in enumerate(data["actions"], start=1):
        try:
            match.play(action)
        except PaddlewheelError as problem:
            raise RecordError(f"action {number} of {len(data['actions'])}: {problem}") from None
    _check_result(match, data)
    match.resume()
    return match


def _check_head(data: Mapping[str, Any], find_game: Callable[[str], Game]) -> Game:
    if data.get("format") != FORMAT:
        raise RecordError(f'format: this is {data.get("format")!r}, not "{FORMAT}"; it is not a Paddlewheel record')
    if data.get("version") != VERSION:
        raise RecordError(f"version: this record has version {data.get('version')!r}; this program reads version {VERSION}")
    for name in FIELDS:
        if name not in data:
            raise RecordError(f"{name}: missing; a record has the fields {', '.join(FIELDS)}")
    if not isinstance(data["actions"], list) or not all(isinstance(action, str) for action in data["actions"]):
        raise RecordError("actions: must be a list of texts such as 'speed 4'")
    if not isinstance(data["options"], Mapping):
        raise RecordError("options: must be an object with edition, players and variants")
    try:
        return find_game(data["game"])
    except PaddlewheelError as problem:
        raise RecordError(f"game: {problem}") from None


def _seed(data: Mapping[str, Any]) -> int:
    if not isinstance(data["seed"], int) or not 0 <= data["seed"] < 2**32:
        raise RecordError(f"seed: must be a number from 0 to {2**32 - 1}, not {data['seed']!r}")
    return data["seed"]


def _check_result(match: Match, data: Mapping[str, Any]) -> None:
    over = match.position.actor == NOBODY
    if data["result"] is None and over:
        raise RecordError("result: is null, but the game is over after its last action")
    if data["result"] is not None and not over:
        raise RecordError(f"result: the record says {data['result']}, but the game is not over after its last action")
    if over and data["result"] != match.result:
        raise RecordError(f"result: the record says {data['result']}, replaying it gives {match.result}")
