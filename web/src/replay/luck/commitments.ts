/** The commitment that each room showed first, kept in this browser: a promise that was exchanged later is noticed. */

import { isText, listOf, Stored } from "../../app/storage";

const MOST = 100;

type Shown = [room: string, commitment: string];

const isShown = (value: unknown): value is Shown => Array.isArray(value) && value.length === 2 && value.every(isText);
const shown = new Stored("paddlewheel-promises", listOf(isShown));

export const commitmentOf = (room: string): string | undefined => shown.read().find(([name]) => name === room)?.[1];

export function keepCommitment(room: string, commitment: string): void {
  if (commitmentOf(room) !== undefined) return;
  shown.write([[room, commitment] satisfies Shown, ...shown.read()].slice(0, MOST));
}
