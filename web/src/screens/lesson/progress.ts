/** Which lessons somebody has done, kept in this browser; and the scene they are in, as long as the tab is open. */

import type { Game } from "../../app/router.svelte";

const SHELF = "paddlewheel-lessons";
const SCENE = "paddlewheel-scene-of-";

export function lessonsDone(): Game[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((game): game is Game => game === "mississippi-queen" || game === "riverboat")
      : [];
  } catch {
    return [];
  }
}

export function lessonIsDone(game: Game): void {
  localStorage.setItem(SHELF, JSON.stringify([...new Set([...lessonsDone(), game])]));
}

export const sceneReached = (game: Game): number => Number(sessionStorage.getItem(SCENE + game)) || 0;
export const reachScene = (game: Game, scene: number): void => sessionStorage.setItem(SCENE + game, String(scene));
