/** A record as a file. */

import type { GameRecord } from "../lib/api";

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

/** Browsers have no clipboard on plain http but for this old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "hidden" });
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
