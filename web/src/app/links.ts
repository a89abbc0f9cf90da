/** The links this browser holds: to come back to one's games. */

const SHELF = "paddlewheel-links";
const MOST = 60;

export function storedLinks(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(kept) ? kept.filter((link): link is string => typeof link === "string") : [];
  } catch {
    return [];
  }
}

export function storeLink(link: string): void {
  const links = [link, ...storedLinks().filter((other) => other !== link)];
  localStorage.setItem(SHELF, JSON.stringify(links.slice(0, MOST)));
}

export function forgetLinks(links: string[]): void {
  localStorage.setItem(SHELF, JSON.stringify(storedLinks().filter((link) => !links.includes(link))));
}
