/** How long to wait before the next try to connect. */

const PAUSES = [300, 700, 1500, 3000, 5000]; // milliseconds
const SPREAD = 0.5; // part of a pause that is left to chance, so that not everybody comes back in the same moment

export function reconnectDelay(tries: number, random: () => number = Math.random): number {
  const pause = PAUSES[Math.min(tries, PAUSES.length - 1)]!;
  return pause * (1 - SPREAD + 2 * SPREAD * random());
}
