"""Set a table of Riverboat up as a rulebook picture would: mats with workers and crops, boats, cards, a phase to play.

table = situation(3)                                # ann, bob and cat, on the mats oak, elm and maple
table.plant("ann", "turnip", "a1 a2 a3").give("ann", coins=1)
table.turn("shipping", "ann")
table.play("ship 3a turnip", "gain points")
assert table["ann"].points == 3
"""

from typing import Any

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.jit.records import to_dict
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import action_text, parse_action
from paddlewheel.riverboat.components import boat_names, card_names, crop_names, mats, tile_names
from paddlewheel.riverboat.game import RIVERBOAT, RiverboatPosition
from paddlewheel.riverboat.state import PHASE_NAMES

NAMES = ("ann", "bob", "cat", "dan")
MAT_NAMES = tuple(mat.name for mat in mats())
FIELDS = tuple(field.name for field in mats()[0].fields)


def bits(fields: str) -> int:
    return sum(1 << FIELDS.index(name) for name in fields.split())


def names(fields: int) -> str:
    return " ".join(name for number, name in enumerate(FIELDS) if (int(fields) >> number) & 1)


class Player:
    """One player of a situation; numbers of the record by their names, sets of fields as 'a1 a2'."""

    def __init__(self, table: "Situation", seat: int) -> None:
        self._table, self._seat = table, seat

    def __getattr__(self, name: str) -> Any:
        value = int(getattr(self._table.record, name)[self._seat])
        return names(value) if name in ("standing", "barn", "well", "surveyed") else value

    @property
    def mat(self) -> str:
        return MAT_NAMES[int(self._table.record.mat[self._seat])]

    @property
    def empty(self) -> str:
        return names(self._table.position.empty_fields(self._seat))

    @property
    def boats(self) -> str:
        row = self._table.record.boats[state.BERTHS * self._seat :]
        return " ".join(boat_names()[kind] for kind in row[: self.boat_count])

    @property
    def hand(self) -> str:
        row = self._table.record.hand[state.HAND_SIZE * self._seat :]
        return " ".join(card_names()[card] for card in row[: self.hand_count])

    @property
    def phase_tiles(self) -> str:
        owners = [int(owner) for owner in self._table.record.phase_owner]
        return " ".join(name for name, owner in zip(PHASE_NAMES, owners, strict=True) if owner == self._seat)

    def fields_with(self, crop: str) -> str:
        return names(self._table.record.crop[state.CROPS * self._seat + crop_names().index(crop)])

    def harvest_of(self, crop: str) -> int:
        return int(self._table.record.harvested[state.CROPS * self._seat + crop_names().index(crop)])

    def points_from(self, source: str) -> int:
        return int(
            self._table.record.earned[state.POINT_SOURCE_COUNT * self._seat + state.POINT_SOURCE_NAMES.index(source)]
        )


