/** The links of the others in rooms that were opened here, kept in this browser to be passed on. */

import { isRecord, Stored } from "../app/storage";

export interface Invitations {
  seats: { name: string; link: string }[];
  watch: string;
}

const byRoom = new Stored("paddlewheel-invitations", (found) =>
  isRecord(found) ? (found as Record<string, Invitations>) : {},
);

export const invitationsOf = (own: string): Invitations | null => byRoom.read()[own] ?? null;
export const storeInvitations = (own: string, invitations: Invitations): void =>
  byRoom.write({ ...byRoom.read(), [own]: invitations });

export function forgetInvitations(links: string[]): void {
  byRoom.write(Object.fromEntries(Object.entries(byRoom.read()).filter(([own]) => !links.includes(own))));
}
