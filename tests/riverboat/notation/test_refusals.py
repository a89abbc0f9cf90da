"""Positions of Riverboat that cannot be, each refused with the field and what would be right."""

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from paddlewheel.core.errors import NotationError
from paddlewheel.core.notation.positions import position_from_json, position_from_text, position_to_json
from tests.core.notation.corruption import Data, change
from tests.riverboat.notation.sample_positions import GAME, samples

# The second round; seat 2 has claimed riverboat 5 and may take a surveyor and send a worker to New Orleans.
BASE = (
    "rb1 2017:2 2/shipping/benefit/2 lap=1,benefits=feature+agents 2/22121/12 h/h4s5c6d4*2w3 "
    "2t,4w,3c,2p,ttw,ttc/3t,c,p,2u,pp,uu,2tw,tp,tu,wc,wu,cp,cu,ttt,ppp 1,2a,2b,3a,3b,4,6,7 "
    "passage,pumpkins,variety,turnips/wheat,corn,voyage,savings,acreage,barns,homestead,outskirts,fleet|potatoes,wells "
    "elm:w5c3s1a5h-2t1:7,1,5:agents!:tiles7,bonus1,barns4,opportunities8,staff6:upp1u1C1/Cpuu2P1/1#!3pC1/p1p2tu1/p7 "
    "maple:w5c4s0a3h-2t1:4,1,5:errand!:tiles7,barns6,opportunities5,staff5:1Wttt#!t1/2ttt*t2/6U1/1t1C1U2/2wW2W1"
)
ONE, TWO = ("players", 0), ("players", 1)
LAND = (*TWO, "fields")


def base() -> Data:
    return position_to_json(position_from_text(GAME, BASE))


def pop(*path: Any) -> Callable[[Data], None]:
    """A function that leaves something out."""

    def made(data: Data) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return made


def add(*path: Any, name: str) -> Callable[[Data], None]:
    def made(data: Data) -> None:
        for step in path:
            data = data[step]
        data.append(name)

    return made


def both(*spoils: Callable[[Data], None]) -> Callable[[Data], None]:
    def made(data: Data) -> None:
        for spoil in spoils:
            spoil(data)

    return made


