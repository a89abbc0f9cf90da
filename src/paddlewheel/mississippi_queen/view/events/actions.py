"""Events of the action itself: what was done, drawn or rolled."""

from collections.abc import Callable

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.text import join_words, pluralized
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import (
    AGREE,
    BOX,
    DECLINE,
    DIRECTIONS,
    DRAW,
    FACE,
    GIVE,
    GO_AHEAD,
    GO_BACK,
    LOT,
    PASS,
    PLACE,
    PORT,
    PUSH,
    REFILL,
    REFUSE,
    ROLL,
    SPEED,
    STARBOARD,
    STOP,
    TAKE,
    VOTE,
    WAIT,
)
from paddlewheel.mississippi_queen.names import boat_name, place_name
from paddlewheel.mississippi_queen.tables import tile_names
from paddlewheel.mississippi_queen.view.events.builder import MississippiQueenEventBuilder
from paddlewheel.mississippi_queen.view.naming import (
    SIDES,
    coal_text,
    name_in_sentence,
    place_text,
    player,
    seat_of,
    title,
    what_lies_at,
)
from paddlewheel.mississippi_queen.view.river_map import kind_at, waiting_at


def add_action_events(story: MississippiQueenEventBuilder) -> None:
    _event_writer(story.action)(story)


def _event_writer(action: int) -> Callable[[MississippiQueenEventBuilder], None]:
    last_to_teller: tuple[tuple[int, Callable[[MississippiQueenEventBuilder], None]], ...] = (
        (PORT - 1, _speed),
        (STARBOARD, _turned),
        (GO_AHEAD, _ahead),
        (GO_BACK, _back),
        (FACE - 1, _pushed),
        (STOP - 1, _faced),
        (STOP, _stopped),
        (REFUSE, _coal),
        (DECLINE, _boarding),
        (WAIT - 1, _voted),
        (ROLL - 1, _placed),
        (DRAW - 1, _rolled),
        (BOX - 1, _tile),
        (LOT - 1, _boxed),
    )
    return next((teller for last, teller in last_to_teller if action <= last), _lot)


def _speed(story: MississippiQueenEventBuilder) -> None:
    boat, speed = story.mover, story.action - SPEED + 1
    coal = int(story.was.coal[boat] - story.now.coal[boat])
    paid = f" for {coal} coal" if coal else ""
    story.add_event("speed", f"{title(story.was, boat)} sets speed {speed}{paid}.", boat, speed=speed, coal=coal)


def _turned(story: MississippiQueenEventBuilder) -> None:
    boat = story.mover
    side = "port" if story.action == PORT else "starboard"
    coal = int(story.was.coal[boat] - story.now.coal[boat])
    bow = HEADINGS[int(story.now.bow[boat])]
    text = f"{title(story.was, boat)} turns to {side}, bow {bow} ({coal_text(coal)})."
    story.add_event("turned", text, boat, bow=bow, coal=coal)


def _ahead(story: MississippiQueenEventBuilder) -> None:
    target = story.before.neighbour(int(story.was.place[story.mover]), int(story.was.bow[story.mover]))
    _moved(story, target, "goes ahead")


def _back(story: MississippiQueenEventBuilder) -> None:
    behind = (int(story.was.bow[story.mover]) + 3) % 6
    _moved(story, story.before.neighbour(int(story.was.place[story.mover]), behind), "backs off the sandbank")


def _moved(story: MississippiQueenEventBuilder, target: int, how: str, kind: str = "moved") -> None:
    boat = story.mover
    open_water = kind_at(story.was, target) == state.WATER
    onto = "" if open_water else f", {what_lies_at(story.before, target)}"
    origin = place_name(int(story.was.place[boat]))
    facts = {"origin": origin, "to": place_name(target)}
    story.add_event(kind, f"{title(story.was, boat)} {how} to {place_text(target)}{onto}.", boat, **facts)


