"""What changed between two views, so that a socket need not send the whole of each.

A patch maps a key of an object (or an index of a list, as text) to `["=", value]`: this is its value now; to
`["~", patch]`: change it by this patch; or to `["-"]`: it is gone. Lists of another length are replaced.
"""

from collections.abc import Iterable
from typing import Any

Patch = dict[str, list[Any]]
SET, CHANGE, GONE = "=", "~", "-"


def difference(old: Any, new: Any) -> Patch:
    """The patch that makes `new` of `old`; both are objects, or lists of the same length."""
    patch: Patch = {}
    for key, before, after in _pairs(old, new):
        if before is after or before == after:
            continue
        if after is _NOTHING:
            patch[key] = [GONE]
        elif _alike(before, after):
            patch[key] = [CHANGE, difference(before, after)]
        else:
            patch[key] = [SET, after]
    return patch


def patched(old: Any, patch: Patch) -> Any:
    """The other way round, as a client does it; `old` stays as it is."""
    new: Any = dict(old) if isinstance(old, dict) else list(old)
    for key, (how, *value) in patch.items():
        at = key if isinstance(new, dict) else int(key)
        if how == GONE:
            del new[at]
        else:
            new[at] = value[0] if how == SET else patched(new[at], value[0])
    return new


_NOTHING = object()


def _pairs(old: Any, new: Any) -> Iterable[tuple[str, Any, Any]]:
    if isinstance(new, list):
        return [(str(index), before, after) for index, (before, after) in enumerate(zip(old, new, strict=True))]
    keys = [*old, *(key for key in new if key not in old)]
    return [(key, old.get(key, _NOTHING), new.get(key, _NOTHING)) for key in keys]


def _alike(before: Any, after: Any) -> bool:
    """Can one be made of the other by a patch?"""
    if isinstance(before, dict):
        return isinstance(after, dict)
    return isinstance(before, list) and isinstance(after, list) and len(before) == len(after)
