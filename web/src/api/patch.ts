/** Changes of a view, see docs/protocol.md. */

import type { Patch } from "./types";

/** A view with a patch applied; parts that did not change stay the same objects. */
export function patched<T>(old: T, patch: Patch): T {
  const next = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch)) {
    if (change[0] === "-") Reflect.deleteProperty(next, key);
    else next[key] = change[0] === "=" ? change[1] : patched(next[key], change[1]);
  }
  return next as T;
}
