"""Events of an action's consequences: boats, river, and the next turn."""

from paddlewheel.core.text import ORDINALS, counted
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS, FACE, GO_AHEAD, GO_BACK, STOP
from paddlewheel.mississippi_queen.names import boat_name
from paddlewheel.mississippi_queen.view.events.builder import Story
from paddlewheel.mississippi_queen.view.events.clauses import why_over
from paddlewheel.mississippi_queen.view.naming import inside, player, standings, title, where
from paddlewheel.mississippi_queen.view.river_map import kind_at

SET_UP = (
    state.BOX_PHASE,
    state.FIRST_TILES_PHASE,
    state.LOTS_PHASE,
    state.PLACE_PHASE,
    state.WAIT_PHASE,
    state.SETUP_FACE_PHASE,
)
REASONS = {
    "docking": "",
    "rounds": " after {rounds} rounds",
    "alone": ", nobody else is left",
    "dead": ", nobody can find enough passengers any more",
}
BAD_ENDS = (state.HELD, state.HITS_LAND, state.STRANDED)


def tell_aftermath(story: Story) -> None:
    if story.was.phase not in SET_UP:
        if _move_ended(story):
            _slowed(story)
            _grief(story)
        for boat in range(int(story.now.boats)):
            _boarded(story, boat)
            _refilled(story, boat)
            _docked(story, boat)
        _finish_laid(story)
        _tiles_removed(story)
    if story.now.phase == state.OVER_PHASE and story.was.phase != state.OVER_PHASE:
        _over(story)
        return
    _turns(story)
    for boat in range(int(story.now.boats)):
        _put_on_river(story, boat)


def _move_ended(story: Story) -> bool:
    if story.action in (GO_AHEAD, GO_BACK):
        return bool(story.now.phase != state.MOVE_PHASE and story.now.phase != state.OWN_FACE_PHASE)
    if FACE <= story.action < STOP:
        return bool(story.was.phase == state.OWN_FACE_PHASE and story.was.ending in (state.STRANDED, state.BACKING))
    return story.action == STOP


def _slowed(story: Story) -> None:
    boat = story.mover
    lost = int(story.was.speed[boat] - story.now.speed[boat])
    if lost <= 0 or story.was.ending in BAD_ENDS:
        return
    on_sand = kind_at(story.now, int(story.now.place[boat])) == state.SANDBANK
    speed = int(story.now.speed[boat])
    cause = "The sandbank holds" if on_sand else "Driftwood slows"
    story.tell("slowed", f"{cause} {inside(story.now, boat)}: speed {speed}.", boat, speed=speed)


def _grief(story: Story) -> None:
    """The effect of an incomplete move on the boat, MQ-MOV-9 to -11 and MQ-ADV-12."""
    boat, ending = story.mover, story.was.ending
    name = title(story.now, boat)
    out_at_once = story.before.tables[0].out_when_aground and boat != story.was.rose
    if story.now.condition[boat] == state.OUT:
        story.tell("out", f"{name} runs aground and is out of the race.", boat)
    elif ending == state.STRANDED:
        story.tell("stranded", f"{name} is stuck on the sandbank and loses this turn.", boat)
    elif ending == state.HITS_LAND:
        story.tell("aground", f"{name} runs aground: under repair, it loses its next turn.", boat)
    elif ending == state.HELD and out_at_once:
        story.tell("held up", f"{name} is held up and stops.", boat)
    elif ending == state.HELD:
        story.tell("held up", f"{name} is held up and loses its next turn.", boat)


def _boarded(story: Story, boat: int) -> None:
    aboard = int(story.now.passengers[boat])
    if aboard > story.was.passengers[boat]:
        text = f"{title(story.now, boat)} takes a passenger aboard ({aboard} of 2)."
        story.tell("boarded", text, boat, aboard=aboard)


def _refilled(story: Story, boat: int) -> None:
    place, coal = int(story.now.place[boat]), int(story.now.coal[boat])
    if coal > story.was.coal[boat] and boat != story.now.rose and kind_at(story.now, place) == state.DEPOT:
        story.tell("refilled", f"{title(story.now, boat)} fills up with coal.", boat, coal=coal)


def _docked(story: Story, boat: int) -> None:
    if story.now.condition[boat] == state.IN_PORT and story.was.condition[boat] != state.IN_PORT:
        berth = int(story.now.berth[boat])
        story.tell("docked", f"{title(story.now, boat)} docks at the finish, {ORDINALS[berth]}!", boat, berth=berth)


def _finish_laid(story: Story) -> None:
    if story.now.finish and not story.was.finish:
        direction = DIRECTIONS[int(story.now.finish) - 1]
        story.tell("finish", f"The finish lies {direction}.", direction=direction)


def _tiles_removed(story: Story) -> None:
    if story.now.kept <= story.was.kept:
        return
    back = int(story.now.put_back - story.was.put_back)
    lost = f", {counted(back, 'passenger')} with them" if back else ""
    story.tell("removed", f"The tiles behind all boats leave the river{lost}.", kept=int(story.now.kept))


def _over(story: Story) -> None:
    reason = REASONS[why_over(story)].format(rounds=int(story.now.round_number))
    story.tell("over", f"The race is over{reason}. {standings(story.after)}", places=story.after.result())


def _turns(story: Story) -> None:
    """Turns lost before the next boat's turn, and a new round."""
    was, now = story.was, story.now
    if now.round_number == was.round_number:
        if now.turn > was.turn:
            _lost(story, [int(boat) for boat in now.order[int(was.turn) + 1 : int(now.turn)]])
        return
    if was.round_number > 0:
        _lost(story, [int(boat) for boat in was.order[int(was.turn) + 1 : int(was.in_order)]])
    _new_round(story)
    _lost(story, [int(boat) for boat in now.order[: int(now.turn)]])


def _lost(story: Story, boats: list[int]) -> None:
    for boat in boats:
        if story.now.condition[boat] in (state.IN_PORT, state.OUT):
            continue
        repair = story.now.condition[boat] == state.CAST_OFF
        ashore = state.ASHORE <= story.now.place[boat] < state.DOCKED
        cause = "waits for a free dock" if ashore else "is under repair this turn" if repair else "loses this turn"
        story.tell("lost turn", f"{title(story.now, boat)} {cause}.", boat)


def _new_round(story: Story) -> None:
    race = story.now
    order = [int(boat) for boat in race.order[: int(race.in_order)]]
    names = []
    for boat in order:
        moved_by = f" (moved by {player(race, int(race.controller))})" if boat == race.rose else ""
        names.append(inside(race, boat) + moved_by)
    number = int(race.round_number)
    order_names = [boat_name(race, boat) for boat in order]
    story.tell("round", f"Round {number}: {', '.join(names)}.", round=number, order=order_names)


def _put_on_river(story: Story, boat: int) -> None:
    was, now = int(story.was.place[boat]), int(story.now.place[boat])
    if state.ASHORE <= was < state.DOCKED and now < state.BANK:
        story.tell("launched", f"{title(story.now, boat)} comes onto the river at {where(now)}.", boat)
