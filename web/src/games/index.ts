/** The games of the page: every folder here that has an `index.ts`. */

import type { GameUi } from "./game";

export type { GameComponents, GameUi, LessonUi, NextGame, SeatMark } from "./game";

const found = import.meta.glob<GameUi>("./*/index.ts", { eager: true, import: "default" });

export const GAMES: readonly GameUi[] = Object.values(found);

export const isGame = (name: unknown): name is GameUi["name"] => GAMES.some((game) => game.name === name);

export function gameNamed(name: GameUi["name"]): GameUi {
  const game = GAMES.find((each) => each.name === name);
  if (!game) throw new Error(`the page has no folder for the game ${name}`);
  return game;
}
