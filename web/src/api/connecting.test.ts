import { afterEach, expect, test } from "vitest";
import { reconnectDelay } from "./backoff";
import { requestAt, socketAt } from "./addresses";

afterEach(() => history.replaceState(null, "", "/"));

test("those who come back together do not come in the same moment", () => {
  const pauses = [0, 0.25, 0.5, 0.999].map((chance) => reconnectDelay(0, () => chance));
  expect(new Set(pauses).size).toBe(4);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(150);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(450);
});

test("the pauses grow, and not for ever", () => {
  const middle = (tries: number) => reconnectDelay(tries, () => 0.5);
  expect([0, 1, 2, 3, 4, 50].map(middle)).toEqual([300, 700, 1500, 3000, 5000, 5000]);
});

test("requests go to where the page is", () => {
  expect(requestAt("api/games")).toBe("/api/games");
  expect(socketAt("api/watch/x/socket")).toBe(`ws://${location.host}/api/watch/x/socket`);
});

test("under a path too, whatever stands behind the #", () => {
  history.replaceState(null, "", "/games/?a=b#/seat/secret");
  expect(requestAt("api/games")).toBe("/games/api/games");
  expect(socketAt("api/watch/x/socket")).toBe(`ws://${location.host}/games/api/watch/x/socket`);
});
