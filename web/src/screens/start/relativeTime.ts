/** How long ago, in words of the page's language. */

import { settings } from "../../app/settings.svelte";
import { t } from "../../i18n/index.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function howLongAgo(then: number, now = Date.now()): string {
  const passed = now - then;
  const unit = UNITS.find(([, length]) => passed >= length);
  if (!unit) return t("start-now");
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  return words.format(-Math.floor(passed / unit[1]), unit[0]);
}
