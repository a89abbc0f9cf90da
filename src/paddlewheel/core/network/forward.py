"""The network as compiled code, without a library for it: inputs that are 0 cost nothing.

Sums are made in a fixed order, so that the same observation gives the same numbers on every machine.
"""

from typing import Any, NamedTuple, Self

import numpy as np

from paddlewheel.core.jit.decorators import PLAIN, compiled
from paddlewheel.core.network.weights import NetworkWeights

NORM_EPSILON = np.float32(1e-5)


class NetworkWorkspace(NamedTuple):
    """Memory of one evaluation."""

    inputs: Any  # the observation, scaled
    hidden: Any
    normal: Any  # the hidden values, normalized
    inside: Any  # of a block
    logits: Any  # of every action, legal or not
    values: Any  # expected rewards, the actor's first

    @classmethod
    def allocate(cls, weights: NetworkWeights) -> Self:
        size, width = weights.first.weights.shape

        def zeros(count: int) -> Any:
            return np.zeros(count, np.float32)

        return cls(
            inputs=zeros(size),
            hidden=zeros(width),
            normal=zeros(width),
            inside=zeros(width),
            logits=zeros(len(weights.policy.bias)),
            values=zeros(len(weights.value.bias)),
        )


if PLAIN:

    def add_products(inputs: Any, weights: Any, out: Any) -> None:
        """Add the product of the inputs and the matrix to `out`."""
        out += inputs @ weights.astype(np.float32)

else:

    @compiled
    def add_products(inputs: Any, weights: Any, out: Any) -> None:
        """Add the product of the inputs and the matrix to `out`."""
        for index in range(len(inputs)):
            factor = inputs[index]
            if factor != 0:
                row = weights[index]
                for column in range(len(out)):
                    out[column] += factor * np.float32(row[column])


@compiled
def apply_layer(inputs: Any, weights: Any, scale: Any, bias: Any, out: Any) -> None:
    """`out` = inputs · weights * scale + bias."""
    for column in range(len(out)):
        out[column] = 0
    add_products(inputs, weights, out)
    for column in range(len(out)):
        out[column] = out[column] * scale[column] + bias[column]


@compiled
def normalize(values: Any, gain: Any, bias: Any, out: Any) -> None:
    """Layer normalization."""
    count = len(values)
    total, squares = np.float32(0), np.float32(0)
    for index in range(count):
        total += values[index]
    mean = total / np.float32(count)
    for index in range(count):
        squares += (values[index] - mean) * (values[index] - mean)
    factor = np.float32(1) / np.sqrt(squares / np.float32(count) + NORM_EPSILON)
    for index in range(count):
        out[index] = (values[index] - mean) * factor * gain[index] + bias[index]


@compiled
def rectify(values: Any) -> None:
    for index in range(len(values)):
        if values[index] < 0:
            values[index] = 0


@compiled
def evaluate(network: NetworkWeights, workspace: NetworkWorkspace, observation: Any) -> None:
    """Fill `logits` and `values` of the workspace."""
    inputs, hidden, normal, inside = workspace.inputs, workspace.hidden, workspace.normal, workspace.inside
    for index in range(len(inputs)):
        inputs[index] = np.float32(observation[index]) * network.input_scale[index]
    first, inner, outer, norms = network.first, network.inner, network.outer, network.norms
    apply_layer(inputs, first.weights, first.scale, first.bias, hidden)
    for block in range(len(inner.bias)):
        normalize(hidden, norms.scale[block], norms.bias[block], normal)
        apply_layer(normal, inner.weights[block], inner.scale[block], inner.bias[block], inside)
        rectify(inside)
        apply_layer(inside, outer.weights[block], outer.scale[block], outer.bias[block], normal)
        for index in range(len(hidden)):
            hidden[index] += normal[index]
    normalize(hidden, norms.scale[len(inner.bias)], norms.bias[len(inner.bias)], normal)
    rectify(normal)
    policy, value = network.policy, network.value
    apply_layer(normal, policy.weights, policy.scale, policy.bias, workspace.logits)
    apply_layer(normal, value.weights, value.scale, value.bias, workspace.values)
    for index in range(len(workspace.values)):
        workspace.values[index] = np.tanh(workspace.values[index])