def _pushed(story: MississippiQueenEventBuilder) -> None:
    """The pushed boat, and the mover that follows once the whole chain has been placed."""
    heading = story.action - PUSH
    boat = int(story.was.pending) if story.was.decision == state.PUSH_DECISION else _boat_ahead(story)
    target = story.before.neighbour(int(story.was.place[boat]), heading)
    pusher, pushed = title(story.was, story.mover), name_in_sentence(story.was, boat)
    text = f"{pusher} pushes {pushed} {HEADINGS[heading]} to {place_text(target)}."
    origin = place_name(int(story.was.place[boat]))
    story.add_event("pushed", text, boat, origin=origin, to=place_name(target), by=boat_name(story.was, story.mover))
    if story.now.place[story.mover] != story.was.place[story.mover]:
        _moved(story, int(story.now.place[story.mover]), "follows", kind="followed")


def _boat_ahead(story: MississippiQueenEventBuilder) -> int:
    race = story.was
    ahead = story.before.neighbour(int(race.place[story.mover]), int(race.bow[story.mover]))
    return next(boat for boat in range(int(race.boats)) if race.place[boat] == ahead and boat != story.mover)


def _faced(story: MississippiQueenEventBuilder) -> None:
    race = story.was
    boat = story.mover
    if race.decision == state.FACE_DECISION:
        boat = int(race.chain[int(race.facing)])
    elif race.decision == state.SETUP_FACE_DECISION:
        boat = int(race.order[int(race.turn)])
    bow = HEADINGS[story.action - FACE]
    verb = "casts off and points" if race.condition[boat] == state.CAST_OFF else "points"
    story.add_event("faced", f"{title(race, boat)} {verb} {bow}.", boat, bow=bow)


def _stopped(story: MississippiQueenEventBuilder) -> None:
    boat = story.mover
    place, bow = int(story.was.place[boat]), HEADINGS[int(story.was.bow[boat])]
    text = f"{title(story.was, boat)} ends its move at {place_text(place)}, bow {bow}."
    story.add_event("stopped", text, boat, at=place_name(place), bow=bow)


def _coal(story: MississippiQueenEventBuilder) -> None:
    race, action = story.was, story.action
    boat, partner = story.mover, int(race.partner)
    if action == PASS:
        if story.now.condition[boat] == state.OUT:
            text = f"{title(race, boat)} has no coal to leave the sandbank and is out of the race."
            story.add_event("out", text, boat)
        elif race.decision == state.STUCK_DECISION:
            story.add_event("blocked", f"{title(race, boat)} finds every way out blocked and waits.", boat)
        return
    if action == REFUSE:
        story.add_event("refused", f"{title(race, partner)} keeps its coal.", partner)
    elif story.now.decision == state.AGREE_DECISION:
        text = f"{title(race, boat)} asks {name_in_sentence(race, partner)} for {action - TAKE} coal."
        story.add_event("asked", text, boat, amount=action - TAKE)
    else:
        _coal_passed(story)


def _boarding(story: MississippiQueenEventBuilder) -> None:
    """A declined passenger; boarding is an event of the consequences."""
    boat = int(story.was.boarders[0])
    if story.action == DECLINE:
        story.add_event("declined", f"{title(story.was, boat)} leaves the passenger at the dock.", boat)


def _coal_passed(story: MississippiQueenEventBuilder) -> None:
    race, action = story.was, story.action
    giver, taker = int(race.partner), story.mover
    if race.rose == story.mover or GIVE < action <= TAKE:
        giver, taker = taker, giver
    amount = int(race.amount) if action == AGREE else action - (GIVE if action <= TAKE else TAKE)
    if action == REFILL:
        amount = int(story.before.tables[0].full_coal - race.coal[taker])
    text = f"{title(race, giver)} gives {name_in_sentence(race, taker)} {amount} coal."
    story.add_event("coal passed", text, taker, giver=boat_name(race, giver), amount=amount)


