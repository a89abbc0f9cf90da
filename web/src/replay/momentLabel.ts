/** The name of a moment, in words. */

import { say } from "../words/index.svelte";
import { REPLAY } from "../words/replay";
import type { Moment } from "./moments";

/** The entry that had just happened. */
const slots = ({ round, index }: Moment) => ({ round, entry: Math.max(0, index - 1) });

export const momentLabel = (moment: Moment): string =>
  say(moment.round ? REPLAY.where : REPLAY.where_before, slots(moment));
export const replayLabel = (moment: Moment): string =>
  say(moment.round ? REPLAY.looking : REPLAY.looking_before, slots(moment));
