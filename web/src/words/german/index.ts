/** German for everything the server says. */

import { Phrases, type Book, type Category } from "../phrases";
import { ACTIONS } from "./actions";
import { PROBLEMS } from "./problems";
import { SETUP } from "./setup";

export const JOINTS = { ", ": ", ", " and ": " und ", " or ": " oder " };
export const BOOK = merged([ACTIONS, SETUP, PROBLEMS]);

const phrases = new Phrases(BOOK, JOINTS);

export const phrasebook = (english: string): string | undefined => phrases.of(english);

/** Patterns that have not helped yet. */
export function unused(): string[] {
  const all = Object.entries(BOOK).flatMap(([name, category]) => Object.keys(category).map((key) => `${name}: ${key}`));
  return all.filter((pattern) => !phrases.used.has(pattern));
}

/** One book of several: categories of the same name are put together. */
function merged(books: Book[]): Book {
  const whole: Record<string, Category> = {};
  for (const book of books) {
    for (const [name, category] of Object.entries(book)) whole[name] = { ...whole[name], ...category };
  }
  return whole;
}
