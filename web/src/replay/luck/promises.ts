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

export const promiseOf = (room: string): string | undefined => kept().find(([name]) => name === room)?.[1];

export function keepPromise(room: string, commitment: string): void {
  if (promiseOf(room) !== undefined) return;
  localStorage.setItem(SHELF, JSON.stringify([[room, commitment], ...kept()].slice(0, MOST)));
}