IMPOSSIBLE: list[tuple[Callable[[Data], None], str]] = [
    (
        change("format", to="chess"),
        "format: this is 'chess', not \"paddlewheel-position\"; it is not a Paddlewheel position",
    ),
    (change("version", to=3), "version: this position has version 3; this program reads versions 1 to 2"),
    (change("game", to="mississippi-queen"), "game: must be 'riverboat', not 'mississippi-queen'"),
    (change("options", "edition", to="2018"), "options: Riverboat has one edition, 2017; there is no '2018'"),
    (change("options", "players", to=3), "markers: must name each of the seats [1, 2, 3] once, not [1, 2]"),
    (change("options", "players", to="2"), "options.players: must be a number from 1 to 4, not '2'"),
    (
        change("options", "variants", to={"black_rose": True}),
        "options: Riverboat has no variant 'black_rose'; what can be changed",
    ),
    (change("round", to=5), "round: must be a number from 0 to 4, not 5"),
    (change("round", to=0), "round: must be 1 to 4 in decision benefit, not 0"),
    (change("round", to=3), "unseen: 24 of the cards must have appeared by now, not 16 (RB-CUL-2)"),
    (change("phase", to="planting"), "phase: must be shipping in decision benefit, not planting"),
    (change("phase", to=None), "phase: must be shipping in decision benefit, not null"),
    (
        change("decision", to="sail"),
        "decision: must be one of mat, first, fill, open, reveal, draft, hire, cultivate, take, lay,",
    ),
    (change("decision", to="ship"), "turn.benefits: there is no such field; the fields are lap, passed"),
    (change("actor", to=1), "players[seat 2].riverboats: can be 2 at most by now, not 3 (RB-SHIP-2)"),
    (change("actor", to="chance"), "actor: must be a seat in decision benefit"),
    (change("actor", to=3), 'actor: must be a seat from 1 to 2, "chance" or null, not 3'),
    (change("turn", to=None), "turn: must be an object with the fields lap, passed, benefits, not None"),
    (change("turn", "lap", to=3), "turn.lap: must be a number from 1 to 2, not 3"),
    (change("turn", "passed", to=[2]), "turn.passed: seat 2 has passed and cannot have a turn (RB-SHIP-2)"),
    (change("turn", "passed", to=[1]), "players[seat 1].riverboats: can be 2 at most by now, not 3 (RB-SHIP-2)"),
    (change("turn", "passed", to=[1, 1]), "turn.passed: names seat 1 twice"),
    (change("turn", "benefits", to=["coins"]), "turn.benefits: riverboat 5, the last one claimed, brings no coins"),
    (change("turn", "benefits", to=[]), "turn.benefits: must name at least one: what is due decides"),
    (change("turn", "tile", to="wheat"), "turn.tile: there is no such field; the fields are lap, passed, benefits"),
    (change("first_player", to=None), "first_player: must be a seat once the mats are dealt"),
    (change("first_player", to=1), "phase_tiles: seat 1 must have 3 by now, not 2 (RB-RND-2)"),
    (
        change("phase_tiles", "planting", to=None),
        "phase_tiles.planting: must be a seat in decision benefit of shipping",
    ),
    (change("phase_tiles", "planting", to=1), "phase_tiles: seat 1 must have 2 by now, not 3 (RB-RND-2)"),
    (pop("phase_tiles", "scoring"), "phase_tiles.scoring: missing; the fields are cultivation, planting, shipping,"),
    (change("markers", to=[1, 1]), "markers: must name each of the seats [1, 2] once, not [1, 1]"),
    (change("card", to=None), "card: must be the one that was revealed last in this round"),
    (change("card", to="joker"), "card: must be one of heart, spade, club, diamond, star, wild, not 'joker'"),
    (change("unseen", "heart", to=8), "unseen.heart: must be a number from 0 to 7, not 8"),
    (change("unseen", "heart", to=5), "unseen: 16 of the cards must have appeared by now, not 15 (RB-CUL-2)"),
    (
        change("unseen", "joker", to=1),
        "unseen.joker: there is no such field; the fields are heart, spade, club, diamond, star,",
    ),
    (change("open_tiles", "turnip", to=15), "open_tiles.turnip: must be a number from 0 to 14, not 15"),
    (
        change("open_tiles", "turnip", to=12),
        "laid_tiles: there are 14 turnip tiles in the game, but 15 are open or laid",
    ),
    (
        change("open_tiles", "turnip-turnip-wheat", to=2),
        "open_tiles.turnip-turnip-wheat: must be a number from 0 to 1, not 2",
    ),
    (
        change("open_tiles", "apple", to=1),
        "open_tiles.apple: there is no such field; the fields are turnip, wheat, corn, potato,",
    ),
    (
        change("laid_tiles", "corn", to=2),
        "laid_tiles: must show as much corn as is on the mats: they show 5, there is 4",
    ),
    (
        change("laid_tiles", "turnip-turnip-wheat", to=1),
        "laid_tiles: there are 1 turnip-turnip-wheat tiles in the game, but 2 are open or laid",
    ),
    (change("riverboats", to=["1", "1"]), "riverboats: names 1 twice"),
    (change("riverboats", 0, to="8"), "riverboats: must be one of 1, 2a, 2b, 3a, 3b, 4, 5, 6, 7, not '8'"),
    (
        both(pop("riverboats", 7), change(*ONE, "riverboats", to=["6", "1", "5"])),
        "riverboats: 7 must be open: nobody has claimed one",
    ),
    (
        change("opportunities", 0, to=None),
        "opportunities: passage must be once on a space, in the pile or with a player, not 0 times",
    ),
    (
        change("opportunities", 0, to="wheat"),
        "opportunities: wheat must be once on a space, in the pile or with a player, not 2 times",
    ),
    (
        change("opportunities", 0, to="chess"),
        "opportunities[0]: must be one of turnips, wheat, corn, potatoes, pumpkins, variety,",
    ),
    (change("opportunities", to=[]), "opportunities: must be a list of 4, with null for no card"),
    (pop("pile", 0, 0), "opportunities: wheat must be once on a space, in the pile or with a player, not 0 times"),
    (add("pile", 1, name="wheat"), "pile: names wheat twice"),
    (change("pile", to=[["wheat"], []]), "pile: its last layer must not be empty"),
    (
        both(change("pile", 1, to=["potatoes"]), change("pile", 0, 0, to="wells"), add("pile", name=["wheat"])),
        "pile: can have 2 layers at most by now, not 3 (RB-OPP-4)",
    ),
    (pop("players", 1), "players: must be a list of 2, one for each seat, not of 1"),
    (
        change("players", 1, to=7),
        "players[seat 2]: must be an object with the fields seat, mat, points, coins, workers,",
    ),
    (change(*TWO, "seat", to=1), "players[seat 2].seat: must be 2, not 1; players stand in seat order"),
    (pop(*TWO, "coins"), "players[seat 2].coins: missing; the fields are seat, mat, points, coins, workers,"),
    (change(*TWO, "mat", to="birch"), "players[seat 2].mat: must be one of oak, elm, maple, willow, not 'birch'"),
    (change(*TWO, "mat", to="elm"), "players[seat 1].mat: elm is dealt twice; the mats are different (RB-SET-6)"),
    (change(*TWO, "mat", to=None), "players: all 2 must have a mat in decision benefit of shipping, not 1"),
    (change(*TWO, "coins", to=26), "players[seat 2].coins: must be a number from 0 to 25, not 26"),
    (change(*TWO, "coins", to=23), "players: there are 25 coins in the game, but these have 26"),
    (change(*TWO, "coins", to=-1), "players[seat 2].coins: must be a number from 0 to 25, not -1"),
    (change(*TWO, "workers", to=4), "players: 13 workers each and 2 of the round track make 28, not 27 (RB-CUL-1)"),
    (change(*TWO, "workers", to=6), "players: 13 workers each and 2 of the round track make 28, not 29 (RB-CUL-1)"),
    (
        both(change(*ONE, "workers", to=6), change(*TWO, "workers", to=4)),
        "players[seat 2].workers: must be one more: this round's worker of the round track went to",
    ),
    (change(*TWO, "surveyors", to=26), "players: there are 28 surveyors in the game, but these have 31"),
    (
        both(change(*TWO, "surveyed_opportunities", to=[]), change(*LAND, "surveyed", to=[])),
        "players[seat 2].surveyors: with those placed there must be 2 at least, not 0",
    ),
    (change(*TWO, "harbor", to=19), "players[seat 2].harbor: must be a number from -6 to 18, not 19"),
    (change(*TWO, "harbor", to=-7), "players[seat 2].harbor: must be a number from -6 to 18, not -7"),
    (change(*TWO, "riverboats", to=["4", "1"]), "turn.benefits: riverboat 1, the last one claimed, brings no feature"),
    (
        change(*TWO, "riverboats", to=["4", "1", "1", "5"]),
        "players[seat 2].riverboats: can be 3 at most by now, not 4 (RB-SHIP-2)",
    ),
    (
        change(*TWO, "riverboats", to=["4", "1", "7"]),
        "players[seat 2].riverboats: carry 12, but 10 crops of this player have been harvested and",
    ),
    (
        change(*TWO, "opportunities", to=[]),
        "players[seat 2].surveyed_opportunities: errand is not among this player's cards",
    ),
    (
        both(change(*TWO, "opportunities", to=["errand", "wells"]), change("pile", 1, to=["potatoes"])),
        "players[seat 2].opportunities: must be 1 in decision benefit of shipping, one a round, not 2",
    ),
    (
        change(*TWO, "surveyed_opportunities", to=["wells"]),
        "players[seat 2].surveyed_opportunities: wells is not among this player's cards",
    ),
    (change(*TWO, "three_hex_tiles", to=2), "players: three_hex_tiles must add up to the 2 in laid_tiles, not to 3"),
    (
        both(change(*ONE, "three_hex_tiles", to=9), change(*TWO, "three_hex_tiles", to=-7)),
        "players[seat 2].three_hex_tiles: must be a number from 0 to 16, not -7",
    ),
    (
        change(*TWO, "points", "tiles", to=8),
        "players: points.tiles must add up to 14 for the tiles laid, not to 15 (RB-PLA-3)",
    ),
    (
        change(*TWO, "points", "bonus", to=1),
        "players: points.bonus must add up to 1, one a round by now, not to 2 (RB-OPP-1)",
    ),
    (change(*TWO, "points", "riverboats", to=1), "players[seat 2].points.riverboats: can be 0 at most by now, not 1"),
    (change(*TWO, "points", "barns", to=13), "players[seat 2].points.barns: can be 12 at most by now, not 13"),
    (change(*TWO, "points", "harbor", to=5), "players[seat 2].points.harbor: can be 0 at most by now, not 5"),
    (
        change(*TWO, "points", "luck", to=5),
        "players[seat 2].points.luck: there is no such field; the fields are tiles, riverboats,",
    ),
    (
        change(*TWO, "points", to=30),
        "players[seat 2].points: must be an object with the fields tiles, riverboats, bonus,",
    ),
    (change(*LAND, "workers", to=["z9"]), "players[seat 2].fields.workers: must be fields from a1 to e8, not 'z9'"),
    (
        add(*LAND, "workers", name="a1"),
        "players[seat 2].fields.workers: on a1 no crop is under the worker, in decision benefit of",
    ),
    (add(*LAND, "workers", name="a2"), "players[seat 2].fields.workers: names a2 twice"),
    (add(*LAND, "workers", name="a6"), "players[seat 2].fields.barns: a crop or a worker is on a6 already (RB-EST-1)"),
    (
        change(*LAND, "barns", 0, to="a3"),
        "players[seat 2].fields.barns: a crop or a worker is on a3 already (RB-EST-1)",
    ),
    (add(*LAND, "crops", "wheat", name="a3"), "players[seat 2].fields.crops.wheat: another crop is on a3 already"),
    (
        change(*LAND, "wells", 0, to="e1"),
        "players[seat 2].fields.wells: a well stands on a crop, but there is none on e1 (RB-EST-2)",
    ),
    (
        add(*LAND, "wells", name="a3"),
        "players[seat 2].fields.wells: only one can stand on turnip, not a3 and b5 (RB-EST-2)",
    ),
    (
        add(*LAND, "surveyed", name="b5"),
        "players[seat 2].surveyors: this player can have surveyed 2 barns, wells and cards at most",
    ),
    (add(*LAND, "surveyed", name="a1"), "players[seat 2].fields.surveyed: there is neither barn nor well on a1"),
    (pop("card"), "card: missing; the fields are format, version, game, options, round, phase, decision, actor,"),
    (change("moves", to=None), "moves: there is no such field; the fields are format, version, game, options, round,"),
]


