/** A time limit as a clock shows it. */

const MINUTE = 60;
const HOUR = 3600;

export const secondsLeft = (limit: number, passed: number): number =>
  Math.min(limit, Math.max(0, Math.ceil(limit - passed / 1000)));

/** "0:42", "4:05", "23:59:00". */
export function clockOf(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const small = two(seconds % MINUTE);
  return hours ? `${hours}:${two(minutes)}:${small}` : `${minutes}:${small}`;
}
