import { describe, expect, it } from "vitest";
import { patched } from "./patch";

describe("a patch", () => {
  const old = { actor: 0, boats: [{ speed: 1 }, { speed: 2 }], move: { points: 1 }, gone: true };

  it("sets, changes and takes away", () => {
    const view = patched(old, {
      actor: ["=", 1],
      boats: ["~", { "1": ["~", { speed: ["=", 3] }] }],
      gone: ["-"],
      result: ["=", [1, 2]],
    });
    expect(view).toEqual({ actor: 1, boats: [{ speed: 1 }, { speed: 3 }], move: { points: 1 }, result: [1, 2] });
  });

  it("leaves the old view and the parts it does not touch alone", () => {
    const view = patched(old, { boats: ["~", { "1": ["~", { speed: ["=", 3] }] }] });
    expect(old.boats[1]!.speed).toBe(2);
    expect(view.boats[0]).toBe(old.boats[0]);
    expect(view.move).toBe(old.move);
  });
});
