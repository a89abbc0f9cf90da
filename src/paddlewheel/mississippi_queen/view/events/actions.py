"""Events of the action itself: what was done, drawn or rolled."""

from collections.abc import Callable

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.messages import Message
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS, Verb
from paddlewheel.mississippi_queen.kernels import entry
from paddlewheel.mississippi_queen.messages import events, names
from paddlewheel.mississippi_queen.names import boat_name, place_name
from paddlewheel.mississippi_queen.view.events import chance
from paddlewheel.mississippi_queen.view.events.builder import MississippiQueenEventBuilder
from paddlewheel.mississippi_queen.view.naming import coal_price, display_name, player, spot, where
from paddlewheel.mississippi_queen.view.river_map import kind_at

Onto = Callable[[Message, Message, Message], Message]  # a move to a space where something lies


def add_action_events(story: MississippiQueenEventBuilder) -> None:
    if story.meant.verb != "board":  # told with the consequences
        WRITERS[story.meant.verb](story)


# The move


def _speed(story: MississippiQueenEventBuilder) -> None:
    boat, speed = story.mover, story.meant.argument
    coal = int(story.was.coal[boat] - story.now.coal[boat])
    name = display_name(story.was, boat)
    message = events.speed_set_for_coal(name, speed, coal) if coal else events.speed_set(name, speed)
    story.add_event("speed", message, boat, speed=speed, coal=coal)


def _turned(story: MississippiQueenEventBuilder) -> None:
    boat = story.mover
    coal = int(story.was.coal[boat] - story.now.coal[boat])
    bow = HEADINGS[int(story.now.bow[boat])]
    told = events.turned_to_port if story.meant.verb == "port" else events.turned_to_starboard
    message = told(display_name(story.was, boat), names.heading(bow), coal_price(coal))
    story.add_event("turned", message, boat, bow=bow, coal=coal)


def _ahead(story: MississippiQueenEventBuilder) -> None:
    _moved(story, _neighbour(story, int(story.was.bow[story.mover])), events.ahead, events.ahead_onto)


def _back(story: MississippiQueenEventBuilder) -> None:
    behind = (int(story.was.bow[story.mover]) + 3) % 6
    _moved(story, _neighbour(story, behind), events.backed, events.backed_onto)


def _neighbour(story: MississippiQueenEventBuilder, heading: int) -> int:
    """The space beside the mover."""
    return story.before.ask(entry.NEIGHBOUR, int(story.was.place[story.mover]), heading)


def _moved(
    story: MississippiQueenEventBuilder,
    target: int,
    told: Callable[[Message, Message], Message],
    told_onto: Onto,
    kind: str = "moved",
) -> None:
    boat = story.mover
    name = display_name(story.was, boat)
    is_open_water = kind_at(story.was, target) == state.WATER
    message = told(name, where(target)) if is_open_water else told_onto(name, where(target), spot(story.before, target))
    origin = place_name(int(story.was.place[boat]))
    story.add_event(kind, message, boat, origin=origin, to=place_name(target))


def _pushed(story: MississippiQueenEventBuilder) -> None:
    """The pushed boat, and the mover that follows once the whole chain has been placed."""
    race, heading = story.was, story.meant.argument
    boat = int(race.pending) if race.decision == state.PUSH_DECISION else _boat_ahead(story)
    target = story.before.ask(entry.NEIGHBOUR, int(race.place[boat]), heading)
    pusher, pushed = display_name(race, story.mover), display_name(race, boat)
    message = events.pushed(pusher, pushed, names.heading(HEADINGS[heading]), where(target))
    origin = place_name(int(race.place[boat]))
    story.add_event("pushed", message, boat, origin=origin, to=place_name(target), by=boat_name(race, story.mover))
    if story.now.place[story.mover] != race.place[story.mover]:
        _moved(story, int(story.now.place[story.mover]), events.followed, events.followed_onto, kind="followed")


def _boat_ahead(story: MississippiQueenEventBuilder) -> int:
    race = story.was
    ahead = _neighbour(story, int(race.bow[story.mover]))
    return next(boat for boat in range(int(race.boats)) if race.place[boat] == ahead and boat != story.mover)


def _faced(story: MississippiQueenEventBuilder) -> None:
    race = story.was
    boat = story.mover
    if race.decision == state.FACE_DECISION:
        boat = int(race.chain[int(race.facing)])
    elif race.decision == state.SETUP_FACE_DECISION:
        boat = int(race.order[int(race.turn)])
    bow = HEADINGS[story.meant.argument]
    told = events.cast_off if race.condition[boat] == state.CAST_OFF else events.faced
    story.add_event("faced", told(display_name(race, boat), names.heading(bow)), boat, bow=bow)


