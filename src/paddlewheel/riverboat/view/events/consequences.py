"""Events of the consequences of an action, and of phases and rounds that begin."""

from paddlewheel.core.messages import Message
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import mats
from paddlewheel.riverboat.messages import events, names
from paddlewheel.riverboat.state import PHASE_COUNT, PHASE_NAMES, POINT_SOURCE_NAMES, RiverboatState
from paddlewheel.riverboat.view.events.builder import RiverboatEventBuilder
from paddlewheel.riverboat.view.mat_map import fields_in
from paddlewheel.riverboat.view.naming import field_name, player, standings
from paddlewheel.riverboat.view.score import earned

PHASES_BEGIN = (
    events.cultivation_begins,
    events.planting_begins,
    events.shipping_begins,
    events.opportunity_begins,
    events.scoring_begins,
)
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


def _moment(record: RiverboatState) -> int:
    """Consecutive number of the phase over all rounds."""
    phase = record.phase
    return MOMENTS_PER_ROUND * record.round_number + (0 if phase == PHASE_COUNT else 1 + phase)


def _refilled(story: RiverboatEventBuilder) -> None:
    """RB-PLA-5."""
    chance = story.before.game.is_chance_action(story.action)
    if story.now.refilled and not story.was.refilled and not chance:
        story.add_event("refilled", events.refilled())


def _went_home(story: RiverboatEventBuilder) -> None:
    """RB-PLA-7."""
    if story.was.phase != state.PLANTING:
        return
    for seat in range(story.before.options.players):
        gone = fields_in(story.was.standing[seat] & ~story.now.standing[seat])
        if gone:
            fields = [field_name(field) for field in gone]
            message = events.went_home(player(story.now, seat), len(gone), tuple(fields))
            story.add_event("went home", message, seat, fields=fields)


def _harvest_bonus(story: RiverboatEventBuilder) -> None:
    """RB-SHIP-6."""
    for seat in range(story.before.options.players):
        if story.now.rewarded[seat] != story.was.rewarded[seat]:
            story.add_event("harvest bonus", events.harvest_bonus(player(story.now, seat)), seat)


def _phase(story: RiverboatEventBuilder, phase: int) -> None:
    owner = story.now.phase_owner[phase]
    owner = story.was.phase_owner[phase] if owner == state.NONE else owner
    no_coin = phase == state.PLANTING and story.was.coin_supply == 0
    begins = events.planting_begins_without_coin if no_coin else PHASES_BEGIN[phase]
    story.add_event("phase", begins(player(story.now, owner)), owner, phase=PHASE_NAMES[phase])


def _paid_staff(story: RiverboatEventBuilder) -> None:
    """RB-SCO-6."""
    source = POINT_SOURCE_NAMES[state.FROM_STAFF]
    seats = range(story.before.options.players)
    gained = {seat: earned(story.now, seat)[source] - earned(story.was, seat)[source] for seat in seats}
    paid = {seat: points for seat, points in gained.items() if points}
    if paid:
        players = tuple(events.staff_of(player(story.now, seat), points) for seat, points in paid.items())
        by_mat = {mats()[story.now.mat[seat]].name: points for seat, points in paid.items()}
        story.add_event("staff", events.staff_paid(players), points=by_mat)


def _round(story: RiverboatEventBuilder, number: int) -> None:
    first = story.now.first_player
    story.add_event("round", events.round_begins(number, player(story.now, first)), first, round=number)


def _over(story: RiverboatEventBuilder) -> None:
    for seat in range(story.before.options.players):
        was, now = earned(story.was, seat), earned(story.now, seat)
        sources = POINT_SOURCE_NAMES[state.FROM_COINS :]
        gained = {source: now[source] - was[source] for source in sources if now[source] > was[source]}
        story.add_event("final", _final_points(player(story.now, seat), gained), seat, points=gained)
    story.add_event("over", events.over(standings(story.after)), places=story.after.result())


def _final_points(who: Message, gained: dict[state.PointSourceName, int]) -> Message:
    if not gained:
        return events.no_final_points(who)
    return events.final_points(
        who, tuple(events.points_for(points, names.source(source)) for source, points in gained.items())
    )
