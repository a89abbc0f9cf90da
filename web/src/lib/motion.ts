/** Whether nothing is to move by itself. */

const STILL = "(prefers-reduced-motion: reduce)";

/** The system asks for stillness. */
export const wantsStillness = (): boolean => typeof matchMedia === "function" && matchMedia(STILL).matches;

/** Nobody could see a movement, or nobody wants to. */
export const isStill = (): boolean => document.hidden || wantsStillness();
