import { beforeEach, expect, it } from "vitest";
import { claimedBy, forgetSeat, storeClaim } from "./claims";
import { storeInvitations } from "./invitations";

beforeEach(() => localStorage.clear());

it("brings a browser back to the seat it has claimed", () => {
  expect(claimedBy("room")).toBeNull();
  storeClaim("room", "mine");
  storeClaim("other", "another");
  expect(claimedBy("room")).toBe("mine");
  forgetSeat("mine");
  expect(claimedBy("room")).toBeNull();
});

it("brings whoever opened the room to their own seat", () => {
  storeInvitations("own", { seats: [], watch: "w", join: "room", manage: "m" });
  expect(claimedBy("room")).toBe("own");
});
