import { beforeEach, describe, expect, it, vi } from "vitest";
import { pastOf, RequestRefused } from "../api/client";
import type { Entry, RoomView } from "../api/types";
import type { Table } from "../api/table.svelte";
import { ReplayState } from "./replayState.svelte";

vi.mock("../api/client", { spy: true });

const TOO_MANY = { id: "request-too-many", args: {} };
const LENGTH = 120;
const entry = (number: number): Entry => ({ number, kind: "play", seat: 0, action: "stop", events: [] });
const view = (index: number, seat = 0) => ({ index, seat, actions: [] }) as unknown as RoomView;
const table = () =>
  ({
    log: Array.from({ length: LENGTH }, (_, number) => entry(number)),
    view: view(LENGTH),
    past: null,
  }) as unknown as Table;

beforeEach(() => {
  vi.mocked(pastOf).mockReset();
  vi.mocked(pastOf).mockImplementation((_, from, eyes, moments) =>
    Promise.resolve({
      type: "past",
      from,
      next: LENGTH,
      view: view(from, typeof eyes === "number" ? eyes : 0),
      then: Array.from({ length: Math.min(moments - 1, LENGTH - from) }, (_, at) => ({
        index: from + at + 1,
        view: { index: ["=", from + at + 1] },
      })),
    }),
  );
});

describe("looking back", () => {
  it("shows each moment, asking for many at once", async () => {
    const replay = new ReplayState(table());
    for (let position = 0; position < LENGTH; position++) {
      await replay.go(position);
      expect(replay.table.past).toMatchObject({ index: position });
      expect(replay.position).toBe(position);
    }
    expect(vi.mocked(pastOf).mock.calls.length).toBeLessThanOrEqual(3);
    await replay.go(LENGTH);
    expect(replay.isAway).toBe(false);
    expect(replay.table.past).toBeNull();
  });

  it("shows the moment wanted last, whatever answers first", async () => {
    const replay = new ReplayState(table());
    await Promise.all([replay.go(3), replay.go(100), replay.go(60)]);
    expect(replay.table.past).toMatchObject({ index: 60 });
  });

  it("stays at a moment through other eyes, the last one too", async () => {
    const replay = new ReplayState(table());
    await replay.see(2);
    expect(replay.table.past).toMatchObject({ index: LENGTH, seat: 2 });
    await replay.see("own");
    expect(replay.table.past).toBeNull();
  });

  it("says what the server says, and keeps what was shown", async () => {
    const replay = new ReplayState(table());
    await replay.go(5);
    vi.mocked(pastOf).mockRejectedValueOnce(new RequestRefused(TOO_MANY));
    await replay.go(100);
    expect(replay.problem).toEqual(TOO_MANY);
    expect(replay.table.past).toMatchObject({ index: 5 });
    await replay.go(101);
    expect(replay.problem).toBeNull();
    expect(replay.table.past).toMatchObject({ index: 101 });
  });
});
