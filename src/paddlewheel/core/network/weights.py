"""Weights of a trained network: 8-bit integers with a scale for each output, and the file that holds them.

With numpy alone, a layer of `file = numpy.load(path)` is
`x @ (file["first_weights"] * file["first_scale"]) + file["first_bias"]`.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from paddlewheel.core.errors import DataError

FORMAT = 1
LARGEST = 127  # of a weight
ARRAYS_OF_A_LAYER = ("weights", "scale", "bias")


class Layer(NamedTuple):
    """A linear layer, or several of the same shape: a row of 8-bit weights for each input."""

    weights: Any
    scale: Any  # for each output
    bias: Any


class NetworkWeights(NamedTuple):
    """A residual multilayer perceptron: observation, first layer, blocks of two layers, policy and values."""

    input_scale: Any  # brings observations to values between 0 and 1
    first: Layer
    norms: Layer  # normalization before each block and before the heads: gains as `scale`, no weights
    inner: Layer  # of each block, before the rectifier
    outer: Layer  # of each block, after it
    policy: Layer
    value: Layer  # the actor's, then the other seats' in turn order


def quantize(weights: Any, bias: Any) -> Layer:
    """A layer from weights of shape (..., outputs, inputs), as PyTorch keeps them."""
    rows = np.swapaxes(np.asarray(weights, np.float32), -1, -2)
    scale = np.maximum(np.abs(rows).max(axis=-2), 1e-12) / LARGEST
    numbers = np.rint(rows / scale[..., None, :]).astype(np.int8)
    return Layer(np.ascontiguousarray(numbers), scale.astype(np.float32), np.asarray(bias, np.float32))


def save_weights(path: Path, weights: NetworkWeights) -> None:
    """Write the file; the same weights always give the same bytes."""
    arrays: dict[str, Any] = {"format": np.array(FORMAT), "input_scale": weights.input_scale}
    for name, layer in weights._asdict().items():
        if isinstance(layer, Layer):
            arrays |= {f"{name}_{part}": array for part, array in layer._asdict().items()}
    np.savez_compressed(path, **arrays)


def read_weights(path: Path) -> NetworkWeights:
    """Read a file of `save_weights`."""
    with np.load(path) as file:
        if int(file["format"]) != FORMAT:
            raise DataError(f"{path.name}: weights of format {int(file['format'])}, not {FORMAT}")
        layers = {
            name: Layer(*(file[f"{name}_{part}"] for part in ARRAYS_OF_A_LAYER))
            for name in NetworkWeights._fields
            if name != "input_scale"
        }
        return NetworkWeights(input_scale=file["input_scale"], **layers)


@cache
def file_hash(path: Path) -> str:
    """The first digits of the hash of a file of weights, which name its version."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]
