"""Networks that learnt nothing, and what numpy makes of them."""

from typing import Any

import numpy as np

from paddlewheel.core.network.weights import Layer, NetworkWeights, quantize

INPUTS, WIDTH, ACTIONS, SEATS = 90, 24, 13, 4


def random_layer(rng: np.random.Generator, *shape: int) -> Layer:
    return quantize(rng.normal(size=shape) / np.sqrt(shape[-1]), rng.normal(size=shape[:-1]))


def random_network(blocks: int = 2, seed: int = 0) -> NetworkWeights:
    rng = np.random.default_rng(seed)
    return NetworkWeights(
        input_scale=rng.uniform(0.1, 1, INPUTS).astype(np.float32),
        first=random_layer(rng, WIDTH, INPUTS),
        norms=Layer(
            np.zeros(0, np.int8),
            rng.uniform(0.5, 2, (blocks + 1, WIDTH)).astype(np.float32),
            rng.normal(size=(blocks + 1, WIDTH)).astype(np.float32),
        ),
        inner=random_layer(rng, blocks, WIDTH, WIDTH),
        outer=random_layer(rng, blocks, WIDTH, WIDTH),
        policy=random_layer(rng, ACTIONS, WIDTH),
        value=random_layer(rng, SEATS, WIDTH),
    )


def sparse_observation(seed: int = 1) -> Any:
    rng = np.random.default_rng(seed)
    return np.where(rng.random(INPUTS) < 0.12, rng.integers(1, 256, INPUTS), 0).astype(np.uint8)


def product(inputs: Any, layer: Layer, *block: int) -> Any:
    weights, scale, bias = (part[block] for part in layer)
    return inputs @ (weights.astype(float) * scale) + bias


def normal(values: Any, norms: Layer, number: int) -> Any:
    values = (values - values.mean()) / np.sqrt(values.var() + 1e-5)
    return values * norms.scale[number] + norms.bias[number]


def by_numpy(network: NetworkWeights, observation: Any) -> tuple[Any, Any]:
    blocks = len(network.inner.bias)
    hidden = product(observation * network.input_scale.astype(float), network.first)
    for block in range(blocks):
        inside = np.maximum(product(normal(hidden, network.norms, block), network.inner, block), 0)
        hidden = hidden + product(inside, network.outer, block)
    hidden = np.maximum(normal(hidden, network.norms, blocks), 0)
    return product(hidden, network.policy), np.tanh(product(hidden, network.value))
