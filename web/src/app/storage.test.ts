import { beforeEach, expect, it, vi } from "vitest";
import { isText, listOf, Stored } from "./storage";

const names = new Stored("paddlewheel-test", listOf(isText));

beforeEach(() => localStorage.clear());

it("reads what was written", () => {
  names.write(["Ada", "Ben"]);
  expect(names.read()).toEqual(["Ada", "Ben"]);
});

it("leaves out what is not valid, and reads nonsense as nothing", () => {
  expect(names.read()).toEqual([]);
  localStorage.setItem("paddlewheel-test", '["Ada", 3]');
  expect(names.read()).toEqual(["Ada"]);
  localStorage.setItem("paddlewheel-test", "{");
  expect(names.read()).toEqual([]);
});

it("reads text that was stored without quotes", () => {
  localStorage.setItem("paddlewheel-test", "Ada");
  expect(new Stored("paddlewheel-test", (found) => (isText(found) ? found : "")).read()).toBe("Ada");
});

it("bears with a browser that stores nothing", () => {
  const forbidden = new Stored("paddlewheel-test", listOf(isText), () => {
    throw new DOMException("denied", "SecurityError");
  });
  forbidden.write(["Ada"]);
  expect(forbidden.read()).toEqual([]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  names.write(["Ada"]);
  full.mockRestore();
  expect(names.read()).toEqual([]);
});
