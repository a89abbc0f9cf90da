"""Games by the ten thousand on a GPU, stepped by the same rules."""

from paddlewheel.environments.gpu.batch import GpuBatch

__all__ = ["GpuBatch"]
