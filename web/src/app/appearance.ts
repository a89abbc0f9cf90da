/** Light or dark, and how much moves: attributes of the root that the style sheets refer to. */

interface Wishes {
  theme: string; // light, dark, or as the system has it
  motion: string; // less, or as the system has it
}

const DARK = "(prefers-color-scheme: dark)";
const CALM = "(prefers-reduced-motion: reduce)";

let wished: Wishes = { theme: "system", motion: "system" };
let isWatching = false;

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

export const isDark = ({ theme }: Wishes): boolean => (theme === "system" ? matches(DARK) : theme === "dark");

/** Whether nothing is to move by itself: by choice, or by the system's setting. */
export const isCalm = (): boolean => wished.motion === "less" || matches(CALM);

export function showAppearance(theme: string, motion: string): void {
  wished = { theme, motion };
  const root = document.documentElement;
  root.dataset.theme = isDark(wished) ? "dark" : "light";
  root.dataset.motion = motion;
  const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (bar) bar.content = getComputedStyle(root).getPropertyValue("--paper").trim();
  watchSystem();
}

function watchSystem(): void {
  if (isWatching || typeof matchMedia !== "function") return;
  isWatching = true;
  matchMedia(DARK).addEventListener("change", () => showAppearance(wished.theme, wished.motion));
}
