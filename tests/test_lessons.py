"""Every scene of the lessons begins at a moment of the learner's, and its solution does what its steps await."""

from collections.abc import Sequence
from typing import Any

import pytest

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.matches.match import Match
from paddlewheel.core.presentation import events_between
from paddlewheel.games import GAMES, find_game
from paddlewheel.lessons import EventPattern, Lesson, SceneDefinition, StepDefinition, load_lesson
from paddlewheel.server.rooms.create import MAX_RECORD_ACTIONS

SCENES = [(game, name) for game in GAMES for name in load_lesson(game).scenes]
Events = list[dict[str, Any]]


def begun(lesson: Lesson, scene: SceneDefinition) -> Match:
    game = find_game(lesson.game)
    match = Match(game, game.options(lesson.edition, lesson.players, lesson.variants), 1, chance=False)
    for action in scene.moves:
        match.play(action)
    return match


def events_of(match: Match, action: str) -> Events:
    before = match.position.copy()
    match.play(action)
    return [event.as_data() for event in events_between(before, match.position, match.game.parse_action(action))]


def fits(sign: EventPattern, event: dict[str, Any]) -> bool:
    if event["kind"] not in sign.kind or (sign.who and event["who"] != sign.who):
        return False
    return all(event["facts"].get(name) in values for name, values in sign.facts.items())


def seen(sign: EventPattern, events: Events) -> bool:
    return sum(fits(sign, event) for event in events) >= sign.times


def is_done(step: StepDefinition, events: Events) -> bool:
    return all(seen(sign, events) for sign in step.done)


def current(steps: Sequence[StepDefinition], events: Events) -> StepDefinition | None:
    return next((step for step in steps if not is_done(step, events)), None)


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_a_scene_begins_with_the_learner_and_its_solution_fulfils_it(game: str, name: str) -> None:
    lesson = load_lesson(game)
    scene = lesson.scenes[name]
    match = begun(lesson, scene)
    assert match.actor == lesson.learner
    assert len(scene.moves) < MAX_RECORD_ACTIONS
    waiting = [step for step in scene.steps if step.done]
    assert waiting
    events: Events = []
    for action in scene.solution:
        step = current(waiting, events)
        assert step is None or not any(seen(sign, events) for sign in step.missed), action
        assert match.actor not in (CHANCE, NOBODY)
        events += events_of(match, action)
    while match.actor == CHANCE:  # a scene needs no particular luck, so whatever comes first will do
        events += events_of(match, match.legal_actions()[0])
    assert current(waiting, events) is None


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_nothing_is_done_when_a_scene_begins_and_no_step_waits_for_what_is_never_told(game: str, name: str) -> None:
    lesson = load_lesson(game)
    scene = lesson.scenes[name]
    players = {seat["mat"] for seat in begun(lesson, scene).view()["seats"] if "mat" in seat}
    boats = {boat["name"] for boat in begun(lesson, scene).view().get("boats", [])}
    for step in scene.steps:
        assert not any(seen(sign, []) for sign in (*step.done, *step.missed))
        assert {sign.who for sign in (*step.done, *step.missed)} <= players | boats | {""}


@pytest.mark.parametrize("game", GAMES)
def test_every_pointed_place_or_action_is_there(game: str) -> None:
    lesson = load_lesson(game)
    for scene in lesson.scenes.values():
        view = begun(lesson, scene).view(lesson.learner)
        spaces = {space["place"] for space in view.get("river", {"spaces": []})["spaces"]}
        fields = {field["name"] for seat in view["seats"] for field in seat.get("fields", [])}
        things = {"boat white", "gain steps", "surveyor", "send 1"}  # all but the boat come later
        actions = {action["text"] for action in view["actions"]}
        actions |= {action.rpartition(" ")[0] for action in actions if action.startswith("ship ")}
        for step in scene.steps:
            assert set(step.point) <= spaces | fields | things | actions, (scene.id, step.id)


def test_the_safe_spaces_of_the_braking_scene_are_those_the_plans_call_safe() -> None:
    lesson = load_lesson("mississippi-queen")
    scene = lesson.scenes["brake"]
    position = begun(lesson, scene).position
    plans = position.game.module.planner.compact_plans(position)
    places, ends = plans["places"], plans["plans"]
    cheapest: dict[str, tuple[int, int]] = {}
    for place, coal, danger in zip(ends["place"], ends["coal"], ends["danger"], strict=True):
        cheapest[places[place]] = min(cheapest.get(places[place], (99, 1)), (coal, danger))
    safe = {place for place, (_, danger) in cheapest.items() if not danger}
    assert set(scene.steps[1].done[0].facts["at"]) == safe
    assert len(cheapest) - len(safe) >= 3
    assert scene.steps[0].point[0] in set(cheapest) - safe
