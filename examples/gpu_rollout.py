"""Random play of many games of Riverboat on a GPU: masks and observations stay in device memory.

python examples/gpu_rollout.py 65536 1000
"""

import sys
import time
from typing import Any

from paddlewheel.environments.gpu import GpuBatch


def rollout(games: int, steps: int) -> dict[str, Any]:
    import cupy

    batch = GpuBatch.of("riverboat", games, players=3, seed=7)
    ended, won = 0, cupy.zeros(batch.players)
    started = time.perf_counter()
    for number in range(steps):
        batch.step(batch.sample(), check=False)  # sampled actions are always legal
        won += (batch.rewards == 1).sum(axis=0)
        if number % 100 == 99:
            ended = int(batch.numbers.sum() - games * (games - 1) // 2) // games
            cupy.cuda.Device().synchronize()
            rate = (number + 1) * games / (time.perf_counter() - started)
            print(f"step {number + 1}: {ended:,} games over, {rate / 1e6:.1f} M steps/s", flush=True)
    return {"ended": ended, "won": won.get(), "observation": batch.observation, "mask": batch.mask}


def shared_with_others(arrays: dict[str, Any]) -> None:
    """Show the arrays as PyTorch and JAX arrays without copying, if these are installed."""
    try:
        import torch

        seen = torch.from_dlpack(arrays["observation"])
        print(f"torch: {tuple(seen.shape)} {seen.dtype} on {seen.device}")
    except ImportError:
        print("torch is not installed")
    try:
        import jax

        seen = jax.dlpack.from_dlpack(arrays["observation"])
        print(f"jax: {seen.shape} {seen.dtype} on {seen.device}")
    except ImportError:
        print("jax is not installed")


if __name__ == "__main__":
    games, steps = (int(text) for text in sys.argv[1:3]) if len(sys.argv) > 2 else (65536, 1000)
    found = rollout(games, steps)
    print(f"games won by seat: {[int(count) for count in found['won']]}")
    shared_with_others(found)
