/** Values kept in this browser, as JSON. */

export const isText = (value: unknown): value is string => typeof value === "string";
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A reader of lists that leaves out what is not valid. */
export const listOf =
  <T>(isValid: (value: unknown) => value is T) =>
  (value: unknown): T[] =>
    Array.isArray(value) ? value.filter(isValid) : [];

/** One value. `accept` makes it of what was found: of `undefined` where nothing is, or the browser keeps it back. */
export class Stored<T> {
  constructor(
    readonly key: string,
    readonly accept: (found: unknown) => T,
    readonly area: () => Storage = () => localStorage,
  ) {}

  read(): T {
    return this.accept(this.#found());
  }

  write(value: T): void {
    try {
      this.area().setItem(this.key, JSON.stringify(value));
    } catch {
      // Full or forbidden: the value is gone with the page.
    }
  }

  #found(): unknown {
    try {
      const text = this.area().getItem(this.key);
      return text === null ? undefined : parsed(text);
    } catch {
      return undefined;
    }
  }
}

/** Text that is no JSON stands for itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
