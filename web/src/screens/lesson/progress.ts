/** Which lessons somebody has done, kept in this browser; and the scene they are in, as long as the tab is open. */

import { isGame, type Game } from "../../app/router.svelte";
import { listOf, Stored } from "../../app/storage";

const done = new Stored("paddlewheel-lessons", listOf(isGame));

const reached = (game: Game): Stored<number> =>
  new Stored(
    `paddlewheel-scene-of-${game}`,
    (found) => Number(found) || 0,
    () => sessionStorage,
  );

export const lessonsDone = (): Game[] => done.read();
export const lessonIsDone = (game: Game): void => done.write([...new Set([...done.read(), game])]);

export const sceneReached = (game: Game): number => reached(game).read();
export const reachScene = (game: Game, scene: number): void => reached(game).write(scene);
