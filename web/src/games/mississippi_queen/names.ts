/** What people call a boat: by its colour in this edition. */

import { say } from "../../words/index.svelte";
import { COLOURS, ROSE } from "../../words/race";
import type { Boat } from "../../api/types";

export const boatName = ({ colour }: Pick<Boat, "colour">): string => say(colour === "black" ? ROSE : COLOURS[colour]);

/** The same for a boat that only its name is known of. */
export function boatNameOf(boats: readonly Boat[], name: string | null): string {
  const boat = boats.find((each) => each.name === name) ?? boats[0];
  return boat ? boatName(boat) : "";
}
