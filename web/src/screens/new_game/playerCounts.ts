/** Numbers of players in words: "2 to 6", "4 or 6". */

import { settings } from "../../app/settings.svelte";
import { say } from "../../words/index.svelte";
import { START } from "../../words/start";

export function countsInWords(counts: readonly number[]): string {
  const [low, high] = [counts[0]!, counts.at(-1)!];
  if (counts.length > 2 && high - low === counts.length - 1) return say(START.from_to, { low, high });
  return new Intl.ListFormat(settings.language, { type: "disjunction" }).format(counts.map(String));
}
