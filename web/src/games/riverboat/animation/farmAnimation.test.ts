import { beforeAll, expect, it } from "vitest";
import { openCatalogue } from "../../../i18n/index.svelte";
import type { RiverboatEntryView } from "../../../api/types";
import { newsOf } from "../panels/news";
import { season } from "../testViews";
import { FarmAnimation } from "./farmAnimation.svelte";

beforeAll(() => openCatalogue("en"));

const entry = (number: number, seat: number, ...events: object[]) =>
  ({ number, kind: "play", seat, events }) as unknown as RiverboatEntryView;
const took = (who: string, tile: string) => ({ kind: "took", who, facts: { tile } });
const laid = (who: string, points: number) => ({ kind: "laid", who, facts: { points, fields: [], crops: [] } });

it("what others take flies to their farm; one's own mat is before one's eyes", () => {
  const animation = new FarmAnimation();
  const happened = [entry(0, 1, took("elm", "corn-wheat"), laid("elm", 2))];
  const [flight, pulse, ...more] = animation.scenes({ happened, view: season(), next: 1 });
  expect(more).toEqual([]);
  expect([flight!.tells, pulse!.tells]).toEqual([1, 2]);
  flight!.begin(300);
  expect(animation.flight).toEqual({ seat: 1, piece: { kind: "tile", crops: ["corn", "wheat"] }, duration: 300 });
  pulse!.begin(300);
  expect([animation.flight, animation.pulsing]).toEqual([null, 1]);
  animation.settle();
  expect(animation.pulsing).toBe(-1);
  expect(animation.scenes({ happened: [entry(0, 0, took("oak", "corn"))], view: season(), next: 1 })).toEqual([]);
});

it("says in short what they did since the reader's turn", () => {
  const log = [
    entry(0, 1, took("elm", "potato")),
    entry(1, 0, took("oak", "corn")),
    entry(2, 1, took("elm", "corn-wheat")),
    entry(3, 1, laid("elm", 2)),
    entry(4, 1, { kind: "shipped", who: "elm", facts: { boat: "5" } }),
  ];
  expect(newsOf(log, season())).toEqual([{ seat: 1, words: ["corn-wheat", "+2", "riverboat 5"] }]);
  expect(newsOf(log.slice(0, 2), season())).toEqual([]);
});
