/** The commitment that each room showed first, kept in this browser: a promise that was exchanged later is noticed. */

const SHELF = "paddlewheel-promises";
const MOST = 100;

type Kept = [room: string, commitment: string][];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(found) ? (found as Kept).filter((one) => Array.isArray(one)) : [];
  } catch {
    return [];
  }
}

export const commitmentOf = (room: string): string | undefined => kept().find(([name]) => name === room)?.[1];

export function keepCommitment(room: string, commitment: string): void {
  if (commitmentOf(room) !== undefined) return;
  localStorage.setItem(SHELF, JSON.stringify([[room, commitment], ...kept()].slice(0, MOST)));
}
