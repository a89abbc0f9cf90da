"""What changed between two views, so that a socket need not send the whole of each.

A patch maps a key of an object (or an index of a list, as text) to `["=", value]`: this is its value now; to
`["~", patch]`: change it by this patch; or to `["-"]`: it is gone. Lists of another length are replaced.
"""

from collections.abc import Iterator
from typing import Any

Patch = dict[str, list[Any]]
Known = dict[tuple[int, int], tuple[Any, Any, list[Any]]]  # by the identity of two parts, which it keeps alive
SET, CHANGE, GONE = "=", "~", "-"
CONTAINERS = (dict, list)


def difference(old: Any, new: Any, known: Known | None = None) -> Patch:
    """The patch that makes `new` of `old`; both are objects, or lists of the same length.

    `known` remembers what was compared, for the next pair of views that share their parts with these.
    """
    known = {} if known is None else known
    patch: Patch = {}
    for key, before, after in _pairs(old, new):
        if before is after or not (change := _change(before, after, known)):
            continue
        patch[key] = change
    if isinstance(old, dict):
        patch |= {key: [GONE] for key in old if key not in new}
    return patch


def _change(before: Any, after: Any, known: Known) -> list[Any]:
    """Empty if there is none."""
    if not isinstance(after, CONTAINERS):
        return [] if before == after else [SET, after]
    pair = id(before), id(after)
    if pair not in known:
        known[pair] = before, after, _compared(before, after, known)
    return known[pair][2]


def _compared(before: Any, after: Any, known: Known) -> list[Any]:
    if before == after:
        return []
    return [CHANGE, difference(before, after, known)] if _alike(before, after) else [SET, after]


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


def _pairs(old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(new, list):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            yield str(index), before, after
        return
    for key, after in new.items():
        yield key, old.get(key, _NOTHING), after


def _alike(before: Any, after: Any) -> bool:
    """Can one be made of the other by a patch?"""
    if isinstance(before, dict):
        return isinstance(after, dict)
    return isinstance(before, list) and isinstance(after, list) and len(before) == len(after)
