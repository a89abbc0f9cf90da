/** The seats that were claimed from this browser, by the room link that each was claimed by. */

import { isRecord, Stored } from "../app/storage";
import { ownerOf } from "./invitations";

const MOST = 60;
const byRoomLink = new Stored("paddlewheel-claims", (found) =>
  isRecord(found) ? (found as Record<string, string>) : {},
);

/** The seat of this browser in the room of a room link. */
export const claimedBy = (join: string): string | null => byRoomLink.read()[join] ?? ownerOf(join);

export function storeClaim(join: string, own: string): void {
  const { [join]: _, ...others } = byRoomLink.read();
  byRoomLink.write(Object.fromEntries([[join, own] as const, ...Object.entries(others)].slice(0, MOST)));
}

/** A seat whose link opens nothing any more: the room link then offers another one. */
export function forgetSeat(own: string): void {
  byRoomLink.write(Object.fromEntries(Object.entries(byRoomLink.read()).filter(([, link]) => link !== own)));
}
