/** What a screen is called in the browser's tab; nothing for those that name themselves. */

import type { Place } from "../app/router.svelte";
import { gameNamed } from "../games";
import { t, textOr } from "../i18n/index.svelte";

export function titleOf(place: Place): string {
  switch (place.screen) {
    case "start":
      return t("common-title");
    case "rules":
      return titled(t("start-rules-of", { game: t(`game-${place.game}`) }));
    case "learn":
      return titled(textOr(t(`game-${place.game}`), `game-${gameNamed(place.game).name}-lesson`));
    case "invite":
      return titled(t("room-ready"));
    default:
      return "";
  }
}

export const titled = (title: string): string => t("common-titled", { title });
