/** What I am called, kept in this browser. */

const SHELF = "paddlewheel-name";

export const keptName = (): string => localStorage.getItem(SHELF) ?? "";
export const keepName = (name: string): void => localStorage.setItem(SHELF, name);
