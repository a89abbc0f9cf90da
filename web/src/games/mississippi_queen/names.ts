/** What people call a boat: by its colour in this edition. */

import { t, textOr } from "../../i18n/index.svelte";
import type { Boat } from "../../api/types";

export const boatName = ({ colour }: Pick<Boat, "colour">): string => t(`mq-page-boat-${colour}`);

/** What keeps a boat from sailing on; nothing where it is free to. */
export const conditionName = (condition: Boat["condition"] | "ashore"): string =>
  textOr("", `mq-page-condition-${condition}`);

/** The same for a boat that only its name is known of. */
export function boatNameOf(boats: readonly Boat[], name: string | null): string {
  const boat = boats.find((each) => each.name === name) ?? boats[0];
  return boat ? boatName(boat) : "";
}

/** A heading on a compass rose: "NE". */
export const letterOf = (heading: string): string => t({ id: `mq-page-letter-${heading}`, args: {} });