class Situation:
    """A position with words for building it, playing it and looking at it."""

    def __init__(self, position: RiverboatPosition) -> None:
        self.position = position

    @property
    def record(self) -> Any:
        return self.position.record

    @property
    def players(self) -> tuple[str, ...]:
        return NAMES[: self.position.options.players]

    def __getitem__(self, name: str) -> Player:
        return Player(self, NAMES.index(name))

    # Building

    def give(self, name: str, **numbers: int) -> "Situation":
        """What a player has: coins, workers, surveyors, staff, agents, points, harbor (a step of the track), ..."""
        for field, number in numbers.items():
            getattr(self.record, field)[NAMES.index(name)] = number
        return self

    def supply(self, **numbers: int) -> "Situation":
        """The general supply: coin, barn, well, surveyor."""
        for thing, number in numbers.items():
            setattr(self.record, f"{thing}_supply", number)
        return self

    def mat(self, name: str, mat: str) -> "Situation":
        self.record.mat[NAMES.index(name)] = MAT_NAMES.index(mat)
        return self

    def stand(self, name: str, fields: str) -> "Situation":
        """Workers out of the player's supply onto bare fields."""
        seat = NAMES.index(name)
        self.record.standing[seat] |= bits(fields)
        self.record.workers[seat] -= len(fields.split())
        assert self.record.workers[seat] >= 0
        return self

    def plant(self, name: str, crop: str, fields: str) -> "Situation":
        """A crop with workers, out of the player's supply, on it."""
        return self.stand(name, fields)._sow(name, crop, fields)

    def harvested(self, name: str, crop: str, fields: str = "", more: int = 0) -> "Situation":
        """A crop whose workers are back home; and, to have a long history, more that were harvested."""
        place = state.CROPS * NAMES.index(name) + crop_names().index(crop)
        self.record.harvested[place] += len(fields.split()) + more
        return self._sow(name, crop, fields)

    def _sow(self, name: str, crop: str, fields: str) -> "Situation":
        self.record.crop[state.CROPS * NAMES.index(name) + crop_names().index(crop)] |= bits(fields)
        return self

    def build(self, name: str, *, barns: str = "", wells: str = "", surveyed: str = "") -> "Situation":
        seat, record = NAMES.index(name), self.record
        record.barn[seat] |= bits(barns)
        record.well[seat] |= bits(wells)
        record.surveyed[seat] |= bits(surveyed)
        record.barn_supply -= len(barns.split())
        record.well_supply -= len(wells.split())
        return self

    def moor(self, name: str, boats: str) -> "Situation":
        """Riverboats above a mat, left to right."""
        seat, record = NAMES.index(name), self.record
        for boat in boats.split():
            record.boats[state.BERTHS * seat + record.boat_count[seat]] = boat_names().index(boat)
            record.boat_count[seat] += 1
        return self

    def deal(self, name: str, cards: str) -> "Situation":
        """Opportunity cards in front of a player."""
        seat, record = NAMES.index(name), self.record
        for card in cards.split():
            number = card_names().index(card)
            record.layer[number] = 0
            for space in range(state.SPACES):
                if record.on_space[space] == number:
                    record.on_space[space] = state.NONE
            record.hand[state.HAND_SIZE * seat + record.hand_count[seat]] = number
            record.hand_count[seat] += 1
        return self

    def show(self, cards: str, *, pile: str | None = None) -> "Situation":
        """The open opportunity cards, '-' a free space; all others, or those named, make the pile.

        'fleet errand / corn' is a pile in which corn, having come back from the board, lies below the others.
        """
        record, opened = self.record, cards.split()
        layers = [card_names()] if pile is None else [row.split() for row in pile.split("/")]
        for number, card in enumerate(card_names()):
            depth = [layer for layer, row in enumerate(layers, start=1) if card in row and card not in opened]
            record.layer[number] = depth[0] if depth else 0
        for space, card in enumerate(opened):
            record.on_space[space] = state.NONE if card == "-" else card_names().index(card)
        return self

    def board(self, tiles: str, *, pile: str | None = None) -> "Situation":
        """The open crop tiles, as 'corn corn wheat-corn'; all others, or those named, make the piles."""
        record = self.record
        for kind, name in enumerate(tile_names()):
            opened, count = tiles.split().count(name), self.position.tables[0].tile_count[kind]
            record.crops_open[kind] = opened
            record.crops_left[kind] = count - opened if pile is None else pile.split().count(name)
        return self

    def boats(self, *, opened: str | None = None, **piles: int) -> "Situation":
        """The open riverboats, and how many are left of a kind, as boat_3a=0."""
        if opened is not None:
            self.record.boats_open = sum(1 << boat_names().index(name) for name in opened.split())
        for name, count in piles.items():
            self.record.boats_left[boat_names().index(name.removeprefix("boat_"))] = count
        return self

    def marker(self, name: str) -> "Situation":
        self.record.first_player = NAMES.index(name)
        return self

    def pile_of_markers(self, *players: str) -> "Situation":
        """Score markers by when they last moved: the last named lies on top."""
        self.record.marker_order[: len(players)] = [NAMES.index(name) for name in players]
        return self

    def tiles(self, **owners: str) -> "Situation":
        """Who has which phase tile."""
        for phase, name in owners.items():
            self.record.phase_owner[PHASE_NAMES.index(phase)] = NAMES.index(name)
        return self

    def begin(self, phase: str, owner: str, *, round_number: int = 1) -> "Situation":
        """The phase begins: its owner gets the bonus, then play goes on up to the first decision."""
        record, number = self.record, PHASE_NAMES.index(phase)
        self.tiles(**{phase: owner})
        record.round_number, record.revealed = round_number, 0
        record.track = 5 - round_number - (number > state.CULTIVATION)
        record.phase = state.PHASE_COUNT if number == state.CULTIVATION else number - 1
        return self._go_on(state.PHASE_BEGINS)

    def turn(self, phase: str, owner: str, *, round_number: int = 1) -> "Situation":
        """The same, but the bonus has been dealt with; in cultivation the first card comes next."""
        record = self.record
        self.tiles(**{phase: owner})
        record.round_number, record.track = round_number, 4 - round_number
        record.phase = PHASE_NAMES.index(phase)
        record.turn = len(self.players) if phase == "cultivation" else 0
        record.revealed = 0
        return self._go_on(state.NEXT_TURN)

    def end_round(self, round_number: int) -> "Situation":
        """Everyone has placed surveyors: the round's last points, and what follows."""
        record = self.record
        record.round_number, record.track, record.phase = round_number, 4 - round_number, state.SCORING
        record.turn = len(self.players)
        return self._go_on(state.NEXT_TURN)

    def _go_on(self, transition: int) -> "Situation":
        self.record.decision = transition
        self.position.run_to_decision()
        return self

    # Playing

    def play(self, *texts: str) -> "Situation":
        """Play actions one after the other, chance's too; each must be legal."""
        for text in texts:
            action = parse_action(text)
            clause = self.position.refusal(action)
            assert not clause, f"{text!r} is refused by {clause}; legal: {self.legal()}"
            assert action in self.position.legal_actions()
            self.position.step(action)
        return self

    def luck(self) -> "Situation":
        """Let chance bring whatever comes first, until a player is asked or the game is over."""
        while self.position.actor == CHANCE:
            self.position.step(self.position.legal_actions()[0])
        return self

    def legal(self) -> list[str]:
        return [action_text(action) for action in self.position.legal_actions()]

    def places(self) -> str:
        """The fields something may be placed on now."""
        return " ".join(text.removeprefix("place ") for text in self.legal() if text.startswith("place "))

    def refusal(self, text: str) -> str:
        clause = self.position.refusal(parse_action(text))
        assert (clause == "") == (text in self.legal())
        return clause

    # Looking

    @property
    def decision(self) -> str:
        return state.DECISION_NAMES[int(self.record.decision)]

    @property
    def phase(self) -> str:
        phase = int(self.record.phase)
        return PHASE_NAMES[phase] if phase < state.PHASE_COUNT else "before the first"

    @property
    def actor(self) -> str:
        actor = self.position.actor
        return {CHANCE: "chance", NOBODY: "nobody"}.get(actor) or NAMES[actor]

    @property
    def open_tiles(self) -> dict[str, int]:
        counts = (int(count) for count in self.record.crops_open)
        return {name: count for name, count in zip(tile_names(), counts, strict=False) if count}

    @property
    def open_boats(self) -> str:
        opened = int(self.record.boats_open)
        return " ".join(name for kind, name in enumerate(boat_names()) if (opened >> kind) & 1)

    @property
    def open_cards(self) -> str:
        cards = (int(card) for card in self.record.on_space)
        return " ".join("-" if card == state.NONE else card_names()[card] for card in cards)

    @property
    def card_pile(self) -> set[str]:
        return {name for card, name in enumerate(card_names()) if self.record.layer[card] > 0}

    @property
    def first_player(self) -> str:
        return NAMES[int(self.record.first_player)]

    @property
    def markers(self) -> str:
        """Score markers by when they last moved, so that of two on a space the later named lies on top."""
        return " ".join(NAMES[int(seat)] for seat in self.record.marker_order[: len(self.players)])

    def each(self, field: str) -> list[int]:
        """A number of every player, in seat order."""
        return [int(value) for value in getattr(self.record, field)[: len(self.players)]]

    def fields(self) -> dict[str, Any]:
        """Everything, for comparing before and after."""
        return to_dict(state.RiverboatState, self.record)

    def copy(self) -> "Situation":
        return Situation(self.position.copy())


def new_game(players: int = 3) -> Situation:
    """A game before its first draw."""
    return Situation(RIVERBOAT.new_position(RIVERBOAT.options(players=players)))


def laid_out(players: int = 3) -> Situation:
    """A new game up to the first player's choice of a phase tile: ann is first, mats in the order of the box."""
    table = new_game(players).play(*(f"mat {mat}" for mat in MAT_NAMES[:players]), "first 1")
    turn = 0
    while table.actor == "chance":
        drawn = table.legal()
        table.play(drawn[turn % len(drawn)])
        turn += 1
    return table


def situation(players: int = 3) -> Situation:
    """The table of round 1 with its phase tiles taken, in their order: cultivation by ann, planting by bob, ..."""
    return laid_out(players).play(*(f"phase {phase}" for phase in PHASE_NAMES))
