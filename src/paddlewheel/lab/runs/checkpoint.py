"""Checkpoint file of a run, for resuming: a JSON line that identifies the run, then a line per finished job."""

import json
from collections.abc import Generator, Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

from paddlewheel.core.errors import RecordError
from paddlewheel.core.jit.decorators import fingerprint
from paddlewheel.core.matches.records import engine_version
from paddlewheel.games import find_game
from paddlewheel.lab import messages
from paddlewheel.lab.runs.executors import Job, JobExecutor
from paddlewheel.lab.runs.plugins import PluginSource
from paddlewheel.lab.runs.precompile import game_package

FORMAT = "paddlewheel-run"
VERSION = 1

RunIdentity = Mapping[str, Any]


def run_identity(command: str, game: str, own: tuple[PluginSource, ...], **asked: Any) -> RunIdentity:
    """Fields that must agree for two runs to share finished games; excludes number of games and workers."""
    found = find_game(game)
    head = {"format": FORMAT, "version": VERSION, "command": command, "game": game, **asked}
    head |= {"own bots": [source.digest for source in own]}
    head |= {"engine": engine_version(), "rules": fingerprint(game_package(found)), "data": found.data_fingerprint()}
    plain: RunIdentity = json.loads(json.dumps(head))
    return plain


class Checkpoint:
    """Results by job key. With a file, results of the same run are loaded from it and new ones appended."""

    def __init__(self, run_identity: RunIdentity, path: Path | None = None) -> None:
        self.about = run_identity
        self.path = path
        self.done: dict[str, Any] = {}
        self.interrupted = False
        if path is not None:
            self._open(path)

    def add(self, key: str, result: Any) -> None:
        self.done[key] = result
        if self.path is not None:
            _append(self.path, [{"job": key, "result": result}])
        if self.interrupted:
            raise KeyboardInterrupt

    def interrupt(self) -> NoReturn:
        """Stop now, or after the current game if compiled code swallows the KeyboardInterrupt."""
        self.interrupted = True
        raise KeyboardInterrupt

    def ensure_file(self) -> Path:
        """The path of the checkpoint file; writes one if there is none yet."""
        if self.path is None:
            name = sha256(_line(self.about).encode()).hexdigest()[:8]
            self.path = Path(f"paddlewheel-{self.about['command']}-{name}.jsonl")
            kept, self.done = self.done, {}
            self._open(self.path)
            _append(self.path, [{"job": key, "result": kept[key]} for key in kept if key not in self.done])
        return self.path

    def _open(self, path: Path) -> None:
        try:
            whole = self._read(path)
            with path.open("ab") as file:
                file.truncate(whole)
        except OSError as problem:
            raise RecordError(messages.cannot_keep(str(path), str(problem.strerror))) from None
        if whole == 0:
            _append(path, [self.about])

    def _read(self, path: Path) -> int:
        """Load the results; returns the length of the valid part, without an incomplete last line."""
        data = path.read_bytes() if path.exists() else b""
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if not lines:
            return self._nothing_in(path, data)
        self._check(path, _parsed(path, 1, lines[0]))
        for number, line in enumerate(lines[1:], start=2):
            row = _parsed(path, number, line)
            if not isinstance(row, dict) or row.keys() != {"job", "result"}:
                raise RecordError(messages.not_a_result(str(path), number))
            self.done[row["job"]] = row["result"]
        return whole

    def _nothing_in(self, path: Path, data: bytes) -> int:
        """Accept an empty file, or one that ends within its first line."""
        if data and not _line(self.about).encode().startswith(data):
            raise RecordError(messages.not_a_run(str(path)))
        return 0

    def _check(self, path: Path, head: Any) -> None:
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise RecordError(messages.not_a_run(str(path)))
        for name, value in self.about.items():
            if head.get(name) != value:
                raise RecordError(messages.other_run(str(path), name, json.dumps(head.get(name)), json.dumps(value)))


def ordered_results(jobs: Iterable[Job], crew: JobExecutor, keep: Checkpoint) -> Generator[Any]:
    """Results in job order, independent of completion order; finished jobs are not repeated."""
    wanted = list(jobs)
    results = crew.results(job for job in wanted if job.key not in keep.done)
    try:
        for job in wanted:
            while job.key not in keep.done:
                keep.add(*next(results))
            yield keep.done[job.key]
    finally:
        crew.dismiss()


def _line(data: Any) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


def _append(path: Path, rows: Iterable[Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.writelines(_line(row) for row in rows)


def _parsed(path: Path, number: int, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise RecordError(messages.not_json(str(path), number)) from None
