import { expect, test } from "vitest";
import { Catalogue, type Argument, type Message } from "./catalogue";

const SOURCE = `
list-next = { $start }, { $item }
list-and = { $start } und { $item }
rose = die Black Rose
    .dat = der Black Rose
white = Weiß
gives = { START($giver) } gibt { FORM($taker, "dat") } { $coal ->
    [one] ein Stück
   *[other] { $coal } Stücke
} Kohle.
all = { START($boats) }: { LIST($boats, "and", "dat") }
`;
const german = new Catalogue("de", [SOURCE]);
const named = (id: string, args: Record<string, Argument> = {}): Message => ({ id, args });
const [ROSE, WHITE] = [named("rose"), named("white")];

test("names are declined, and numbers agree", () => {
  const gives = (giver: Message, taker: Message, coal: number): string =>
    german.text(named("gives", { giver, taker, coal }));
  expect(gives(ROSE, WHITE, 1)).toBe("Die Black Rose gibt Weiß ein Stück Kohle.");
  expect(gives(WHITE, ROSE, 1200)).toBe("Weiß gibt der Black Rose 1200 Stücke Kohle.");
});

test.each([
  [[], ": "],
  [[ROSE], "Die Black Rose: der Black Rose"],
  [[ROSE, "A", 3], "Die Black Rose, A, 3: der Black Rose, A und 3"],
])("lists: %j", (boats, shown) => {
  expect(german.text(named("all", { boats }))).toBe(shown);
});

test("a text that is not there shows its id", () => {
  expect(german.text(named("sings"))).toBe("sings");
});
