"""Events of an action's consequences: boats, river, and the next turn."""

from paddlewheel.core.messages import Message
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS
from paddlewheel.mississippi_queen.messages import events, names
from paddlewheel.mississippi_queen.names import boat_name
from paddlewheel.mississippi_queen.view.events.builder import MississippiQueenEventBuilder
from paddlewheel.mississippi_queen.view.events.clauses import race_end_reason
from paddlewheel.mississippi_queen.view.naming import (
    MAX_PASSENGERS_ABOARD,
    display_name,
    player,
    standings,
    where,
)
from paddlewheel.mississippi_queen.view.river_map import kind_at

SETUP_DECISIONS = (
    state.BOX_DECISION,
    state.FIRST_TILES_DECISION,
    state.LOTS_DECISION,
    state.PLACE_DECISION,
    state.WAIT_DECISION,
    state.SETUP_FACE_DECISION,
)
INCOMPLETE_ENDINGS = (state.HELD, state.HITS_LAND, state.STRANDED)


def add_consequence_events(story: MississippiQueenEventBuilder) -> None:
    if story.was.decision not in SETUP_DECISIONS:
        if _move_ended(story):
            _slowed(story)
            _incomplete_move(story)
        for boat in range(int(story.now.boats)):
            _boarded(story, boat)
            _refilled(story, boat)
            _docked(story, boat)
        _finish_laid(story)
        _tiles_removed(story)
    if story.now.decision == state.OVER_DECISION and story.was.decision != state.OVER_DECISION:
        _over(story)
        return
    _turns(story)
    for boat in range(int(story.now.boats)):
        _put_on_river(story, boat)


def _move_ended(story: MississippiQueenEventBuilder) -> bool:
    verb = story.meant.verb
    if verb in ("ahead", "back"):
        return bool(story.now.decision != state.MOVE_DECISION and story.now.decision != state.OWN_FACE_DECISION)
    if verb == "face":
        return bool(
            story.was.decision == state.OWN_FACE_DECISION and story.was.ending in (state.STRANDED, state.BACKING)
        )
    return verb == "stop"


def _slowed(story: MississippiQueenEventBuilder) -> None:
    boat = story.mover
    lost = int(story.was.speed[boat] - story.now.speed[boat])
    if lost <= 0 or story.was.ending in INCOMPLETE_ENDINGS:
        return
    on_sand = kind_at(story.now, int(story.now.place[boat])) == state.SANDBANK
    speed = int(story.now.speed[boat])
    told = events.sandbank_holds if on_sand else events.driftwood_slows
    story.add_event("slowed", told(display_name(story.now, boat), speed), boat, speed=speed)


def _incomplete_move(story: MississippiQueenEventBuilder) -> None:
    """The effect of an incomplete move on the boat, MQ-MOV-9 to -11 and MQ-ADV-12."""
    boat, ending = story.mover, story.was.ending
    name = display_name(story.now, boat)
    out_at_once = story.before.tables[0].out_when_aground and boat != story.was.rose
    if story.now.condition[boat] == state.OUT:
        story.add_event("out", events.out_aground(name), boat)
    elif ending == state.STRANDED:
        story.add_event("stranded", events.stranded(name), boat)
    elif ending == state.HITS_LAND:
        story.add_event("aground", events.aground(name), boat)
    elif ending == state.HELD:
        story.add_event("held up", events.held_up_stops(name) if out_at_once else events.held_up(name), boat)


def _boarded(story: MississippiQueenEventBuilder, boat: int) -> None:
    aboard = int(story.now.passengers[boat])
    if aboard > story.was.passengers[boat]:
        message = events.boarded(display_name(story.now, boat), aboard, MAX_PASSENGERS_ABOARD)
        story.add_event("boarded", message, boat, aboard=aboard)


def _refilled(story: MississippiQueenEventBuilder, boat: int) -> None:
    place, coal = int(story.now.place[boat]), int(story.now.coal[boat])
    if coal > story.was.coal[boat] and boat != story.now.rose and kind_at(story.now, place) == state.DEPOT:
        story.add_event("refilled", events.refilled(display_name(story.now, boat)), boat, coal=coal)


def _docked(story: MississippiQueenEventBuilder, boat: int) -> None:
    if story.now.condition[boat] == state.IN_PORT and story.was.condition[boat] != state.IN_PORT:
        berth = int(story.now.berth[boat])
        story.add_event("docked", events.docked(display_name(story.now, boat), berth), boat, berth=berth)


def _finish_laid(story: MississippiQueenEventBuilder) -> None:
    if story.now.finish and not story.was.finish:
        direction = DIRECTIONS[int(story.now.finish) - 1]
        story.add_event("finish", events.finish_laid(names.direction(direction)), direction=direction)


def _tiles_removed(story: MississippiQueenEventBuilder) -> None:
    if story.now.kept <= story.was.kept:
        return
    back = int(story.now.put_back - story.was.put_back)
    message = events.tiles_removed_with_passengers(back) if back else events.tiles_removed()
    story.add_event("removed", message, kept=int(story.now.kept))


def _over(story: MississippiQueenEventBuilder) -> None:
    story.add_event("over", _race_over(story, standings(story.after)), places=story.after.result())


def _race_over(story: MississippiQueenEventBuilder, places: tuple[Message, ...]) -> Message:
    reason = race_end_reason(story)
    if reason == "rounds":
        return events.over_by_rounds(int(story.now.round_number), places)
    if reason == "docking":
        return events.over(places)
    return events.over_alone(places) if reason == "alone" else events.over_dead(places)


def _turns(story: MississippiQueenEventBuilder) -> None:
    """Turns lost before the next boat's turn, and a new round."""
    was, now = story.was, story.now
    if now.round_number == was.round_number:
        if now.turn > was.turn:
            _lost_turns(story, [int(boat) for boat in now.order[int(was.turn) + 1 : int(now.turn)]])
        return
    if was.round_number > 0:
        _lost_turns(story, [int(boat) for boat in was.order[int(was.turn) + 1 : int(was.in_order)]])
    _new_round(story)
    _lost_turns(story, [int(boat) for boat in now.order[: int(now.turn)]])


def _lost_turns(story: MississippiQueenEventBuilder, boats: list[int]) -> None:
    for boat in boats:
        if story.now.condition[boat] in (state.IN_PORT, state.OUT):
            continue
        repair = story.now.condition[boat] == state.CAST_OFF
        ashore = state.ASHORE <= story.now.place[boat] < state.DOCKED
        told = events.waits_for_dock if ashore else events.under_repair if repair else events.loses_turn
        story.add_event("lost turn", told(display_name(story.now, boat)), boat)


def _new_round(story: MississippiQueenEventBuilder) -> None:
    race = story.now
    order = [int(boat) for boat in race.order[: int(race.in_order)]]
    boats = [display_name(race, boat) for boat in order]
    if race.rose in order:
        turn = order.index(int(race.rose))
        boats[turn] = events.moved_by(boats[turn], player(race, int(race.controller)))
    number = int(race.round_number)
    order_names = [boat_name(race, boat) for boat in order]
    story.add_event("round", events.round_begins(number, tuple(boats)), round=number, order=order_names)


def _put_on_river(story: MississippiQueenEventBuilder, boat: int) -> None:
    was, now = int(story.was.place[boat]), int(story.now.place[boat])
    if state.ASHORE <= was < state.DOCKED and now < state.BANK:
        story.add_event("launched", events.launched(display_name(story.now, boat), where(now)), boat)
