"""A batch starts as many threads as its process may use processors."""

from pathlib import Path

import pytest

from paddlewheel.core.batch import processors
from paddlewheel.core.batch.processors import container_quotas, usable_processors
from paddlewheel.environments.batch import Batch


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({}, []),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "400000 100000\n"}, [4.0]),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "max 100000\n"}, []),
        (
            {
                "proc/self/cgroup": "0::/pod/container\n",
                "sys/fs/cgroup/pod/container/cpu.max": "max 100000\n",
                "sys/fs/cgroup/pod/cpu.max": "250000 100000\n",
            },
            [2.5],
        ),
        (
            {
                "proc/self/cgroup": "3:cpu,cpuacct:/docker/1\n1:name=systemd:/\n",
                "sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1\n",
                "sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n",
                "sys/fs/cgroup/cpu/docker/1/cpu.cfs_quota_us": "150000\n",
                "sys/fs/cgroup/cpu/docker/1/cpu.cfs_period_us": "100000\n",
            },
            [1.5],
        ),
    ],
    ids=["none", "version 2", "no limit", "of the group around", "version 1"],
)
def test_quotas_of_a_container(files: dict[str, str], expected: list[float], tmp_path: Path) -> None:
    write(tmp_path, files)
    assert list(container_quotas(tmp_path)) == expected


def test_a_batch_keeps_to_the_quota(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processors.os, "sched_getaffinity", lambda process: set(range(96)), raising=False)
    monkeypatch.setattr(processors, "container_quotas", lambda: [4.0, 3.5])
    assert usable_processors() == 3
    assert Batch.of("riverboat", 1024).threads == 3
    monkeypatch.setattr(processors, "container_quotas", lambda: [0.5])
    assert usable_processors() == 1
