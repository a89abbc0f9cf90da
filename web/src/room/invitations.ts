/** The links of the others in rooms that were opened here, kept in this browser to be passed on. */

import { isRecord, Stored } from "../app/storage";

export interface Invitations {
  seats: { name: string; link: string }[];
  watch: string;
  join?: string | null; // one link for all
  manage?: string; // for what only whoever opened the room may do
}

const byRoom = new Stored("paddlewheel-invitations", (found) =>
  isRecord(found) ? (found as Record<string, Invitations>) : {},
);

export const invitationsOf = (own: string): Invitations | null => byRoom.read()[own] ?? null;
export const storeInvitations = (own: string, invitations: Invitations): void =>
  byRoom.write({ ...byRoom.read(), [own]: invitations });

/** The seat of whoever opened the room with this link for all. */
export const ownerOf = (join: string): string | null =>
  Object.entries(byRoom.read()).find(([, invitations]) => invitations.join === join)?.[0] ?? null;

export function forgetInvitations(links: string[]): void {
  byRoom.write(Object.fromEntries(Object.entries(byRoom.read()).filter(([own]) => !links.includes(own))));
}
