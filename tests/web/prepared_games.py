"""Games brought to a moment worth seeing: played by bots on the engine, then opened as a room by their record."""

from collections.abc import Callable
from typing import Any

import paddlewheel as pw
from paddlewheel.bots import make_bot
from paddlewheel.core.matches.match import Match
from tests.server.support.server_process import Server

Wanted = Callable[[Match], bool]
MANY = 20_000  # decisions, more than any game has


def played(game: str, edition: str, players: int, seed: int, wanted: Wanted, variants: tuple[str, ...] = ()) -> Match:
    """The same moment every time: the seed and its bots decide it."""
    match = pw.new_game(game, edition=edition, players=players, variants=variants, seed=seed)
    crew = [make_bot("mate", 0, seed, seat) for seat in range(players)]
    for _ in range(MANY):
        if match.is_over or wanted(match):
            return match
        bot, position = crew[match.actor], match.position
        plan = bot.decide(position.seen_by(bot.seat), position.legal_actions(), bot.budget)
        match.play(int(plan[0]))
    raise AssertionError("the moment never came")


def opened(site: Server, match: Match, chairs: list[dict[str, Any]]) -> dict[str, Any]:
    """The room's links."""
    answer = site.client.post("/api/rooms/from-record", json={"record": match.save(), "chairs": chairs})
    assert answer.status_code == 201, answer.text
    links: dict[str, Any] = answer.json()
    return links


def all_here(players: int) -> list[dict[str, Any]]:
    """Everybody around one screen: whoever decides, this link may."""
    return [{"name": f"Player {seat + 1}", "here": True} for seat in range(players)]


def at_decision(*decisions: str) -> Wanted:
    return lambda match: match.view()["decision"] in decisions


def in_round(number: int, *decisions: str) -> Wanted:
    def wanted(match: Match) -> bool:
        view = match.view()
        return view["round"] >= number and (not decisions or view["decision"] in decisions)

    return wanted
