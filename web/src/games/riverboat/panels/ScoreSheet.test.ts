import { render, screen, within } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { POINT_CLAUSES } from "../points";
import { farm, season } from "../testViews";
import ScoreSheet from "./ScoreSheet.svelte";

const ada = farm("Oak", {}, { tiles: 4, barns: 6 });
ada.score.if_it_ended_now = { coins: 3, colours: 7 };
const view = season({ seats: [ada, farm("Elm", {}, { wells: 5 })] });
const names = (seat: number): string => ["Ada", "Bob"][seat]!;

it("has a row for every source, with what it brought and what would come", () => {
  render(ScoreSheet, { view, nameOf: names, onclause: () => {} });
  expect(screen.getAllByRole("row")).toHaveLength(Object.keys(POINT_CLAUSES).length + 3);
  const row = screen.getByRole("rowheader", { name: /Colours covered/ }).closest("tr")!;
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent.trim()),
  ).toEqual(["0 (+7)", "0"]);
});

it("adds up", () => {
  const { container } = render(ScoreSheet, { view, nameOf: names, onclause: () => {} });
  const totals = [...container.querySelectorAll("tfoot td")].map((cell) => cell.textContent);
  expect(totals).toEqual(["10", "5", "20", "5"]);
});

it("shows what the choice at hand would add, and opens the rule", () => {
  const onclause = vi.fn();
  const { container } = render(ScoreSheet, { view, nameOf: names, onclause, preview: { source: "wells", points: 4 } });
  expect(container.querySelector(".preview")?.textContent).toBe("+4");
  expect(container.querySelector(".preview")?.closest("td")?.dataset.source).toBe("wells");
  screen.getAllByRole("button", { name: /RB-SCO-3/ })[0]!.click();
  expect(onclause).toHaveBeenCalledWith("RB-SCO-3");
});
