"""The compiled network against numpy, and the file of its weights."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.errors import DataError
from paddlewheel.core.network.forward import NetworkWorkspace
from paddlewheel.core.network.policy import RUN_NETWORK
from paddlewheel.core.network.weights import Layer, NetworkWeights, file_hash, quantize, read_weights, save_weights
from tests.core.network.networks import by_numpy, random_network, sparse_observation


def same(one: NetworkWeights, other: NetworkWeights) -> bool:
    def arrays(network: NetworkWeights) -> list[Any]:
        return [part for each in network for part in (each if isinstance(each, Layer) else [each])]

    return all(
        np.array_equal(here, there) and here.dtype == there.dtype
        for here, there in zip(arrays(one), arrays(other), strict=True)
    )


@pytest.mark.parametrize("blocks", [1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_the_compiled_network_gives_what_numpy_gives(blocks: int, seed: int) -> None:
    network, observation = random_network(blocks, seed), sparse_observation(seed)
    workspace = NetworkWorkspace.allocate(network)
    for _ in range(2):  # the memory of the first evaluation does not show in the second
        RUN_NETWORK(network, workspace, observation)
    logits, values = by_numpy(network, observation)
    assert np.allclose(workspace.logits, logits, atol=1e-4)
    assert np.allclose(workspace.values, values, atol=1e-5)


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    network = random_network()
    save_weights(tmp_path / "one.npz", network)
    save_weights(tmp_path / "two.npz", network)
    assert same(read_weights(tmp_path / "one.npz"), network)
    assert file_hash(tmp_path / "one.npz") == file_hash(tmp_path / "two.npz")


def test_other_weights_have_another_hash(tmp_path: Path) -> None:
    for seed in (0, 1):
        save_weights(tmp_path / f"{seed}.npz", random_network(seed=seed))
    assert file_hash(tmp_path / "0.npz") != file_hash(tmp_path / "1.npz")


def test_weights_of_another_format_are_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "new.npz", format=np.array(2))
    with pytest.raises(DataError, match="format 2, not 1"):
        read_weights(tmp_path / "new.npz")


def test_eight_bits_are_off_by_half_a_step_at_most() -> None:
    weights = np.random.default_rng(2).normal(size=(3, 5, 7)).astype(np.float32)
    layer = quantize(weights, np.zeros((3, 5)))
    restored = layer.weights * layer.scale[:, None, :]
    assert layer.weights.shape == (3, 7, 5)
    assert (np.abs(restored - weights.swapaxes(1, 2)) <= layer.scale[:, None, :] / 2 + 1e-7).all()
    assert np.abs(layer.weights).max() == 127


def test_outputs_of_zeros_stay_zero() -> None:
    layer = quantize(np.zeros((2, 3)), np.ones(2))
    assert not (layer.weights * layer.scale).any()
