"""Ports for servers that can be away for a while."""

import itertools
import os
import random
import socket

ADDRESS = "127.0.0.1"
RANGE = range(15000, 32000)  # below those that the system gives to clients
APART = 32  # processes of one run, each with ports of its own: none can take what another has not bound yet
OURS = RANGE[int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % APART :: APART]
NEXT = itertools.cycle(random.SystemRandom().sample(OURS, len(OURS)))


def steady_port() -> int:
    """A free port that stays free while the server is away: no client that knocks there can be given it as its own."""
    for port in itertools.islice(NEXT, len(OURS)):
        with socket.socket() as probe:
            try:
                probe.bind((ADDRESS, port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