def _voted(story: MississippiQueenEventBuilder) -> None:
    """A vote, secret until the last one is cast; then all of them."""
    race = story.was
    if race.decision == state.TIE_DECISION:
        direction = DIRECTIONS[story.action - VOTE]
        text = f"The tie is settled by {player(race, int(race.actor))}: {direction}."
        story.add_event("tie settled", text, direction=direction)
        return
    story.add_event("voted", f"A vote is in from {player(race, int(race.actor))}.")
    if story.now.decision == state.VOTE_DECISION and story.now.actor != race.actor:
        return
    votes = [int(vote) for vote in race.votes[: story.before.options.players]]
    votes[int(race.actor)] = 1 + story.action - VOTE
    counts = {name: votes.count(1 + index) for index, name in enumerate(DIRECTIONS)}
    shown = ", ".join(f"{name} {count}" for name, count in counts.items())
    story.add_event("vote", f"The votes: {shown}.", votes=counts)
    if story.now.decision == state.TIE_DECISION:
        story.add_event("tied", f"It is a tie, to be settled by {player(race, int(story.now.actor))}.")


def _placed(story: MississippiQueenEventBuilder) -> None:
    boat = int(story.was.order[int(story.was.turn)])
    place = int(story.now.place[boat])
    if story.action < PLACE:
        story.add_event("placed", f"{title(story.was, boat)} waits on {place_text(place)}.", boat, at=place_name(place))
    else:
        story.add_event(
            "placed", f"{title(story.was, boat)} starts at {place_text(place)}.", boat, at=place_name(place)
        )


def _rolled(story: MississippiQueenEventBuilder) -> None:
    direction = DIRECTIONS[story.action - ROLL]
    boat = _roller(story)
    seat = seat_of(story.was, boat)
    who = f"{player(story.was, seat)}, for the Black Rose," if boat == story.was.rose else title(story.was, boat)
    story.add_event("rolled", f"{who} rolls the die: {direction}.", direction=direction, seat=seat)


def _roller(story: MississippiQueenEventBuilder) -> int:
    """The boat whose player rolls: the one that reached the last tile, or the leader (MQ-RIV-8 and -9)."""
    race = story.was
    if race.decision == state.FINISH_DECISION and story.before.tables[0].leader_rolls_finish:
        racing = [boat for boat in range(int(race.boats)) if race.condition[boat] < state.IN_PORT]
        return max(racing, key=lambda boat: story.before.standing(boat))
    return int(race.discoverer) if race.discoverer != state.NONE else story.mover


def _tile(story: MississippiQueenEventBuilder) -> None:
    """A drawn tile is laid; its docks are filled from the supply."""
    slot = int(story.was.laid)
    name = tile_names()[story.action - DRAW]
    turn = (int(story.now.turned[slot]) - int(story.was.turned[slot - 1])) % 6
    side = "in the ring" if story.before.tables[0].branching_river and slot < 5 else SIDES[(turn + 1) % 6]
    text = f"Tile {name} is laid {side}" + _found_on(story, slot) + "."
    story.add_event("tile", text, tile=name, slot=slot, heading=HEADINGS[int(story.now.turned[slot])])


def _found_on(story: MississippiQueenEventBuilder, slot: int) -> str:
    spaces = range(state.TILE_SPACES * slot, state.TILE_SPACES * (slot + 1))
    kinds = [kind_at(story.now, place) for place in spaces]
    docks = [place for place in spaces if kind_at(story.now, place) in (state.BLUE_DOCK, state.RED_DOCK)]
    waiting = [waiting_at(story.after, place) for place in docks]
    found = [f"a dock with {pluralized(count, 'passenger')}" if count else "an empty dock" for count in waiting]
    for kind, thing in ((state.DEPOT, "coal depot"), (state.DRIFTWOOD, "driftwood"), (state.SANDBANK, "sandbank")):
        count = kinds.count(kind)
        if count:
            found.append("driftwood" if kind == state.DRIFTWOOD else pluralized(count, thing))
    return ", " + join_words(found) if found else ""


def _boxed(story: MississippiQueenEventBuilder) -> None:
    name = tile_names()[story.action - BOX]
    story.add_event("boxed", f"Tile {name} stays in the box.", tile=name)


def _lot(story: MississippiQueenEventBuilder) -> None:
    seat = story.action - LOT
    start = "First to start" if story.was.in_order == 0 else "Next to start"
    story.add_event("lot", f"{start}: {player(story.was, seat)}.", seat=seat)
