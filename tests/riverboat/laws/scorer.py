"""A game's points, worked out again from the log of its actions and the final table by the rule texts alone.

`Scorer` follows what every player has while it reads the log, and writes down each point with its source. On the way it
checks who chooses phase tiles first, and that cards which came back are not drawn too early.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from paddlewheel.riverboat.components import data_file
from paddlewheel.riverboat.state import CROPS
from tests.riverboat.perft.oracle import (
    BENEFITS,
    COUNTED,
    FIXED,
    HARBOR_END,
    barn_points,
    neighbours,
    well_points,
)
from tests.riverboat.perft.table import Field, mat, names, read

PHASES = ("cultivation", "planting", "shipping", "opportunity", "scoring")
CULTIVATION, PLANTING, SHIPPING, OPPORTUNITY, SCORING = range(5)
HARBOR_START = {2: -6, 3: -2, 4: 0}
AGENT_POINTS = (20, 10, 5, 0)
Log = list[tuple[int, str]]  # who did what; chance is nobody


@dataclass
class Ledger:
    """What a player has; the oracle's functions read it like a table."""

    harbor: int
    coins: int = 3
    surveyors: int = 2
    agents: int = 0
    staff: int = 0
    big_tiles: int = 0
    harvested: list[int] = field(default_factory=lambda: [0] * CROPS)
    crops: set[tuple[Field, int]] = field(default_factory=set)
    barns: set[Field] = field(default_factory=set)
    wells: set[Field] = field(default_factory=set)
    boats: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)
    moved: int = 0  # when the score marker came to its space; the later one lies on top

    def walk(self, steps: int) -> None:
        self.harbor = min(self.harbor + steps, HARBOR_END)


def field_called(name: str) -> Field:
    row = ord(name[0]) - ord("a")
    return row, 2 * (int(name[1]) - 1) + row % 2


