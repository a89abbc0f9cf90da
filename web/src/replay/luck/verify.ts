/** Draws everything again from the secret, as docs/protocol.md says it; no rule of a game is known here. */

import type { Draw, Entry, LuckResponse } from "../../api/types";
import { fromHex, hmac, inHex, sha256 } from "../../lib/sha256";

export type Verdict =
  | { kind: "good"; draws: number }
  | { kind: "other-promise" } // not the one that was shown first
  | { kind: "broken-promise" } // the secret is not the one that was promised
  | { kind: "unseen"; number: number } // a draw that nobody saw, or one that is kept quiet about
  | { kind: "retold"; number: number; seen: string; drawn: string }
  | { kind: "not-drawn"; number: number; drawn: string; due: string };

/** `promise` is the commitment that was shown first, `log` what was seen to happen. */
export function checkLuck(luck: LuckResponse, promise: string, log: Entry[]): Verdict {
  if (luck.commitment !== promise) return { kind: "other-promise" };
  const secret = fromHex(luck.secret);
  if (!secret || inHex(sha256(secret)) !== promise) return { kind: "broken-promise" };
  return unlikeSeen(luck, log) ?? firstNotDrawn(secret, luck.draws) ?? { kind: "good", draws: luck.draws.length };
}

function unlikeSeen(luck: LuckResponse, log: Entry[]): Verdict | null {
  const seen = log.filter((entry) => entry.kind === "draw" && entry.number >= luck.copied);
  for (let at = 0; at < Math.max(seen.length, luck.draws.length); at++) {
    const [entry, draw] = [seen[at], luck.draws[at]];
    if (!entry || !draw || entry.number !== draw.number)
      return { kind: "unseen", number: Math.min(entry?.number ?? Infinity, draw?.number ?? Infinity) };
    if (entry.action !== draw.drawn)
      return { kind: "retold", number: draw.number, seen: entry.action, drawn: draw.drawn };
  }
  return null;
}

function firstNotDrawn(secret: Uint8Array, draws: Draw[]): Verdict | null {
  for (const { number, drawn, possible } of draws) {
    const due = picked(possible, bitsOf(secret, number));
    if (due !== drawn) return { kind: "not-drawn", number, drawn, due };
  }
  return null;
}

/** The 32 bits that belong to an entry. */
export function bitsOf(secret: Uint8Array, number: number): number {
  const digest = hmac(secret, new TextEncoder().encode(String(number)));
  return new DataView(digest.buffer).getUint32(0);
}

export function picked(possible: Draw["possible"], bits: number): string {
  const sum = possible.reduce((total, [, weight]) => total + weight, 0);
  let left = Number((BigInt(bits) * BigInt(sum)) >> 32n);
  for (const [text, weight] of possible) {
    if (left < weight) return text;
    left -= weight;
  }
  return "";
}
