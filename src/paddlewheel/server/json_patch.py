"""JSON diff and patch: sockets send what changed in a view instead of the whole view.

A patch maps a key of an object (or an index of a list, as text) to `["=", value]` (set it), `["~", patch]` (patch it)
or `["-"]` (remove it). Lists whose length changed are replaced.
"""

from collections.abc import Iterator
from itertools import repeat
from typing import Any

Patch = dict[str, list[Any]]
ComparisonCache = dict[
    tuple[int, int], tuple[Any, Any, list[Any]]
]  # by the ids of two parts; holding them keeps the ids valid
PATCH_SET, PATCH_CHANGE, PATCH_REMOVE = "=", "~", "-"
CONTAINERS = frozenset((dict, list))


def difference(old: Any, new: Any, known: ComparisonCache | None = None) -> Patch:
    """The patch from `old` to `new`; both are objects, or lists of the same length.

    `known` caches comparisons of their parts, for further pairs of views that share parts with these.
    """
    patch: Patch = {}
    for key, before, after in _triples(old, new):
        if before is after:
            continue
        if type(after) in CONTAINERS:
            operation = _operation(before, after) if known is None else _known_operation(before, after, known)
            if operation:
                patch[str(key)] = operation
        elif before != after:
            patch[str(key)] = [PATCH_SET, after]
    if type(old) is dict and old.keys() != new.keys():
        patch |= {key: [PATCH_REMOVE] for key in old if key not in new}
    return patch


def known_difference(old: dict[str, Any], new: dict[str, Any], known: ComparisonCache) -> Patch:
    """The patch between two objects, cached as those of their parts are."""
    operation = [] if old is new else _known_operation(old, new, known)
    return operation[1] if operation else {}


def _known_operation(before: Any, after: Any, known: ComparisonCache) -> list[Any]:
    pair = id(before), id(after)
    compared = known.get(pair)
    if compared is None:
        compared = known[pair] = before, after, _operation(before, after)
    return compared[2]


def _triples(old: Any, new: Any) -> Iterator[tuple[str | int, Any, Any]]:
    """Each key or index with both values, without a loop in Python."""
    if type(new) is list:
        return zip(range(len(new)), old, new, strict=True)
    return zip(new, map(old.get, new, repeat(_MISSING)), new.values(), strict=True)


def _operation(before: Any, after: Any) -> list[Any]:
    """The operation that turns one value into a container; empty if they are equal."""
    if before == after:
        return []
    return [PATCH_CHANGE, difference(before, after)] if _is_patchable(before, after) else [PATCH_SET, after]


def apply_patch(old: Any, patch: Patch) -> Any:
    """Apply a patch as a client does; `old` is not modified."""
    new: Any = dict(old) if isinstance(old, dict) else list(old)
    for key, (how, *value) in patch.items():
        at = key if isinstance(new, dict) else int(key)
        if how == PATCH_REMOVE:
            del new[at]
        else:
            new[at] = value[0] if how == PATCH_SET else apply_patch(new[at], value[0])
    return new


_MISSING = object()


def _is_patchable(before: Any, after: Any) -> bool:
    """Whether a patch can turn one container into the other."""
    kind = type(before)
    return kind is type(after) and (kind is dict or (kind is list and len(before) == len(after)))
