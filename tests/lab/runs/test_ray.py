"""The lab on a Ray cluster of two workers plays the same games as here."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.lab.compare import compare, make_comparison
from paddlewheel.lab.ladder import ladder, make_ladder
from paddlewheel.lab.runs.executors import WorkerLostError
from paddlewheel.lab.runs.plugins import load_plugins
from paddlewheel.lab.runs.ray_cluster import run_job_on_cluster, version_fingerprint
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.simulate import make_simulation, simulate
from paddlewheel.lab.study.study import make_study, study
from tests.lab.runs.crashing_bot import MORTAL

# Ray leaves files and sockets to the end of its process.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Two machines with one core each, as far as Ray knows."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:  # before it starts: workers inherit it
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_memory_monitor_refresh_ms", "0")  # what others need of the memory kills no worker of ours
        patch.setenv("ORDER", str(tmp_path_factory.mktemp("ray") / "order"))
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        cluster.add_node(num_cpus=1)
        yield str(cluster.address)
        cluster.shutdown()


def simulated(bots: list[str], games: int, **hands: Any) -> str:
    return str(simulate(make_simulation(RunOptions("riverboat", bots, games, 3, workers=1, **hands), None, 2))["trace"])


def test_a_simulation_has_the_same_trace(cluster: str) -> None:
    assert simulated(["mate", "deckhand"], 6, ray=cluster) == simulated(["mate", "deckhand"], 6)
    assert simulated(["deckhand"], 600, ray=cluster) == simulated(["deckhand"], 600)


def test_comparisons_ladders_and_studies_come_out_the_same(cluster: str) -> None:
    def asked(bots: list[str], games: int) -> list[RunOptions]:
        return [RunOptions("riverboat", bots, games, 1, workers=1, ray=ray) for ray in (cluster, "")]

    contests = [make_comparison(run, None, 2) for run in asked(["mate", "deckhand"], 12)]
    climbs = [make_ladder(run, None, [2, 3]) for run in asked(["deckhand", "mate"], 6)]
    assert compare(contests[0]) == compare(contests[1])
    studies = [make_study(run, [], [2], ["wells=2,8"]) for run in asked(["deckhand"], 10)]
    assert ladder(climbs[0]) == ladder(climbs[1])
    assert study(studies[0]) == study(studies[1])


def test_bots_of_ones_own_travel_and_a_dead_worker_is_replaced_once(cluster: str, tmp_path: Path) -> None:
    file, order = tmp_path / "mortal.py", Path(os.environ["ORDER"])
    file.write_text(MORTAL)
    own = load_plugins([file])
    order.write_text("once")
    assert simulated(["mortal", "deckhand"], 10, ray=cluster, own=own) == simulated(["deckhand"], 10)
    assert not order.exists()  # it did die
    order.write_text("always")
    with pytest.raises(WorkerLostError, match="the Ray cluster lost a worker"):
        simulated(["mortal", "deckhand"], 10, ray=cluster, own=own)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"pip install 'paddlewheel\[ray\]'"):
        simulated(["deckhand"], 1, ray="local")


def test_a_machine_with_other_rules_is_refused() -> None:
    assert run_job_on_cluster(version_fingerprint(), (), abs, (-1,)) == 1
    with pytest.raises(SetupError, match="every machine of the cluster needs the same one"):
        run_job_on_cluster(("0.0.1", *version_fingerprint()[1:]), (), abs, (-1,))
