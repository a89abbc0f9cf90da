/** The name of a moment, in words. */

import { t } from "../i18n/index.svelte";
import type { Moment } from "./moments";

/** The entry that had just happened. */
const slots = ({ round, index }: Moment) => ({ round, entry: Math.max(0, index - 1) });

export const momentLabel = (moment: Moment): string =>
  t(moment.round ? "replay-where" : "replay-where-before", slots(moment));
export const replayLabel = (moment: Moment): string =>
  t(moment.round ? "replay-looking" : "replay-looking-before", slots(moment));