@pytest.mark.parametrize(("spoil", "sentence"), IMPOSSIBLE, ids=[sentence for _, sentence in IMPOSSIBLE])
def test_what_cannot_be_is_refused(spoil: Callable[[Data], None], sentence: str) -> None:
    check_refused(base(), spoil, sentence)


def check_refused(data: Data, spoil: Callable[[Data], None], sentence: str) -> None:
    spoil(data)
    with pytest.raises(NotationError, match="^" + re.escape(sentence)):
        position_from_json(GAME, data)


def moment(phase: str | None, decision: str) -> Data:
    return next(copy.deepcopy(data) for data in samples() if (data["phase"], data["decision"]) == (phase, decision))


OTHER_MOMENTS: list[tuple[str | None, str, Callable[[Data], None], str]] = [
    (None, "mat", change("round", to=1), "round: must be 0 in decision mat, not 1"),
    (None, "mat", change("first_player", to=1), "first_player: must be null before the first round"),
    (None, "mat", change("markers", to=[2, 1]), "markers: must stand in the order of the seats before the first round"),
    (None, "mat", change("riverboats", to=["1"]), "riverboats: must be empty before the first round"),
    (None, "mat", change("open_tiles", to={"turnip": 1}), "open_tiles: must be empty before the first round"),
    (
        None,
        "mat",
        change(*TWO, "mat", to="oak"),
        "players[seat 1].mat: must be a mat: they are dealt in the order of the seats",
    ),
    (None, "mat", change(*TWO, "coins", to=4), "players[seat 2].coins: must be 3 before the first phase (RB-SET-6)"),
    (None, "first", change(*TWO, "mat", to=None), "players: all 2 must have a mat in decision first, not 1"),
    (None, "first", change("phase_tiles", "scoring", to=1), "phase_tiles: must all be null in decision first"),
    (None, "fill", change("actor", to=2), 'actor: must be "chance" in decision fill'),
    (None, "fill", change("markers", to=[2, 1]), "markers: must be [1, 2] before the first phase (RB-SET-7)"),
    (None, "fill", pop("riverboats", 0), "riverboats: 1 must be open in decision fill: 5 are left (RB-RND-1)"),
    (
        None,
        "open",
        change("open_tiles", to={}),
        "open_tiles: 14 more of one hex must be open in decision open (RB-RND-1)",
    ),
    (
        None,
        "draft",
        both(change("pile", 0, 0, to="wheat"), change("pile", to=[])),
        "opportunities: turnips must be once on a space, in the pile or with a player, not 0 times",
    ),
    (None, "draft", change("phase_tiles", "scoring", to=2), "phase_tiles: seat 1 must have 1 by now, not 0 (RB-RND-2)"),
    (None, "draft", change("phase_tiles", "scoring", to=1), "actor: must be 2 in decision draft of this position"),
    (None, "draft", change("actor", to=2), "actor: must be 1 in decision draft of this position"),
    ("cultivation", "hire", change("actor", to=1), "actor: must be 2 in decision hire of cultivation of this position"),
    (
        "cultivation",
        "reveal",
        change("unseen", to={"heart": 7}),
        "unseen: 0 to 7 of the cards must have appeared by now, not 33 (RB-CUL-2)",
    ),
    (
        "cultivation",
        "cultivate",
        both(change(*ONE, "workers", to=0), change(*ONE, "agents", to=13), change("actor", to=1)),
        "actor: cannot be 1: this seat has no worker to place (RB-CUL-5)",
    ),
    (
        "cultivation",
        "cultivate",
        both(change(*ONE, "coins", to=22), change("turn", "paid", to=True)),
        "players: have all the coins, but one of them was just spent",
    ),
    ("cultivation", "cultivate", change("turn", "paid", to=1), "turn.paid: must be true or false, not 1"),
    (
        "planting",
        "take",
        change("turn", "search", to="triples"),
        "turn.search: must be one of singles, doubles, not 'triples'",
    ),
    (
        "planting",
        "take",
        both(change("turn", "refilled", to=True), change("open_tiles", "turnip", to=0)),
        "turn.refilled: is true, but the board is not full (RB-PLA-5)",
    ),
    (
        "planting",
        "take",
        change("open_tiles", to={}),
        "decision: cannot be take: no open tile fits under the workers on bare fields (RB-PLA-5)",
    ),
    (
        "planting",
        "lay",
        change("turn", "tile", to=None),
        "turn.tile: must be one of turnip, wheat, corn, potato, pumpkin, turnip-turnip,",
    ),
    (
        "planting",
        "lay",
        change("turn", "tile", to="turnip-turnip-wheat"),
        "decision: cannot be lay: there would be nothing to choose from",
    ),
    ("planting", "fill", change("turn", "planter", to=5), "turn.planter: must be a number from 1 to 3, not 5"),
    (
        "planting",
        "fill",
        change("turn", "planter", to=2),
        "turn.planter: seat 2 has no worker on a bare field (RB-PLA-6)",
    ),
    (
        "shipping",
        "ship",
        change("decision", to="feature"),
        "players[seat 1].riverboats: must name the one that was just claimed, in decision feature of",
    ),
    (
        "shipping",
        "ship",
        change("turn", "lap", to=2),
        "players[seat 1].riverboats: must be 1 at least: this player has not passed in this round",
    ),
    (
        "shipping",
        "ship",
        change("turn", "passed", to=[1]),
        "turn.passed: seat 1 has passed and cannot have a turn (RB-SHIP-2)",
    ),
    ("shipping", "ship", change("turn", "passed", to=[2]), "turn.passed: seat 2 has not had a turn to pass in"),
    (
        "shipping",
        "build",
        change("turn", "building", to="silo"),
        "turn.building: must be one of barn, well, not 'silo'",
    ),
    (
        "shipping",
        "build",
        change("turn", "benefits", to=["coins"]),
        "turn.benefits: riverboat 4, the last one claimed, brings no coins",
    ),
    ("opportunity", "card", change("turn", "search", to="singles"), "turn.search: must be one of cards, not 'singles'"),
    (
        "opportunity",
        "card",
        change("actor", to=2),
        "players[seat 1].opportunities: must be 1 in decision card of opportunity, one a round, not 0",
    ),
    (
        "opportunity",
        "feature",
        change("players", 2, "surveyors", to=3),
        "decision: another feature is chosen only with no surveyor left, but there are 21 (RB-EST-4)",
    ),
    ("opportunity", "send", change("turn", to={"agents": 2}), "turn: must be null in decision send of opportunity"),
    ("scoring", "bonus", change("actor", to=1), "actor: must be 2 in decision bonus of scoring of this position"),
    (
        "scoring",
        "survey",
        change("turn", "surveys", to=2),
        "turn.surveys: is 2, but seat 2 has placed only 0 surveyors",
    ),
    (
        "scoring",
        "survey",
        both(change("opportunities", 0, to="wells"), change("pile", 0, to=["corn"])),
        "opportunities: turnips must be once on a space, in the pile or with a player, not 0 times",
    ),
    (
        "scoring",
        "survey",
        change(*ONE, "surveyors", to=0),
        "players[seat 1].surveyors: with those placed there must be 2 at least, not 0",
    ),
    (
        "scoring",
        "send",
        change("turn", "agents", to=1),
        "turn.agents: no card that seat 1 has surveyed brings 1 agents",
    ),
    (
        "scoring",
        "send",
        change("turn", "surveys", to=0),
        "turn.surveys: must be 1 at least: a card has just been surveyed",
    ),
    (
        "scoring",
        "over",
        change(*ONE, "points", "harbor", to=99),
        "players[seat 1].points.harbor: must be 1 at the end, not 99",
    ),
    ("scoring", "over", change("markers", to=[2, 1]), "markers: must be [1, 2] after the last scoring"),
    ("scoring", "over", change("actor", to=1), "actor: must be null: the game is over"),
    ("scoring", "over", change("round", to=3), "round: must be 4 in decision over, not 3"),
]


