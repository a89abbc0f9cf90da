/** The links this browser holds: to come back to one's games. */

import { isText, listOf, Stored } from "./storage";

const MOST = 60;
const links = new Stored("paddlewheel-links", listOf(isText));

export const storedLinks = (): string[] => links.read();

export function storeLink(link: string): void {
  links.write([link, ...links.read().filter((other) => other !== link)].slice(0, MOST));
}

export function forgetLinks(gone: string[]): void {
  links.write(links.read().filter((link) => !gone.includes(link)));
}