class Scorer:
    """Reads a log from the first action to the last."""

    def __init__(self, players: int) -> None:
        self.seats = [Ledger(HARBOR_START[players]) for _ in range(players)]
        self.coin_supply, self.surveyor_supply = 25 - 3 * players, 28 - 2 * players
        self.owners: dict[int, int] = {}  # of phase tiles
        self.spaces: list[str] = []  # open cards, left to right
        self.stage, self.drafted = CULTIVATION, False
        self.building = self.boat = ""
        self.tile: list[int] = []
        self.searching = False
        self.first = self.round_number = self.clock = 0
        self.pile = [set(names("opportunities", "card"))]  # layers, the uppermost first

    def read(self, log: Log) -> None:
        for seat, text in log:
            verb, *words = text.split()
            getattr(self, f"on_{verb}")(self.seats[seat] if seat >= 0 else None, seat, words)
        self.end_round()

    # phases

    def enter(self, stage: int) -> None:
        """The bonuses of the phases that have begun. (RB-PLA-1, RB-SHIP-1, RB-OPP-1)"""
        while self.stage < stage:
            self.stage += 1
            owner = self.seats[self.owners[self.stage]]
            if self.stage == PLANTING:
                self.earn(owner, 1)
            elif self.stage == SHIPPING:
                owner.walk(1)
            elif self.stage == OPPORTUNITY:
                self.gain(owner, "bonus", 1)

    def end_round(self) -> None:
        """RB-SCO-6."""
        self.enter(SCORING)
        for turn in range(len(self.seats)):
            player = self.seats[(self.owners[SCORING] + turn) % len(self.seats)]
            self.gain(player, "staff", player.staff + player.agents)
        self.pile.append({card for card in self.spaces if card})
        self.stage, self.drafted, self.spaces = CULTIVATION, False, []
        self.first = self.next_first()

    def next_first(self) -> int:
        """RB-RND-4: the one to the left; of three before the last round, whoever is last and lies on top."""
        if len(self.seats) == 3 and self.round_number == 3:
            return min(range(3), key=lambda seat: (self.seats[seat].points.total(), -self.seats[seat].moved))
        return (self.first + 1) % len(self.seats)

    def gain(self, player: Ledger, source: str, points: int) -> None:
        player.points[source] += points
        self.clock += 1
        if points:
            player.moved = self.clock

    def on_phase(self, player: Ledger, seat: int, words: list[str]) -> None:
        if len(self.owners) == len(PHASES):
            self.owners = {}
        if not self.owners:
            self.round_number += 1
        assert seat == (self.first + len(self.owners)) % len(self.seats), "it is somebody else's turn to choose"
        self.owners[PHASES.index(words[0])] = seat
        self.drafted = len(self.owners) == len(PHASES)

    # chance

    def on_mat(self, player: None, seat: int, words: list[str]) -> None:
        pass

    on_reveal = on_mat

    def on_first(self, player: None, seat: int, words: list[str]) -> None:
        """RB-SET-7: the first player's score marker lies lowest."""
        self.first = int(words[0]) - 1
        for above in range(len(self.seats)):
            self.seats[(self.first + above) % len(self.seats)].moved = above - len(self.seats)

    def on_draw(self, player: None, seat: int, words: list[str]) -> None:
        """Before a round, or when no open tile fits."""
        if self.stage >= SHIPPING:
            self.end_round()
        elif self.drafted:
            self.enter(PLANTING)

    def on_open(self, player: None, seat: int, words: list[str]) -> None:
        if self.stage >= SHIPPING:
            self.end_round()
        self.pile = [layer for layer in self.pile if layer]
        assert words[0] in self.pile[0], "cards that came back lie below the others"
        self.pile[0].remove(words[0])
        self.spaces.append(words[0])

    # coins, agents, features

    def pay(self, player: Ledger) -> None:
        player.coins -= 1
        self.coin_supply += 1

    def earn(self, player: Ledger, coins: int) -> None:
        gained = min(coins, self.coin_supply)
        player.coins += gained
        self.coin_supply -= gained

    def on_coin(self, player: Ledger, seat: int, words: list[str]) -> None:
        self.pay(player)

    def on_gain(self, player: Ledger, seat: int, words: list[str]) -> None:
        """From a riverboat, or 1 from the tile of the scoring phase."""
        coins, points, steps = BENEFITS[self.boat][1:4] if self.stage == SHIPPING else (1, 0, 1)
        if words == ["coins"]:
            self.earn(player, coins)
        elif words == ["points"]:
            self.gain(player, "riverboats", points)
        else:
            player.walk(steps)

    def on_send(self, player: Ledger, seat: int, words: list[str]) -> None:
        player.agents += int(words[0])

    def on_barn(self, player: Ledger, seat: int, words: list[str]) -> None:
        self.building = "barn"

    def on_well(self, player: Ledger, seat: int, words: list[str]) -> None:
        self.building = "well"

    def on_surveyor(self, player: Ledger, seat: int, words: list[str]) -> None:
        player.surveyors += 1
        self.surveyor_supply -= 1

    def on_place(self, player: Ledger, seat: int, words: list[str]) -> None:
        """A barn or a well; a worker in cultivation."""
        if self.stage > CULTIVATION:
            (player.barns if self.building == "barn" else player.wells).add(field_called(words[0]))

    def on_pass(self, player: Ledger, seat: int, words: list[str]) -> None:
        self.enter(SHIPPING)

    # planting

    def on_search(self, player: Ledger, seat: int, words: list[str]) -> None:
        self.searching = words == ["cards"]
        self.enter(OPPORTUNITY if self.searching else PLANTING)
        self.pay(player)

    def on_take(self, player: Ledger, seat: int, words: list[str]) -> None:
        self.enter(PLANTING)
        self.tile = [data_file("crops")["crops"].index(crop) for crop in words[0].split("-")]

    def on_lay(self, player: Ledger, seat: int, words: list[str]) -> None:
        """RB-PLA-3."""
        first, turn = field_called(words[0]), int(words[2])
        around = neighbours(first)
        player.crops.update(zip((first, around[turn], around[(turn + 1) % 6]), self.tile, strict=False))
        self.gain(player, "tiles", len(self.tile) - 1)
        player.big_tiles += len(self.tile) == 3

    # shipping

    def on_ship(self, player: Ledger, seat: int, words: list[str]) -> None:
        self.enter(SHIPPING)
        self.boat = words[0]
        player.boats.append(self.boat)
        player.harvested[data_file("crops")["crops"].index(words[1])] += BENEFITS[self.boat][0]
        if words[2:]:
            self.pay(player)

    # opportunity

    def on_card(self, player: Ledger, seat: int, words: list[str]) -> None:
        """RB-OPP-2: what is given without asking."""
        self.enter(OPPORTUNITY)
        player.cards.append(words[0])
        if self.searching:
            self.pile, self.searching = [set().union(*self.pile) - {words[0]}], False
            return
        space = self.spaces.index(words[0])
        self.spaces[space] = ""
        if space == 0 and self.surveyor_supply:
            self.on_surveyor(player, seat, [])
        elif space == 2:
            player.walk(2)
        elif space == 3:
            self.earn(player, 1)

    # scoring

    def on_survey(self, player: Ledger, seat: int, words: list[str]) -> None:
        """RB-SCO-2 to -5."""
        self.enter(SCORING)
        player.surveyors -= 1
        player.staff += 1
        if words[0] == "card":
            self.gain(player, "opportunities", self.card_points(player, words[1]))
        elif field_called(words[0]) in player.barns:
            self.gain(player, "barns", barn_points(player, field_called(words[0])))
        else:
            self.gain(player, "wells", well_points(player, field_called(words[0])))

    def card_points(self, player: Ledger, card: str) -> int:
        if card in FIXED:
            points, steps, _ = FIXED[card]
            player.walk(steps)
            return points
        count, each, most = COUNTED[card]
        return min(each * count(player), most)

    # the end

    def score_the_end(self, record: Any) -> None:
        """RB-END-1 to -5, by the final table."""
        tables = [read(record, seat) for seat in range(len(self.seats))]
        for seat, (player, table) in enumerate(zip(self.seats, tables, strict=True)):
            player.points["coins"] = table.coins
            covered = {field for field, _ in table.crops} | table.barns
            colours = mat(int(record.mat[seat]))
            open_colours = {colour for field, colour in colours.items() if field not in covered}
            player.points["colours"] = 7 * (5 - len(open_colours))
            player.points["features"] = 2 * (len((table.barns | table.wells) - table.surveyed) + table.surveyors)
        ahead = self.ranked([table.harbor for table in tables])[0]
        for seat, (player, table) in enumerate(zip(self.seats, tables, strict=True)):
            reached = sum(BENEFITS[boat][0] for place, boat in enumerate(table.boats, 1) if table.harbor >= 2 * place)
            player.points["harbor"] = reached if seat == ahead else -(-reached // 2)
        for seat, points in zip(self.ranked([table.agents for table in tables]), AGENT_POINTS, strict=False):
            self.seats[seat].points["agents"] = points if tables[seat].agents else 0

    def ranked(self, counts: list[int]) -> list[int]:
        """Seats, the most first; of equals the one with the earliest phase tile. (RB-END-7)"""
        first_tile = {owner: phase for phase, owner in sorted(self.owners.items(), reverse=True)}
        return sorted(range(len(counts)), key=lambda seat: (-counts[seat], first_tile[seat]))


def differences(player: Ledger, record: Any, seat: int) -> dict[str, tuple[Any, Any]]:
    """What the ledger and the final record do not agree on."""
    table, hand = read(record, seat), names("opportunities", "card")
    cards = [hand[card] for card in record.hand[4 * seat : 4 * seat + record.hand_count[seat]]]
    pairs = {name: (getattr(player, name), getattr(table, name)) for name in ("coins", "agents", "harbor", "surveyors")}
    pairs |= {name: (getattr(player, name), getattr(table, name)) for name in ("crops", "barns", "wells", "big_tiles")}
    pairs |= {"harvested": (tuple(player.harvested), table.harvested), "boats": (tuple(player.boats), table.boats)}
    pairs |= {"cards": (player.cards, cards), "staff": (player.staff, record.staff[seat])}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
