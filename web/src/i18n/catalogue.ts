/** Catalogues: the texts of one language, formatted by Project Fluent. core/messages/catalogue.py does the same. */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";

export interface Message {
  id: string;
  args: Readonly<Record<string, Argument>>;
}

/** A name or a phrase is a message of its own, so that a catalogue can decline it; a list is joined. */
export type Item = string | number | Message;
export type Argument = Item | readonly Item[];

const NEXT = "list-next";
const LINKS: Readonly<Record<string, string>> = { and: "list-and", or: "list-or" };

export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text, or one of its other forms: an attribute of the message, such as `dat` for the dative. */
  text({ id, args }: Message, form = ""): string {
    const found = this.#bundle.getMessage(id);
    const pattern = found?.attributes[form] ?? found?.value;
    if (!pattern) return id;
    const values = Object.entries(args).map(([name, value]) => [name, this.#fluent(value)]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(values) as Record<string, FluentValue>, []);
  }

  /** The items with commas between them, and the link before the last one. */
  joined(items: readonly Item[], link: string, form: string): string {
    const shown = items.map((item) => (typeof item === "object" ? this.text(item, form) : String(item)));
    return shown.reduce((start, item, index) => {
      const id = index === shown.length - 1 ? (LINKS[link] ?? NEXT) : NEXT;
      return this.text({ id, args: { start, item } });
    }, shown.shift() ?? "");
  }

  #fluent(value: Argument): FluentValue {
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    return typeof value === "string" ? value : new Nested(this, value);
  }
}

/** A message or a list as an argument of another message. */
class Nested extends FluentType<Message | readonly Item[]> {
  constructor(
    readonly owner: Catalogue,
    value: Message | readonly Item[],
  ) {
    super(value);
  }

  toString(): string {
    return this.render();
  }

  render(link = "", form = ""): string {
    return "id" in this.value ? this.owner.text(this.value, form) : this.owner.joined(this.value, link, form);
  }
}

const shown = (value: FluentValue | undefined, link = "", form = ""): string =>
  value instanceof Nested ? value.render(link, form) : value instanceof FluentNumber ? value.toString() : String(value);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FUNCTIONS = {
  /** START($boat): with a capital, as a sentence begins. */
  START: ([value, form = ""]: FluentValue[]): string => capitalised(shown(value, "", String(form))),
  /** FORM($boat, "dat"): another form of a name. */
  FORM: ([value, form = ""]: FluentValue[]): string => shown(value, "", String(form)),
  /** LIST($boats, "and", "dat"): the items of a list, each in one form. */
  LIST: ([value, link = "", form = ""]: FluentValue[]): string => shown(value, String(link), String(form)),
};
