/** A record as a file. */

import type { GameRecord } from "../api/types";

export const textOf = (record: GameRecord): string => JSON.stringify(record, null, 1) + "\n";

export function nameOf(record: GameRecord, room: string, day: Date): string {
  return `${record.game}-${record.options.edition}-${day.toISOString().slice(0, 10)}-${room}.json`;
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const anchor = Object.assign(document.createElement("a"), { href: address, download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
