/** What I am called, kept in this browser. */

import { isText, Stored } from "../../app/storage";

const name = new Stored("paddlewheel-name", (found) => (isText(found) ? found : ""));

export const storedName = (): string => name.read();
export const storeName = (wanted: string): void => name.write(wanted);
