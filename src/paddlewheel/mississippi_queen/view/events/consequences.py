"""Events of an action's consequences: boats, river, and the next turn."""

from paddlewheel.core.text import ORDINALS, pluralized
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS, FACE, GO_AHEAD, GO_BACK, STOP
from paddlewheel.mississippi_queen.names import boat_name
from paddlewheel.mississippi_queen.view.events.builder import MississippiQueenEventBuilder
from paddlewheel.mississippi_queen.view.events.clauses import race_end_reason
from paddlewheel.mississippi_queen.view.naming import name_in_sentence, place_text, player, standings, title
from paddlewheel.mississippi_queen.view.river_map import kind_at

SETUP_DECISIONS = (
    state.BOX_DECISION,
    state.FIRST_TILES_DECISION,
    state.LOTS_DECISION,
    state.PLACE_DECISION,
    state.WAIT_DECISION,
    state.SETUP_FACE_DECISION,
)
RACE_END_TEXTS = {
    "docking": "",
    "rounds": " after {rounds} rounds",
    "alone": ", nobody else is left",
    "dead": ", nobody can find enough passengers any more",
}
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
    if story.action in (GO_AHEAD, GO_BACK):
        return bool(story.now.decision != state.MOVE_DECISION and story.now.decision != state.OWN_FACE_DECISION)
    if FACE <= story.action < STOP:
        return bool(
            story.was.decision == state.OWN_FACE_DECISION and story.was.ending in (state.STRANDED, state.BACKING)
        )
    return story.action == STOP


def _slowed(story: MississippiQueenEventBuilder) -> None:
    boat = story.mover
    lost = int(story.was.speed[boat] - story.now.speed[boat])
    if lost <= 0 or story.was.ending in INCOMPLETE_ENDINGS:
        return
    on_sand = kind_at(story.now, int(story.now.place[boat])) == state.SANDBANK
    speed = int(story.now.speed[boat])
    cause = "The sandbank holds" if on_sand else "Driftwood slows"
    story.add_event("slowed", f"{cause} {name_in_sentence(story.now, boat)}: speed {speed}.", boat, speed=speed)


def _incomplete_move(story: MississippiQueenEventBuilder) -> None:
    """The effect of an incomplete move on the boat, MQ-MOV-9 to -11 and MQ-ADV-12."""
    boat, ending = story.mover, story.was.ending
    name = title(story.now, boat)
    out_at_once = story.before.tables[0].out_when_aground and boat != story.was.rose
    if story.now.condition[boat] == state.OUT:
        story.add_event("out", f"{name} runs aground and is out of the race.", boat)
    elif ending == state.STRANDED:
        story.add_event("stranded", f"{name} is stuck on the sandbank and loses this turn.", boat)
    elif ending == state.HITS_LAND:
        story.add_event("aground", f"{name} runs aground: under repair, it loses its next turn.", boat)
    elif ending == state.HELD and out_at_once:
        story.add_event("held up", f"{name} is held up and stops.", boat)
    elif ending == state.HELD:
        story.add_event("held up", f"{name} is held up and loses its next turn.", boat)


def _boarded(story: MississippiQueenEventBuilder, boat: int) -> None:
    aboard = int(story.now.passengers[boat])
    if aboard > story.was.passengers[boat]:
        text = f"{title(story.now, boat)} takes a passenger aboard ({aboard} of 2)."
        story.add_event("boarded", text, boat, aboard=aboard)


def _refilled(story: MississippiQueenEventBuilder, boat: int) -> None:
    place, coal = int(story.now.place[boat]), int(story.now.coal[boat])
    if coal > story.was.coal[boat] and boat != story.now.rose and kind_at(story.now, place) == state.DEPOT:
        story.add_event("refilled", f"{title(story.now, boat)} fills up with coal.", boat, coal=coal)


def _docked(story: MississippiQueenEventBuilder, boat: int) -> None:
    if story.now.condition[boat] == state.IN_PORT and story.was.condition[boat] != state.IN_PORT:
        berth = int(story.now.berth[boat])
        story.add_event(
            "docked", f"{title(story.now, boat)} docks at the finish, {ORDINALS[berth]}!", boat, berth=berth
        )


def _finish_laid(story: MississippiQueenEventBuilder) -> None:
    if story.now.finish and not story.was.finish:
        direction = DIRECTIONS[int(story.now.finish) - 1]
        story.add_event("finish", f"The finish lies {direction}.", direction=direction)


def _tiles_removed(story: MississippiQueenEventBuilder) -> None:
    if story.now.kept <= story.was.kept:
        return
    back = int(story.now.put_back - story.was.put_back)
    lost = f", {pluralized(back, 'passenger')} with them" if back else ""
    story.add_event("removed", f"The tiles behind all boats leave the river{lost}.", kept=int(story.now.kept))


def _over(story: MississippiQueenEventBuilder) -> None:
    reason = RACE_END_TEXTS[race_end_reason(story)].format(rounds=int(story.now.round_number))
    story.add_event("over", f"The race is over{reason}. {standings(story.after)}", places=story.after.result())


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
        cause = "waits for a free dock" if ashore else "is under repair this turn" if repair else "loses this turn"
        story.add_event("lost turn", f"{title(story.now, boat)} {cause}.", boat)


def _new_round(story: MississippiQueenEventBuilder) -> None:
    race = story.now
    order = [int(boat) for boat in race.order[: int(race.in_order)]]
    names = []
    for boat in order:
        moved_by = f" (moved by {player(race, int(race.controller))})" if boat == race.rose else ""
        names.append(name_in_sentence(race, boat) + moved_by)
    number = int(race.round_number)
    order_names = [boat_name(race, boat) for boat in order]
    story.add_event("round", f"Round {number}: {', '.join(names)}.", round=number, order=order_names)


def _put_on_river(story: MississippiQueenEventBuilder, boat: int) -> None:
    was, now = int(story.was.place[boat]), int(story.now.place[boat])
    if state.ASHORE <= was < state.DOCKED and now < state.BANK:
        story.add_event("launched", f"{title(story.now, boat)} comes onto the river at {place_text(now)}.", boat)
