"""What random players of an environment hear in many games, as one hash a table.

After a deliberate change of rules or observations write transcripts.json anew:

    python -m tests.environments.transcripts new

Without `new` it prints those of a few short beginnings, to compare one way of running the engine with another.
"""

import hashlib
import json
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tests.environments.pettingzoo.sample_environments import RACE, SAMPLES, SHORT, environment
from tests.tables import EVERY_TABLE, Table, name_of

GOLDEN = Path(__file__).parent / "transcripts.json"
SEED, FEW, MANY = 20, 2, 100
BEGINNING = 400


def transcript(table: Table, games: int, steps: int | None = None) -> str:
    """Of so many games, each from its beginning to its end or for so many steps."""
    env, digest = environment(table), hashlib.sha256()
    env.reset(seed=SEED)
    for number in range(games):
        luck = Random(number)
        for _ in islice(env.agent_iter(), steps):
            env.step(hear(env, digest, luck))
        env.reset()
    return digest.hexdigest()


def hear(env: Any, digest: Any, luck: Random) -> int | None:
    """Write down what the agent hears; returns what it does."""
    seen, reward, ended, cut, _ = env.last()
    digest.update(f"{env.agent_selection} {ended} {cut}".encode())
    digest.update(np.float32(reward).tobytes())
    digest.update(seen["observation"])
    digest.update(seen["action_mask"])
    actions = np.flatnonzero(seen["action_mask"])
    return None if ended else int(actions[int(luck.random() * len(actions))])


def beginnings() -> dict[str, str]:
    return {name_of(table): transcript(table, 2, BEGINNING) for table in (SAMPLES[0], RACE, SHORT)}


def main() -> None:
    if sys.argv[1:] != ["new"]:
        print(json.dumps(beginnings()))
        return
    rows = {name_of(table): {str(games): transcript(table, games) for games in (FEW, MANY)} for table in EVERY_TABLE}
    GOLDEN.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
