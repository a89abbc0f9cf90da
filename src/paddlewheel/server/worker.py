"""A process that thinks: one question a line on stdin, one answer a line on stdout. It ends when stdin does.

It gets what the bot's seat may see, and nothing else; it has no socket and no database.
"""

import json
import os
import queue
import sys
import threading
from typing import Any

from paddlewheel.bots import find_bot
from paddlewheel.core.thinking import Budget
from paddlewheel.games import find_game


def main() -> None:
    questions: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        sys.stdout.write(json.dumps(answer(json.loads(questions.get()))) + "\n")
        sys.stdout.flush()


def _listen(questions: "queue.SimpleQueue[str]") -> None:
    """In a thread of its own, so that the end of the server is noticed in the middle of a thought."""
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)


def answer(question: dict[str, Any]) -> list[str]:
    """The actions the bot chooses, as texts."""
    game = find_game(question["game"])
    kind, wanted = find_bot(question["bot"])
    seen = game.position_from_json(question["seen"])
    bot = kind(0, question["luck"], question["seat"], wanted)
    if question["again"]:
        bot.memory.again(seen)
    actions = bot.decide(seen, seen.legal_actions(), _within(wanted, question["seconds"]))
    return [game.action_text(action) for action in actions]


def _within(wanted: Budget, seconds: float) -> Budget:
    return Budget(wanted.iterations, min(wanted.seconds or seconds, seconds))


if __name__ == "__main__":
    main()
