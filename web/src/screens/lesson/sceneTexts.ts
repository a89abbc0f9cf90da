/** What the pilot says in a scene: the title, each step, "done", and "missed" where the usual text is too little. */

import type { LessonUi } from "../../games";
import { textOr } from "../../i18n/index.svelte";

/** A function from a part of the scene to its text; the title is the part "". */
export const sceneTexts =
  ({ messageId }: LessonUi, scene: string) =>
  (part: string): string =>
    textOr("", messageId(part ? `${scene}-${part}` : scene));
