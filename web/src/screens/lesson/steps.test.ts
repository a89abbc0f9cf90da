import { describe, expect, it } from "vitest";
import race from "../../../../src/paddlewheel/mississippi_queen/data/lessons.toml?raw";
import season from "../../../../src/paddlewheel/riverboat/data/lessons.toml?raw";
import type { Entry, LessonEventPattern, LessonScene } from "../../api/types";
import { LANGUAGES, sourcesOf } from "../../i18n/languages";
import { eventsSince, isMatched, progressOf, type SeenEvent } from "./steps";

const sign = (wish: Partial<LessonEventPattern>): LessonEventPattern => ({
  kind: ["stopped"],
  who: "white",
  facts: {},
  times: 1,
  ...wish,
});
const event = (kind: string, who = "white", facts: Record<string, unknown> = {}): SeenEvent => ({ kind, who, facts });
const entry = (number: number, kind: string, ...events: SeenEvent[]) =>
  ({
    number,
    kind,
    seat: 0,
    action: "",
    events: events.map((one) => ({ ...one, message: "", clause: "" })),
  }) as unknown as Entry;

const SCENE: LessonScene = {
  id: "coal",
  start: 2,
  steps: [
    { id: "see", point: [], done: [], missed: [] },
    {
      id: "go",
      point: ["1.12"],
      done: [sign({ kind: ["speed"], facts: { coal: [1, 2] } }), sign({})],
      missed: [sign({})],
    },
    { id: "tile", point: [], done: [], missed: [] },
  ],
};

describe("a sign", () => {
  it("is an event of its kind, about whom, with its facts", () => {
    const wanted = sign({ kind: ["speed", "turned"], facts: { coal: [1, 2] } });
    expect(isMatched(wanted, [event("turned", "white", { coal: 2 })])).toBe(true);
    expect(isMatched(wanted, [event("turned", "orange", { coal: 2 })])).toBe(false);
    expect(isMatched(wanted, [event("turned", "white", { coal: 0 })])).toBe(false);
    expect(isMatched(wanted, [event("moved", "white", { coal: 2 })])).toBe(false);
    expect(isMatched(wanted, [event("speed")])).toBe(false);
  });

  it("about nobody in particular is about anybody, and may be wanted twice", () => {
    const wanted = sign({ who: "", times: 2 });
    expect(isMatched(wanted, [event("stopped", "blue")])).toBe(false);
    expect(isMatched(wanted, [event("stopped", "blue"), event("stopped")])).toBe(true);
  });
});

describe("the events of a scene", () => {
  it("begin at its start and leave out what was taken back", () => {
    const log = [
      entry(0, "play", event("stopped")),
      entry(1, "draw", event("tile")),
      entry(2, "play", event("speed")),
      entry(3, "play", event("moved")),
      entry(4, "undo", event("undo", "", { left: 2 })),
      entry(5, "play", event("turned")),
    ];
    expect(eventsSince(log, 2).map((one) => one.kind)).toEqual(["turned"]);
    expect(eventsSince(log.slice(0, 4), 2).map((one) => one.kind)).toEqual(["speed", "moved"]);
  });
});

describe("a scene", () => {
  const paid = event("speed", "white", { coal: 1 });

  it("waits until its first words are read, or somebody acts", () => {
    expect(progressOf(SCENE, [], 0)).toEqual({ step: 0, isMissed: false });
    expect(progressOf(SCENE, [], 1)).toEqual({ step: 1, isMissed: false });
    expect(progressOf(SCENE, [paid], 0)).toEqual({ step: 1, isMissed: false });
  });

  it("is missed when the wrong thing ends the move", () => {
    expect(progressOf(SCENE, [event("stopped")], 1)).toEqual({ step: 1, isMissed: true });
  });

  it("is done when all is seen and read", () => {
    expect(progressOf(SCENE, [paid, event("stopped")], 1)).toEqual({ step: 2, isMissed: false });
    expect(progressOf(SCENE, [paid, event("stopped")], 3)).toEqual({ step: 3, isMissed: false });
  });
});

describe.each([
  ["mq-lesson", race],
  ["rb-lesson", season],
])("the texts %s", (prefix, data) => {
  const pattern = new RegExp(`^(${prefix}-\\S+) = (.*)$`, "gm");
  const texts = async (language: string) =>
    [...(await sourcesOf(language)).join("\n").matchAll(pattern)].map(([, id, text]) => ({ id: id!, text: text! }));

  it("are there for every scene and every step, and for no other", async () => {
    const wanted = data
      .split("[[scene]]")
      .slice(1)
      .flatMap((scene) => {
        const [id, ...steps] = [...scene.matchAll(/\bid = "(\w+)"/g)].map((found) => found[1]!);
        return [`${prefix}-${id}`, ...[...steps, "done"].map((part) => `${prefix}-${id}-${part}`)];
      });
    const found = (await texts("en")).map(({ id }) => id).filter((id) => !id.endsWith("-missed"));
    expect(found).toEqual(wanted);
  });

  it.each(LANGUAGES)("are short in %s", async (language) => {
    for (const { id, text } of await texts(language)) expect(text.length, id).toBeLessThan(150);
  });
});
