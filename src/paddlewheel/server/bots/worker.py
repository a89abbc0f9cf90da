"""Bot worker process: one JSON question per line on stdin, one answer per line on stdout. Exits at end of input.

It receives only what the bot's seat may see, and has no socket and no database.
"""

import json
import queue
import sys
import traceback
from typing import Any

from paddlewheel.bots import find_bot
from paddlewheel.core.notation.positions import position_from_json
from paddlewheel.core.search.budget import Budget
from paddlewheel.games import find_game

# Run by `python -c`. A thread reads stdin from before the imports on, so that the process exits with the server at any
# time: during the imports and in the middle of a search.
PROGRAM = """
import os, queue, sys, threading

def listen():
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)

questions = queue.SimpleQueue()
threading.Thread(target=listen, daemon=True).start()
from paddlewheel.server.bots.worker import work
work(questions)
"""


def work(questions: "queue.SimpleQueue[str]") -> None:
    while True:
        question = json.loads(questions.get())
        try:
            said: dict[str, Any] = {"actions": answer(question)}
        except Exception:  # a bug: the server logs it and retries with another worker
            said = {"trace": traceback.format_exc()}
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


def answer(question: dict[str, Any]) -> list[str]:
    """The bot's chosen actions, as texts."""
    game = find_game(question["game"])
    kind, wanted = find_bot(question["bot"])
    seen = position_from_json(game, question["seen"])
    bot = kind(0, question["luck"], question["seat"], wanted)
    if question["again"]:
        bot.memory.again(seen)
    actions = bot.decide(seen, seen.legal_actions(), _budget_within(wanted, question["seconds"]))
    return [game.action_text(action) for action in actions]


def _budget_within(wanted: Budget, seconds: float) -> Budget:
    if not wanted.searches:
        return wanted
    return Budget(wanted.iterations, min(wanted.seconds or seconds, seconds))
