"""Rooms for lesson scenes: one seat for the learner, bots in the others."""

from collections.abc import Generator
from dataclasses import asdict
from typing import Any

from paddlewheel.core.records import record_of
from paddlewheel.games import find_game
from paddlewheel.lessons import Lesson, SceneDefinition, load_lesson
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.create import Chair, GameSetup, setup_from_record
from paddlewheel.server.rooms.registry import NoSuchRoom
from paddlewheel.server.time_slices import run_in_slices


def lesson_as_data(game: str) -> dict[str, Any]:
    """The lesson as JSON for the page."""
    lesson = load_lesson(game)
    return {
        "game": game,
        "learner": lesson.learner,
        "scenes": [
            {"id": scene.id, "start": len(scene.moves), "steps": [asdict(step) for step in scene.steps]}
            for scene in lesson.scenes.values()
        ],
    }


SCENE_SETUP_CACHE: dict[tuple[str, str], GameSetup] = {}  # by game and scene, filled on first use


async def scene_setup(game: str, name: str) -> GameSetup:
    if (game, name) not in SCENE_SETUP_CACHE:
        SCENE_SETUP_CACHE[game, name] = await run_in_slices(_replayed(game, name))
    return SCENE_SETUP_CACHE[game, name]


def _replayed(game: str, name: str) -> Generator[None, None, GameSetup]:
    lesson = load_lesson(game)
    scene = _scene(lesson, name)
    rules = find_game(game)
    options = rules.options_to_json(rules.options(lesson.edition, lesson.players, lesson.variants))
    return setup_from_record(record_of(rules, options, 0, list(scene.moves), None))


def scene_chairs(game: str, name: str) -> list[Chair]:
    lesson = load_lesson(game)
    return [Chair(name=name) if seat == lesson.learner else Chair(bot=lesson.bot) for seat in range(lesson.players)]


def _scene(lesson: Lesson, name: str) -> SceneDefinition:
    if name not in lesson.scenes:
        raise NoSuchRoom(messages.no_scene(repr(name), tuple(lesson.scenes)))
    return lesson.scenes[name]
