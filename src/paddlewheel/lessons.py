"""Guided lessons: positions with steps to complete, read from each game's lessons.toml."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import setup
from paddlewheel.games import find_game


@dataclass(frozen=True)
class EventPattern:
    """Pattern of an awaited event: kinds, subject, accepted values per fact, and number of occurrences."""

    kind: tuple[str, ...]
    who: str
    facts: dict[str, list[str | int]]
    times: int


@dataclass(frozen=True)
class StepDefinition:
    """Complete when all of `done` have occurred; failed when one of `missed` occurs first."""

    id: str
    point: tuple[str, ...]
    done: tuple[EventPattern, ...]
    missed: tuple[EventPattern, ...]


@dataclass(frozen=True)
class SceneDefinition:
    """`moves` lead to the scene from the set-up; `solution` completes it."""

    id: str
    moves: tuple[str, ...]
    solution: tuple[str, ...]
    steps: tuple[StepDefinition, ...]


@dataclass(frozen=True)
class Lesson:
    """`learner` is the learner's seat, from 0; the bot plays the others."""

    game: str
    edition: str
    players: int
    variants: dict[str, bool | int | str]
    learner: int
    bot: str
    scenes: dict[str, SceneDefinition]


@cache
def load_lesson(game: str) -> Lesson:
    module = find_game(game).module
    if not module.lessons:
        raise SetupError(setup.no_capability(game, "lessons"))
    data = tomllib.loads(files(module.package).joinpath(module.lessons).read_text(encoding="utf-8"))
    return Lesson(
        game=game,
        edition=data["edition"],
        players=data["players"],
        variants=data["variants"],
        learner=data["learner"] - 1,
        bot=data["bot"],
        scenes={scene.id: scene for scene in _scenes(data["scene"])},
    )


def _scenes(rows: list[dict[str, Any]]) -> Iterator[SceneDefinition]:
    """Scenes with all moves from the set-up."""
    led_to: dict[str, tuple[str, ...]] = {"": ()}
    for row in rows:
        moves = led_to[row.get("after", "")] + _actions(row["moves"])
        solution = _actions(row["solution"])
        led_to[row["id"]] = moves + solution
        yield SceneDefinition(row["id"], moves, solution, tuple(_step(step) for step in row["steps"]))


def _actions(text: str) -> tuple[str, ...]:
    return tuple(" ".join(action.split()) for action in text.split(",") if action.strip())


def _step(row: dict[str, Any]) -> StepDefinition:
    return StepDefinition(row["id"], tuple(row["point"]), _signs(row.get("done", [])), _signs(row.get("missed", [])))


def _signs(rows: list[dict[str, Any]]) -> tuple[EventPattern, ...]:
    return tuple(
        EventPattern(tuple(row["kind"]), row.get("who", ""), row.get("facts", {}), row.get("times", 1)) for row in rows
    )
