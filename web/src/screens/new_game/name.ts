/** What I am called, kept in this browser. */

const SHELF = "paddlewheel-name";

export const storedName = (): string => localStorage.getItem(SHELF) ?? "";
export const storeName = (name: string): void => localStorage.setItem(SHELF, name);
