import { beforeEach, expect, it, vi } from "vitest";
import type { GamesResponse } from "../../api/types";
import { change } from "../../app/settings.svelte";
import { countsInWords } from "./playerCounts";
import { Setup } from "./setup.svelte";
import { howLongAgo } from "../start/relativeTime";

const says = { id: "mq-variant-river-length", args: {} };
const common = { says, low: 0, high: 0, choices: [] };
const LENGTH = {
  ...common,
  name: "river_length",
  kind: "number" as const,
  usual: 12,
  players: [2, 3],
  low: 4,
  high: 18,
};
const TILES = {
  ...common,
  name: "b_tiles",
  kind: "several" as const,
  usual: "B1+B2",
  players: [2, 3],
  choices: ["B1", "B2"],
};
const OFFERED: GamesResponse = {
  games: [
    {
      name: "mississippi-queen",
      title: "Mississippi Queen",
      editions: [
        { name: "2019", players: [2, 3, 4], variants: [LENGTH, TILES] },
        { name: "intro-1997", players: [3, 4, 5], variants: [LENGTH] },
      ],
      bots: ["mate", "pilot"],
    },
    {
      name: "riverboat",
      title: "Riverboat",
      editions: [{ name: "2017", players: [2, 3, 4], variants: [] }],
      bots: ["mate"],
    },
  ],
  bots: [
    { name: "mate", manner: { id: "bot-manner-mate", args: {} } },
    { name: "pilot", manner: { id: "bot-manner-pilot", args: {} } },
  ],
};

let sent: unknown;
beforeEach(() => {
  change({ language: "en" });
  localStorage.removeItem("paddlewheel-name");
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent = JSON.parse(body);
    return Promise.resolve(Response.json({ room: "r", seats: [], watch: "w" }));
  });
});

it("opens a race against two bots as it stands", async () => {
  await new Setup(OFFERED).open();
  expect(sent).toEqual({
    game: "mississippi-queen",
    edition: "2019",
    variants: {},
    chairs: [
      { name: "", here: false },
      { name: "", bot: "pilot" },
      { name: "", bot: "mate" },
    ],
    turn_limit: null,
    listed: false,
  });
});

it("sends only what is not as usual, and no tiles at all as false", async () => {
  const setup = new Setup(OFFERED);
  setup.change(LENGTH, 14);
  setup.change(TILES, "");
  setup.change(LENGTH, 12);
  await setup.open();
  expect(sent).toMatchObject({ variants: { b_tiles: false } });
});

it("keeps what was chosen while another edition or game is looked at", () => {
  const setup = new Setup(OFFERED);
  setup.change(LENGTH, 14);
  setup.editions["mississippi-queen"] = "intro-1997";
  expect(setup.valueOf(LENGTH)).toBe(12);
  setup.game = "riverboat";
  setup.game = "mississippi-queen";
  setup.editions["mississippi-queen"] = "2019";
  expect(setup.valueOf(LENGTH)).toBe(14);
});

it("has one of me; whoever sat there as me stays here, and all at this screen share a link", async () => {
  const setup = new Setup(OFFERED);
  setup.seat(2, "me");
  setup.seats[0]!.name = "Ada";
  await setup.open();
  expect(sent).toMatchObject({ chairs: [{ name: "Ada", here: true }, { bot: "pilot" }, { name: "", here: true }] });
});

it("leaves seats free for whoever comes by the link, and names what was saved with names", async () => {
  const setup = new Setup(OFFERED);
  setup.seat(1, "link");
  await setup.open();
  expect(sent).toMatchObject({ chairs: [{ name: "" }, { name: "", free: true }, { bot: "mate" }] });
  setup.load("race.json", { options: { players: 3 } }, ["Ada", "pilot", "Cleo"]);
  await setup.open();
  expect(sent).toMatchObject({ chairs: [{ name: "Ada" }, { name: "", bot: "pilot" }, { name: "Cleo" }] });
});

it("tells bots of one level apart", () => {
  const setup = new Setup(OFFERED);
  setup.seat(1, "mate");
  expect([1, 2].map((place) => setup.nameOf(place))).toEqual(["Mate", "Mate 2"]);
});

it("has as many seats as a saved game", async () => {
  const setup = new Setup(OFFERED);
  const record = { options: { players: 4 } };
  setup.load("race.json", record);
  expect(setup.seats.length).toBe(4);
  expect([setup.canGrow, setup.canShrink]).toEqual([false, false]);
  await setup.open();
  expect(sent).toMatchObject({ record });
  setup.load("odd.json", { options: { players: "many" } });
  expect(setup.seats.length).toBe(4);
});

it("says counts and times in words", () => {
  expect([[2, 3, 4], [4, 6], [6], [2, 3]].map(countsInWords)).toEqual(["2 to 4", "4 or 6", "6", "2 or 3"]);
  expect([1000, 120_000, 90_000_000].map((passed) => howLongAgo(0, passed))).toEqual([
    "just now",
    "2 minutes ago",
    "yesterday",
  ]);
});

it("seats the strongest bot that plays the game", () => {
  const setup = new Setup(OFFERED);
  expect(setup.bots.map((bot) => bot.name)).toEqual(["mate", "pilot"]);
  expect([0, 1, 2].map((place) => setup.whoAt(place))).toEqual(["me", "pilot", "mate"]);
  setup.game = "riverboat";
  expect(setup.bots.map((bot) => bot.name)).toEqual(["mate"]);
  expect([0, 1, 2].map((place) => setup.whoAt(place))).toEqual(["me", "mate", "mate"]);
});
