"""Train a network by self-play.

python -m paddlewheel.training CONFIG.toml --out build/training             # on the GPU, if there is one
python -m paddlewheel.training CONFIG.toml --out build/training             # again: goes on from the checkpoint there
"""

import argparse
from pathlib import Path

from paddlewheel.training.config import read_config


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="paddlewheel.training", description=__doc__.splitlines()[0])
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="folder of the checkpoint, the log and the weights")
    parser.add_argument("--minutes", type=float, help="instead of those of the configuration")
    parser.add_argument("--device", choices=("cpu", "cuda"))
    return parser.parse_args()


def main() -> None:
    given = parse()
    import torch

    from paddlewheel.training.run import Training

    config = read_config(given.config, {"minutes": given.minutes} if given.minutes else {})
    device = given.device or ("cuda" if torch.cuda.is_available() else "cpu")
    Training(config, given.out, device).run(lambda line: print(line, flush=True))


if __name__ == "__main__":
    main()
