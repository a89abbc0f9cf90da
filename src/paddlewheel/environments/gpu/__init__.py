"""CUDA batches: tens of thousands of games on a GPU, with kernels compiled from the CPU's rules."""

from paddlewheel.environments.gpu.batch import GpuBatch

__all__ = ["GpuBatch"]
