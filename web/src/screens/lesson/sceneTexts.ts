/** What the pilot says in a scene: the title, each step, "done", and "missed" where the usual text is too little. */

import { textOr } from "../../i18n/index.svelte";
import type { Game } from "../../app/router.svelte";

const IDS: Record<Game, (part: string) => string> = {
  "mississippi-queen": (part) => `mq-lesson-${part}`,
  riverboat: (part) => `rb-lesson-${part}`,
};

/** A function from a part of the scene to its text; the title is the part "". */
export const sceneTexts =
  (game: Game, scene: string) =>
  (part: string): string =>
    textOr("", IDS[game](part ? `${scene}-${part}` : scene));
