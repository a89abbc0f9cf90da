/** Changes of a view, see docs/protocol.md. */

import type { Patch } from "./types";

/** A view with a patch applied; parts that did not change stay the same objects. */
export function patched<T>(old: T, patch: Patch): T {
  const next: Record<string, unknown> | unknown[] = Array.isArray(old) ? [...old] : { ...(old as object) };
  for (const [key, change] of Object.entries(patch)) {
    const at = key as keyof typeof next;
    if (change[0] === "-") delete next[at];
    else if (change[0] === "=") (next as Record<string, unknown>)[key] = change[1];
    else (next as Record<string, unknown>)[key] = patched((next as Record<string, unknown>)[key], change[1]);
  }
  return next as T;
}
