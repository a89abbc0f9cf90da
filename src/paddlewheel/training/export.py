"""From the trained network to the weights that the bot reads."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from paddlewheel.core.network.weights import Layer, NetworkWeights, quantize


def weights_of(state: Mapping[str, Any], input_scale: Any) -> NetworkWeights:
    """The weights of a network of `training.network`, in 8 bits, from its parameters as numpy arrays by name."""
    blocks = sum(name.endswith("inner.bias") for name in state)

    def layers(name: str) -> Layer:
        kept = [f"blocks.{block}.{name}" for block in range(blocks)]
        return quantize(
            np.stack([state[f"{one}.weight"] for one in kept]), np.stack([state[f"{one}.bias"] for one in kept])
        )

    norms = [*(f"blocks.{block}.norm" for block in range(blocks)), "norm"]
    return NetworkWeights(
        input_scale=np.asarray(input_scale, np.float32),
        first=quantize(state["first.weight"], state["first.bias"]),
        norms=Layer(
            np.zeros(0, np.int8),
            np.stack([state[f"{norm}.weight"] for norm in norms]).astype(np.float32),
            np.stack([state[f"{norm}.bias"] for norm in norms]).astype(np.float32),
        ),
        inner=layers("inner"),
        outer=layers("outer"),
        policy=quantize(state["policy.weight"], state["policy.bias"]),
        value=quantize(state["value.weight"], state["value.bias"]),
    )
