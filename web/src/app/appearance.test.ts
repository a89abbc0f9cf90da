import { afterEach, expect, it, vi } from "vitest";
import { isCalm, showAppearance } from "./appearance";

function system(...wanted: string[]): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: wanted.some((part) => query.includes(part)),
    addEventListener: () => {},
  }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  showAppearance("system", "system");
});

it("is as the system has it until somebody chooses", () => {
  system("dark", "reduce");
  showAppearance("system", "system");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(isCalm()).toBe(true);
});

it("is what was chosen, whatever the system has", () => {
  system("dark");
  showAppearance("light", "less");
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(document.documentElement.dataset.motion).toBe("less");
  expect(isCalm()).toBe(true);
  showAppearance("dark", "system");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(isCalm()).toBe(false);
});
