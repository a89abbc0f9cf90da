/** Numbers of players in words: "2 to 6", "4 or 6". */

import { settings } from "../../app/settings.svelte";
import { t } from "../../i18n/index.svelte";

export function countsInWords(counts: readonly number[]): string {
  const [low, high] = [counts[0]!, counts.at(-1)!];
  if (counts.length > 2 && high - low === counts.length - 1) return t("start-from-to", { low, high });
  return new Intl.ListFormat(settings.language, { type: "disjunction" }).format(counts.map(String));
}
