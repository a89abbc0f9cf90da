"""A proxy before PostgreSQL that can lose things on the way."""

import socket
import threading
from contextlib import suppress
from dataclasses import dataclass, field

from tests.server.support.ports import ADDRESS


@dataclass(eq=False)
class Link:
    """A client's connection, the one it leads to, and what went by."""

    client: socket.socket
    server: socket.socket
    listens: bool = False  # to news
    is_marked: bool = False  # did it carry the word that is waited for?
    swallows: bool = False  # the next answer

    def cut(self) -> None:
        for end in (self.client, self.server):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@dataclass
class Proxy:
    """`refuses`: who connects is cut off. `word`: after it, the answer to COMMIT is swallowed and `refuses` begins."""

    port: int  # PostgreSQL's
    refuses: bool = False
    word: bytes = b""
    swallowed: threading.Event = field(default_factory=threading.Event)
    links: list[Link] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._listener = socket.create_server((ADDRESS, 0))
        threading.Thread(target=self._accept, daemon=True).start()

    def url(self, database: str) -> str:
        return database.replace(f":{self.port}/", f":{self._listener.getsockname()[1]}/")

    def cut_all_but_listeners(self) -> None:
        for link in self.links:
            if not link.listens:
                link.cut()

    def close(self) -> None:
        self._listener.close()
        for link in self.links:
            link.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self.refuses:
                    client.close()
                    continue
                link = Link(client, socket.create_connection((ADDRESS, self.port)))
                self.links.append(link)
                threading.Thread(target=self._forward, args=(link,), daemon=True).start()
                threading.Thread(target=self._back, args=(link,), daemon=True).start()

    def _forward(self, link: Link) -> None:
        with suppress(OSError):
            while data := link.client.recv(1 << 16):
                link.listens = link.listens or b"LISTEN" in data
                link.is_marked = link.is_marked or bool(self.word and self.word in data)
                link.swallows = link.is_marked and b"COMMIT" in data
                link.server.sendall(data)
        link.cut()

    def _back(self, link: Link) -> None:
        with suppress(OSError):
            while data := link.server.recv(1 << 16):
                if link.swallows:  # it reached the database, and nobody hears of it
                    self.refuses, self.word = True, b""
                    self.cut_all_but_listeners()
                    self.swallowed.set()
                    return
                link.client.sendall(data)
        link.cut()
