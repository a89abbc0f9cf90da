"""Events of chance: lots, die rolls, tiles."""

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.messages import Message
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS
from paddlewheel.mississippi_queen.kernels import entry
from paddlewheel.mississippi_queen.messages import events, names
from paddlewheel.mississippi_queen.tables import tile_names
from paddlewheel.mississippi_queen.view.events.builder import MississippiQueenEventBuilder
from paddlewheel.mississippi_queen.view.naming import DOCKS, display_name, player, seat_of
from paddlewheel.mississippi_queen.view.river_map import kind_at, waiting_at

RING_SLOTS = 5  # of a branching river


def boxed(story: MississippiQueenEventBuilder) -> None:
    name = tile_names()[story.meant.argument]
    story.add_event("boxed", events.boxed(name), tile=name)


def lot_drawn(story: MississippiQueenEventBuilder) -> None:
    seat = story.meant.argument
    told = events.first_to_start if story.was.in_order == 0 else events.next_to_start
    story.add_event("lot", told(player(story.was, seat)), seat=seat)


def rolled(story: MississippiQueenEventBuilder) -> None:
    direction = DIRECTIONS[story.meant.argument]
    boat = _roller(story)
    seat = seat_of(story.was, boat)
    message = (
        events.rolled_for_rose(player(story.was, seat), names.direction(direction))
        if boat == story.was.rose
        else events.rolled(display_name(story.was, boat), names.direction(direction))
    )
    story.add_event("rolled", message, direction=direction, seat=seat)


def _roller(story: MississippiQueenEventBuilder) -> int:
    """The boat whose player rolls: the one that reached the last tile, or the leader (MQ-RIV-8 and -9)."""
    race = story.was
    if race.decision == state.FINISH_DECISION and story.before.tables[0].leader_rolls_finish:
        racing = [boat for boat in range(int(race.boats)) if race.condition[boat] < state.IN_PORT]
        return max(racing, key=lambda boat: story.before.ask(entry.STANDING, boat))
    return int(race.discoverer) if race.discoverer != state.NONE else story.mover


def tile_laid(story: MississippiQueenEventBuilder) -> None:
    """A drawn tile is laid; its docks are filled from the supply."""
    slot = int(story.was.laid)
    name = tile_names()[story.meant.argument]
    side, found = _side(story, slot), _found_on(story, slot)
    message = events.tile_laid_with(name, side, found) if found else events.tile_laid(name, side)
    story.add_event("tile", message, tile=name, slot=slot, heading=HEADINGS[int(story.now.turned[slot])])


def _side(story: MississippiQueenEventBuilder, slot: int) -> Message:
    if story.before.tables[0].branching_river and slot < RING_SLOTS:
        return names.side(names.RING)
    turn = (int(story.now.turned[slot]) - int(story.was.turned[slot - 1])) % 6
    return names.side(DIRECTIONS[(turn + 1) % 6])


def _found_on(story: MississippiQueenEventBuilder, slot: int) -> tuple[Message, ...]:
    spaces = range(state.TILE_SPACES * slot, state.TILE_SPACES * (slot + 1))
    kinds = [kind_at(story.now, place) for place in spaces]
    found = [
        names.found_dock(waiting_at(story.after, place))
        for place, kind in zip(spaces, kinds, strict=True)
        if kind in DOCKS
    ]
    depots, sandbanks = kinds.count(state.DEPOT), kinds.count(state.SANDBANK)
    found += [names.found_depots(depots)] if depots else []
    found += [names.found_driftwood()] if state.DRIFTWOOD in kinds else []
    found += [names.found_sandbanks(sandbanks)] if sandbanks else []
    return tuple(found)
