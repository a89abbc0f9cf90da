"""Detection of a SQLite file deleted, replaced, truncated or written by another program while a server uses it.

In WAL mode SQLite writes the main file only at checkpoints, all of which the server makes itself. Between checkpoints
the file must not change, and the WAL beside it only grows.
"""

import os
from dataclasses import dataclass
from pathlib import Path

from paddlewheel.core.messages import Message
from paddlewheel.server.storage import messages


@dataclass(frozen=True)
class FileState:
    device: int
    inode: int
    size: int
    modified: int

    @classmethod
    def of(cls, file: Path) -> "FileState | None":
        try:
            found = os.stat(file)
        except FileNotFoundError:
            return None
        return cls(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns)

    def is_same_file(self, other: "FileState") -> bool:
        return (self.device, self.inode) == (other.device, other.inode)


class FileChangeDetector:
    def __init__(self, file: Path) -> None:
        self._file, self._log = file, file.with_name(file.name + "-wal")
        self.fault: Message | None = None
        self.wal_is_checkpointed = False  # after a full checkpoint any process may reset the WAL
        self.remember(False)

    def remember(self, log_is_spent: bool) -> None:
        """Record the state of the files after an own checkpoint."""
        self.wal_is_checkpointed = log_is_spent
        self._file_state, self._log_state = FileState.of(self._file), FileState.of(self._log)

    @property
    def wal_size(self) -> int:
        return 0 if self._log_state is None else self._log_state.size

    def check(self) -> Message | None:
        """The fault, if there is one. A fault is permanent."""
        if self.fault is None and (trouble := self._trouble()):
            self.fault = messages.file_changed(messages.trouble(trouble))
        return self.fault

    def _trouble(self) -> str:
        file, log = FileState.of(self._file), FileState.of(self._log)
        if file is None:
            return "deleted"
        if self._file_state is None or not file.is_same_file(self._file_state):
            return "replaced"
        if file.size < self._file_state.size:
            return "truncated"
        if file != self._file_state:
            return "written"
        return self._trouble_with_log(log)

    def _trouble_with_log(self, log: FileState | None) -> str:
        before = self._log_state
        if before is not None:
            if log is None:
                return "without log"
            if not log.is_same_file(before) or (log.size < before.size and not self.wal_is_checkpointed):
                return "with another log"
        self._log_state = log
        return ""