@pytest.mark.parametrize(
    ("phase", "decision", "spoil", "sentence"), OTHER_MOMENTS, ids=[row[3] for row in OTHER_MOMENTS]
)
def test_what_cannot_be_at_other_moments(
    phase: str | None, decision: str, spoil: Callable[[Data], None], sentence: str
) -> None:
    check_refused(moment(phase, decision), spoil, sentence)


LINES = [
    (BASE, "", "section 1 (mark): must be rb1, not ''"),
    ("rb1", "rb2", "section 1 (mark): must be rb1, not 'rb2'; this program cannot read the line"),
    ("rb1", "mq1", "section 1 (mark): must be rb1, not 'mq1'"),
    (" 2/22121/12", "", "section 11 (seat 2): missing; a line has 11 sections"),
    ("maple", "maple oak elm -", "section 14: too many; a line has 13 sections"),
    ("2017:2", "2017", "section 2 (options): must be edition:players, not '2017'"),
    ("2017:2", "2017:2:x", "section 2 (options): 'x' must be a number that is changed, as in workers=10"),
    ("2/shipping/benefit/2", "2/shipping/benefit", "section 3 (moment): must be round/phase/decision/actor as in"),
    (
        "2/shipping/benefit/2",
        "2/sailing/benefit/2",
        "section 3 (moment): 'sailing' is not a phase; they are cultivation",
    ),
    ("2/shipping/benefit/2", "2/shipping/sail/2", "section 3 (moment): 'sail' is not a decision; they are mat, first"),
    ("2/shipping/benefit/2", "2/shipping/benefit/x", "section 3 (moment): 'x' is not a number"),
    ("lap=1", "lap", "section 4 (turn): lap needs a value, as in lap=..."),
    ("lap=1", "lap=1,lap=1", "section 4 (turn): names lap twice"),
    ("lap=1", "tile=wheat", "section 4 (turn): 'tile' does not belong to decision benefit"),
    ("2/22121/12", "2/22121", "section 5 (seats): must be first/phase tiles/markers as in 1/12312/231"),
    ("2/22121/12", "2/2212/12", "section 5 (seats): must have a seat or - for each of the 5 phase tiles, not '2212'"),
    ("2/22121/12", "2/22121/1x", "section 5 (seats): 'x' is not a number"),
    ("h/h4s5", "q/h4s5", "section 6 (cards): 'q' is no card; cards are h, s, c, d, *, w"),
    ("h/h4s5", "h/h4h5", "section 6 (cards): names h twice"),
    ("h/h4s5", "h/h4q5", "section 6 (cards): 'h4q5c6d4*2w3' is not a letter and a number for each colour"),
    ("2t,4w", "2t,4x", "section 7 (tiles): '4x' is not a tile; write how many and its crops, as in 3t or tw"),
    ("2t,4w", "2t,4t", "section 7 (tiles): names t twice"),
    ("/wheat,corn", "wheat,corn", "section 9 (opportunities): must be open cards/pile as in"),
    ("elm:", "elm", "section 10 (seat 1): must be mat:supplies:riverboats:cards:points:fields, 6 parts, not 5"),
    ("w5c3s1", "w5c3", "section 10 (seat 1): 'w5c3a5h-2t1' is not workers, coins, surveyors, agents, harbor"),
    ("tiles7,bonus1", "tiles7,tiles1", "section 10 (seat 1): names points for tiles twice"),
    ("tiles7,bonus1", "tiles7,bonus", "section 10 (seat 1): 'bonus' is not what points are for and how many"),
    ("upp1u1C1/", "", "section 10 (seat 1): a mat has 5 rows of fields, not 4"),
    ("upp1u1C1/", "upp1u1C2/", "section 10 (seat 1): row a has 8 fields, but 'upp1u1C2' are 9"),
    ("upp1u1C1/", "upp1u1C+/", "section 10 (seat 1): 'upp1u1C+' is not a row of fields, as in 2xTt*#!1"),
    (
        "upp1u1C1/",
        "upp1u1Z1/",
        "section 10 (seat 1): 'Z' is no crop; crops are t, w, c, p, u, with a worker in capitals",
    ),
]


@pytest.mark.parametrize(("old", "new", "sentence"), LINES, ids=[sentence for _, _, sentence in LINES])
def test_what_is_no_line_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(NotationError, match="^" + re.escape(sentence)):
        position_from_text(GAME, BASE.replace(old, new, 1))
