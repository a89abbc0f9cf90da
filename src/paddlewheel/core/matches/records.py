"""Game records: plain JSON that replays without a seed, because draws are recorded as actions.

{"format": "paddlewheel-record", "version": 1, "engine": "0.2.0", "game": ..., "data": ..., "options": {...},
 "seed": 7, "actions": [...], "result": [2, 1, 4, 3] or null}

Records of rooms have two more fields: "names", of the players in the order of the seats, and "luck", see
`core.matches.provably_fair`. A game that its players ended by agreement after the last action has "agreed_end": true.
"""

import json
import re
from collections.abc import Callable, Generator, Iterator, Mapping
from functools import cache
from importlib.metadata import version
from typing import Any

from paddlewheel.core.errors import NotationError, PaddlewheelError, RecordError
from paddlewheel.core.game import NOBODY, Game
from paddlewheel.core.matches.match import Match
from paddlewheel.core.messages import Message
from paddlewheel.core.messages.errors import records as message
from paddlewheel.core.notation.json_reader import parse_json, quoted
from paddlewheel.core.validation import SEED_LIMIT

FORMAT = "paddlewheel-record"
VERSION = 1
FIELDS = ("format", "version", "engine", "game", "data", "options", "seed", "actions", "result")
NAMES, LUCK = "names", "luck"
AGREED_END = "agreed_end"
OPTIONAL_FIELDS = (AGREED_END, NAMES, LUCK)
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


@cache
def engine_version() -> str:
    """The package version; cached, because reading the metadata opens a file."""
    return version("paddlewheel")


def to_record(match: Match) -> dict[str, Any]:
    texts = [match.game.action_text(action) for action in match.log]
    options = match.game.options_to_json(match.options)
    record = record_of(match.game, options, match.seed, texts, match.result if match.is_over else None)
    return record | ended_record_fields(match.ended_by_agreement)


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


def ended_record_fields(by_agreement: bool) -> dict[str, Any]:
    """The field that only the record of a game that was ended by agreement has."""
    return {AGREED_END: True} if by_agreement else {}


def to_text(record: Mapping[str, Any]) -> str:
    """JSON with one action per line, so that errors can name the line."""
    lines, names = ["{"], [*FIELDS, *(name for name in OPTIONAL_FIELDS if name in record)]
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
        raise RecordError(problem.message) from None
    if not isinstance(record, dict):
        raise RecordError(message.not_an_object(FIELDS))
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
        _end_by_agreement(match, data)
        _check_result(match, data)
    except RecordError as problem:
        reasons = _made_elsewhere(game, data)
        raise RecordError(message.made_elsewhere(problem.message, reasons)) if reasons else problem from None
    return match


def _check_head(data: Mapping[str, Any], find_game: Callable[[str], Game]) -> Game:
    head = data if isinstance(data, Mapping) else {"format": data}
    if head.get("format") != FORMAT:
        raise RecordError(message.other_format(quoted(head.get("format")), FORMAT))
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        is_newer = type(version) is int and version > VERSION
        other = message.newer_version if is_newer else message.other_version
        raise RecordError(other(quoted(version), VERSION))
    for name in FIELDS:
        if name not in data:
            raise RecordError(message.missing(name, FIELDS))
    if not isinstance(data["actions"], list) or not all(isinstance(action, str) for action in data["actions"]):
        raise RecordError(message.actions_malformed())
    if not isinstance(data["options"], Mapping):
        raise RecordError(message.options_malformed())
    for name in ("engine", "game", "data"):
        if not isinstance(data[name], str):
            raise RecordError(message.not_text(name, quoted(data[name])))
    try:
        return find_game(data["game"])
    except PaddlewheelError as problem:
        raise RecordError(message.bad_game(problem.message)) from None


def _options(game: Game, data: Mapping[str, Any]) -> Any:
    try:
        return game.options_from_json(data["options"])
    except PaddlewheelError as problem:
        raise RecordError(message.bad_options(problem.message)) from None
    except (TypeError, ValueError, KeyError, AttributeError) as problem:
        raise RecordError(message.options_unreadable(quoted(data["options"]), str(problem))) from None


def _seed(data: Mapping[str, Any]) -> int:
    if type(data["seed"]) is not int or not 0 <= data["seed"] < SEED_LIMIT:
        raise RecordError(message.bad_seed(SEED_LIMIT - 1, quoted(data["seed"])))
    return data["seed"]


def _replay(match: Match, actions: list[str], text: str) -> Iterator[Match]:
    for number, action in enumerate(actions, start=1):
        yield match
        try:
            match.play(action)
        except PaddlewheelError as problem:
            where = (number, len(actions), problem.message)
            raise RecordError(
                message.bad_action_on_line(_line_of_action(text, number), *where)
                if text
                else message.bad_action(*where)
            ) from None


def _end_by_agreement(match: Match, data: Mapping[str, Any]) -> None:
    by_agreement = data.get(AGREED_END, False)
    if not isinstance(by_agreement, bool):
        raise RecordError(message.bad_agreed_end(quoted(by_agreement)))
    if by_agreement:
        try:
            match.end_by_agreement()
        except PaddlewheelError as problem:
            raise RecordError(message.no_agreed_end(problem.message)) from None


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
        raise RecordError(message.result_missing())
    if data["result"] is not None and not over:
        raise RecordError(message.result_too_early(said))
    if over and data["result"] != match.result:
        raise RecordError(message.other_result(said, str(match.result)))


def _made_elsewhere(game: Game, data: Mapping[str, Any]) -> tuple[Message, ...]:
    """Version differences that may explain why a record does not replay."""
    reasons = []
    if data["data"] != game.data_fingerprint():
        reasons.append(message.other_data(quoted(data["data"]), repr(game.data_fingerprint())))
    if data["engine"] != engine_version():
        is_newer = _numbers(data["engine"]) > _numbers(engine_version())
        other = message.newer_engine if is_newer else message.other_engine
        reasons.append(other(quoted(data["engine"]), repr(engine_version())))
    return tuple(reasons)


def _numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"[0-9]{1,9}", version)]
