/** Which lessons somebody has done, kept in this browser. */

import type { Game } from "../lib/route.svelte";

const SHELF = "paddlewheel-lessons";

export function lessonsDone(): Game[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(kept) ? kept.filter((game): game is Game => game === "mississippi-queen" || game === "riverboat") : [];
  } catch {
    return [];
  }
}

export function lessonIsDone(game: Game): void {
  localStorage.setItem(SHELF, JSON.stringify([...new Set([...lessonsDone(), game])]));
}
