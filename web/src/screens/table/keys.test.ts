import { expect, it } from "vitest";
import { isDecisionKey } from "./keys";

document.body.innerHTML = `
  <button id="board"></button>
  <input id="field" />
  <aside>
    <div role="tablist"><button id="tab"></button></div>
    <div role="tabpanel" id="panel" tabindex="0"><div data-log><button id="chip"></button></div></div>
  </aside>
  <aside><div role="tabpanel" id="rules" tabindex="0"><button id="clause"></button></div></aside>`;

function decides(id: string, key: string, more: KeyboardEventInit = {}): boolean {
  let found = false;
  const listen = (event: KeyboardEvent) => (found = isDecisionKey(event));
  addEventListener("keydown", listen);
  document.getElementById(id)!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  removeEventListener("keydown", listen);
  return found;
}

it("keys decide on the board and in the log, and nowhere where they mean something else", () => {
  for (const place of ["board", "panel", "chip"]) expect([place, decides(place, "2")]).toEqual([place, true]);
  for (const place of ["field", "tab", "rules", "clause"]) expect([place, decides(place, "2")]).toEqual([place, false]);
});

it("knows which keys decide", () => {
  for (const key of ["w", "+", "Enter", "Escape", "ArrowUp"]) expect([key, decides("chip", key)]).toEqual([key, true]);
  for (const key of ["Tab", "Shift", "PageDown", "F5"]) expect([key, decides("board", key)]).toEqual([key, false]);
  expect(decides("board", "r", { ctrlKey: true })).toBe(false);
});
