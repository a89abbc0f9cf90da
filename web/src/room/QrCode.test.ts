import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import QrCode from "./QrCode.svelte";

const QUIET = 4;

it("draws a code with a quiet zone and a label", () => {
  render(QrCode, { text: "http://192.168.0.2:8000/#/seat/abc", label: "Code for Ada" });
  const picture = screen.getByRole("img", { name: "Code for Ada" });
  const size = Number(picture.getAttribute("viewBox")!.split(" ")[2]);
  const path = picture.querySelector("path")!.getAttribute("d")!;
  expect(path.startsWith(`M${QUIET} ${QUIET}h1v1h-1z`)).toBe(true);
  const columns = [...path.matchAll(/M(\d+) /g)].map((found) => Number(found[1]));
  expect(Math.max(...columns)).toBe(size - QUIET - 1);
});
