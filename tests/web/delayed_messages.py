"""Messages of the server that come late, as over a slow line."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Held = list[Callable[[], None]]


def hold(page: Page, kind: str, hash_: str) -> Held:
    """Go there; messages of one kind wait until they are called."""
    held: Held = []

    def between(client: Any) -> None:
        server = client.connect_to_server()
        server.on_message(lambda said: meet(client, said))

    def meet(client: Any, said: str) -> None:
        if f'"type":"{kind}"' in said:
            held.append(lambda: client.send(said))
        else:
            client.send(said)

    page.route_web_socket(re.compile("/api/(seats|watch)/"), between)
    page.goto(page.url.split("#")[0] + f"?late{hash_}")
    return held


def release(page: Page, held: Held) -> None:
    """All that came, once something has come."""
    while not held:
        page.wait_for_timeout(20)
    while held:
        held.pop(0)()
