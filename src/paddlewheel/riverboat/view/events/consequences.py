"""Events of the consequences of an action, and of phases and rounds that begin."""

from typing import Any

from paddlewheel.core.text import join_words, pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import CHANCE_ACTIONS, PHASES
from paddlewheel.riverboat.state import PHASE_COUNT
from paddlewheel.riverboat.view.events.builder import RiverboatEventBuilder
from paddlewheel.riverboat.view.mat_map import fields_in
from paddlewheel.riverboat.view.naming import POINT_SOURCES, field_name, player, standings
from paddlewheel.riverboat.view.score import earned

BONUSES = (
    "{who} begins with the worker of the round track",
    "{who} begins and gains 1 coin",
    "{who} begins, a step further along the harbor",
    "{who} begins and scores 1 point",
    "{who} begins",
)
NO_COIN = "{who} begins; no coin is left to gain"
MOMENTS_PER_ROUND = 1 + PHASE_COUNT  # the draft, then the phases


def add_consequence_events(story: RiverboatEventBuilder) -> None:
    _refilled(story)
    _went_home(story)
    _harvest_bonus(story)
    for moment in range(_moment(story.was) + 1, _moment(story.now) + 1):
        round_number, phase = divmod(moment, MOMENTS_PER_ROUND)
        if round_number and not phase:
            _paid_staff(story)
            _round(story, round_number)
        elif round_number:
            _phase(story, phase - 1)
    if story.now.decision == state.OVER_DECISION and story.was.decision != state.OVER_DECISION:
        _paid_staff(story)
        _over(story)


def _moment(season: Any) -> int:
    """Consecutive number of the phase over all rounds."""
    phase = int(season.phase)
    return MOMENTS_PER_ROUND * int(season.round_number) + (0 if phase == PHASE_COUNT else 1 + phase)


def _refilled(story: RiverboatEventBuilder) -> None:
    """RB-PLA-5."""
    if story.now.refilled and not story.was.refilled and story.action < CHANCE_ACTIONS:
        story.add_event("refilled", "No open crop tile fits: the supply board is filled again.")


def _went_home(story: RiverboatEventBuilder) -> None:
    """RB-PLA-7."""
    if story.was.phase != state.PLANTING:
        return
    for seat in range(story.before.options.players):
        gone = fields_in(int(story.was.standing[seat]) & ~int(story.now.standing[seat]))
        if gone:
            workers, fields = pluralized(len(gone), "worker"), [field_name(field) for field in gone]
            text = f"Nothing fits {player(story.now, seat)}: {workers} on {join_words(fields)} must go home."
            story.add_event("went home", text, seat, fields=fields)


def _harvest_bonus(story: RiverboatEventBuilder) -> None:
    """RB-SHIP-6."""
    for seat in range(story.before.options.players):
        if story.now.rewarded[seat] != story.was.rewarded[seat]:
            text = f"Nine harvested: {player(story.now, seat)} may take an estate feature."
            story.add_event("harvest bonus", text, seat)


def _phase(story: RiverboatEventBuilder, phase: int) -> None:
    owner = int(story.now.phase_owner[phase])
    owner = int(story.was.phase_owner[phase]) if owner == state.NONE else owner
    no_coin = phase == state.PLANTING and story.was.coin_supply == 0
    who = player(story.now, owner)
    text = f"Phase {phase + 1}, {PHASES[phase]}: {(NO_COIN if no_coin else BONUSES[phase]).format(who=who)}."
    story.add_event("phase", text, owner, phase=PHASES[phase])


def _paid_staff(story: RiverboatEventBuilder) -> None:
    """RB-SCO-6."""
    name = state.POINT_SOURCE_NAMES[state.FROM_STAFF]
    paid = {}
    for seat in range(story.before.options.players):
        points = earned(story.now, seat)[name] - earned(story.was, seat)[name]
        if points:
            paid[player(story.now, seat)] = points
    if paid:
        shown = ", ".join(f"{who} {points}" for who, points in paid.items())
        story.add_event("staff", f"Surveyors and agents score: {shown}.", points=paid)


def _round(story: RiverboatEventBuilder, number: int) -> None:
    first = int(story.now.first_player)
    text = f"Round {number}: {player(story.now, first)} is first to choose a phase tile."
    story.add_event("round", text, first, round=number)


def _over(story: RiverboatEventBuilder) -> None:
    for seat in range(story.before.options.players):
        was, now = earned(story.was, seat), earned(story.now, seat)
        names = list(zip(state.POINT_SOURCE_NAMES, POINT_SOURCES, strict=True))[state.FROM_COINS :]
        gained = {text: now[name] - was[name] for name, text in names if now[name] > was[name]}
        shown = join_words([f"{points} for {name}" for name, points in gained.items()]) if gained else "nothing more"
        story.add_event("final", f"At the end {player(story.now, seat)} scores {shown}.", seat, points=gained)
    story.add_event("over", f"The game is over. {standings(story.after)}", places=story.after.result())
