/** Which lessons somebody has done, kept in this browser; and the scene they are in, as long as the tab is open. */

import type { GameName } from "../../api/types";
import { listOf, Stored } from "../../app/storage";
import { isGame } from "../../games";

const done = new Stored("paddlewheel-lessons", listOf(isGame));

const reached = (game: GameName): Stored<number> =>
  new Stored(
    `paddlewheel-scene-of-${game}`,
    (found) => Number(found) || 0,
    () => sessionStorage,
  );

export const lessonsDone = (): GameName[] => done.read();
export const lessonIsDone = (game: GameName): void => done.write([...new Set([...done.read(), game])]);

export const sceneReached = (game: GameName): number => reached(game).read();
export const reachScene = (game: GameName, scene: number): void => reached(game).write(scene);
