"""Prints what small batches show, step by step, for comparing one way of running the engine with another.

PADDLEWHEEL_PLAIN=1 python -m tests.environments.batch.batch_trace
"""

import hashlib
import json

from paddlewheel.environments.batch import Batch
from tests.tables import EVERY_TABLE, Table, name_of

GAMES, STEPS, SEED = 2, 40, 9


def trace(table: Table) -> str:
    """A hash of everything shown, with everybody decided for and with deckhands on all seats but one."""
    batch, digest = Batch(table.game, table.options, GAMES, seed=SEED), hashlib.sha256()
    for seats in (None, 1):
        batch.reset(SEED, seats)
        for _ in range(STEPS):
            actions = batch.sample()
            batch.step(actions)
            shown = (batch.actor, batch.mask, batch.observation, batch.rewards, batch.terminated, batch.numbers)
            for array in (actions, *shown, batch.observe(0)):
                digest.update(array.tobytes())
    return digest.hexdigest()


def traces() -> dict[str, str]:
    return {name_of(table): trace(table) for table in EVERY_TABLE}


if __name__ == "__main__":
    print(json.dumps(traces()))
