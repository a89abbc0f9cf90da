"""Compile the CUDA kernels of both games ahead of time; no GPU is needed.

python -m paddlewheel.environments.gpu            # for compute capability 9.0
python -m paddlewheel.environments.gpu 8.0        # for another one
"""

import sys

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import plain
from paddlewheel.environments.gpu.build import DEFAULT_CAPABILITY, build
from paddlewheel.games import GAMES


def parse_capability(text: str) -> tuple[int, int]:
    major, _, minor = text.partition(".")
    if not (major.isdecimal() and minor.isdecimal()):
        raise SetupError(plain(f"a compute capability is written as in 9.0, not {text!r}"))
    return int(major), int(minor)


if __name__ == "__main__":
    wanted = parse_capability(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_CAPABILITY
    for game in GAMES:
        print(f"{game}: compiling its kernels", flush=True)
        build(game, wanted)