def _stopped(story: MississippiQueenEventBuilder) -> None:
    boat = story.mover
    place, bow = int(story.was.place[boat]), HEADINGS[int(story.was.bow[boat])]
    message = events.stopped(display_name(story.was, boat), where(place), names.heading(bow))
    story.add_event("stopped", message, boat, at=place_name(place), bow=bow)


# Passengers and coal


def _passed(story: MississippiQueenEventBuilder) -> None:
    boat, name = story.mover, display_name(story.was, story.mover)
    if story.now.condition[boat] == state.OUT:
        story.add_event("out", events.out_of_coal(name), boat)
    elif story.was.decision == state.STUCK_DECISION:
        story.add_event("blocked", events.blocked(name), boat)


def _taken(story: MississippiQueenEventBuilder) -> None:
    """Coal taken, or asked for where the giver must agree."""
    if story.now.decision != state.AGREE_DECISION:
        _coal_passed(story)
        return
    race, amount = story.was, story.meant.argument
    message = events.coal_asked(display_name(race, story.mover), display_name(race, int(race.partner)), amount)
    story.add_event("asked", message, story.mover, amount=amount)


def _refused(story: MississippiQueenEventBuilder) -> None:
    partner = int(story.was.partner)
    story.add_event("refused", events.coal_refused(display_name(story.was, partner)), partner)


def _coal_passed(story: MississippiQueenEventBuilder) -> None:
    race, verb, amount = story.was, story.meant.verb, story.meant.argument
    giver, taker = int(race.partner), story.mover
    if race.rose == story.mover or verb == "give":
        giver, taker = taker, giver
    if verb == "agree":
        amount = int(race.amount)
    elif verb == "refill":
        amount = int(story.before.tables[0].full_coal - race.coal[taker])
    message = events.coal_passed(display_name(race, giver), display_name(race, taker), amount)
    story.add_event("coal passed", message, taker, giver=boat_name(race, giver), amount=amount)


def _declined(story: MississippiQueenEventBuilder) -> None:
    boat = int(story.was.boarders[0])
    story.add_event("declined", events.declined(display_name(story.was, boat)), boat)


# Votes and set-up


def _voted(story: MississippiQueenEventBuilder) -> None:
    """A vote, secret until the last one is cast; then all of them."""
    race = story.was
    actor = int(race.actor)
    if race.decision == state.TIE_DECISION:
        direction = DIRECTIONS[story.meant.argument]
        message = events.tie_settled(player(race, actor), names.direction(direction))
        story.add_event("tie settled", message, direction=direction)
        return
    story.add_event("voted", events.voted(player(race, actor)))
    if story.now.decision == state.VOTE_DECISION and story.now.actor != race.actor:
        return
    votes = [int(vote) for vote in race.votes[: story.before.options.players]]
    votes[actor] = 1 + story.meant.argument
    counts = {name: votes.count(1 + index) for index, name in enumerate(DIRECTIONS)}
    story.add_event("vote", events.votes(**counts), votes=counts)
    if story.now.decision == state.TIE_DECISION:
        story.add_event("tied", events.tied(player(race, int(story.now.actor))))


def _placed(story: MississippiQueenEventBuilder) -> None:
    boat = int(story.was.order[int(story.was.turn)])
    place = int(story.now.place[boat])
    told = events.waits if story.meant.verb == "wait" else events.starts
    story.add_event("placed", told(display_name(story.was, boat), where(place)), boat, at=place_name(place))


WRITERS: dict[Verb, Callable[[MississippiQueenEventBuilder], None]] = {
    "speed": _speed,
    "port": _turned,
    "starboard": _turned,
    "ahead": _ahead,
    "back": _back,
    "push": _pushed,
    "face": _faced,
    "stop": _stopped,
    "pass": _passed,
    "give": _coal_passed,
    "take": _taken,
    "refill": _coal_passed,
    "agree": _coal_passed,
    "refuse": _refused,
    "decline": _declined,
    "vote": _voted,
    "wait": _placed,
    "place": _placed,
    "roll": chance.rolled,
    "tile": chance.tile_laid,
    "box": chance.boxed,
    "lot": chance.lot_drawn,
}
