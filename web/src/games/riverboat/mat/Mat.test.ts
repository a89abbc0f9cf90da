import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { byField, placementsOf } from "../choices/choices";
import { action, farm, field } from "../testViews";
import Mat from "./Mat.svelte";

const FIELDS = [
  field("a1"),
  field("a2", { column: 2, crop: "corn", worker: true }),
  field("a3", { column: 4, colour: "star" }),
  field("b1", { row: 1, column: 1, barn: true, surveyor: true }),
];
const oak = farm("oak", { fields: FIELDS });
const placements = byField(
  placementsOf([action("place a1", { fields: ["a1"] }), action("place a3", { fields: ["a3"], worth: 4 })]).map(
    (placement) => ({ ...placement, meaning: null }),
  ),
);

it("says in words what is on a field, and lights only what is legal", () => {
  render(Mat, { farm: oak, name: "Ada", placements });
  expect(screen.getByRole("img", { name: "a2, heart, corn, worker" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "b1, heart, barn, surveyor" })).toBeTruthy();
  expect(screen.getAllByRole("button").map((lit) => lit.dataset.field)).toEqual(["a1", "a3"]);
  expect(screen.getByRole("button", { name: "a3, star, 4 points" }).textContent).toContain("4");
});

it("is one stop for Tab; arrows go from lit field to lit field, Enter chooses", async () => {
  const onpick = vi.fn();
  const { container } = render(Mat, { farm: oak, name: "Ada", placements, onpick });
  expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  const [first, second] = screen.getAllByRole("button");
  first!.focus();
  await fireEvent.keyDown(first!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(second);
  await fireEvent.keyDown(second!, { key: "Enter" });
  expect(onpick).toHaveBeenCalledWith("a3", true);
});

it("takes no notice of fields that are not lit", async () => {
  const onpick = vi.fn();
  render(Mat, { farm: oak, name: "Ada", placements, onpick });
  await fireEvent.click(screen.getByRole("img", { name: /^a2/ }));
  expect(onpick).not.toHaveBeenCalled();
});

it("shows a tile where it would lie", () => {
  const [placement] = placementsOf([action("lay a1 turned 0", { fields: ["a1", "a2"] })], ["turnip", "wheat"]);
  const { container } = render(Mat, { farm: oak, name: "Ada", placements: byField([placement!]), shown: placement! });
  expect(container.querySelectorAll(".ghost")).toHaveLength(2);
});
