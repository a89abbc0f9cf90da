"""A bot in a separate process: joins a room with a seat's link, plays, and reconnects after a server restart.

python examples/remote_bot.py http://127.0.0.1:8000 LINK
"""

import json
import random
import sys
import time
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


def choose(answer: dict[str, Any]) -> str:
    """The first action of a good plan: in Mississippi Queen safe and cheap in coal, in Riverboat of the best score."""
    plans = answer["plans"]
    columns = [plans.get(name, [0] * len(plans["node"])) for name in ("danger", "coal")]
    columns.append([-score for score in plans.get("score", [0] * len(plans["node"]))])
    prices = list(zip(*columns, strict=True))
    node = random.choice([node for node, price in zip(plans["node"], prices, strict=True) if price == min(prices)])
    way = []
    while node >= 0:  # from the end of the plan to its beginning
        way.append(answer["nodes"]["action"][node])
        node = answer["nodes"]["parent"][node]
    return str(answer["actions"][next(action for action in reversed(way) if action >= 0)])


def play(socket: ClientConnection) -> None:
    """On each of our turns, request the plans and play one, until the game is over."""
    whole = json.loads(socket.recv())
    mine, actor, index, news = whole["view"]["yours"], whole["view"]["actor"], whole["next"], whole
    while actor >= 0:
        if news["type"] == "plans" and news["next"] == index:
            socket.send(json.dumps({"type": "play", "index": index, "action": choose(news)}))
        elif news["type"] in ("whole", "change", "error") and actor in mine:
            socket.send(json.dumps({"type": "plans", "index": index}))
        news = json.loads(socket.recv())
        if news["type"] == "change":  # only one field of the view is used
            actor, index = news["view"].get("actor", ["=", actor])[1], news["next"]
        elif news["type"] == "error":
            time.sleep(0.5)


def main(server: str, link: str) -> None:
    address = f"{server.replace('http', 'ws', 1)}/api/seats/{link}/socket"
    while True:
        try:
            with connect(address, max_size=None) as socket:
                return play(socket)
        except (OSError, ConnectionClosed):
            time.sleep(0.5)


if __name__ == "__main__":
    main(*sys.argv[1:])
