import { expect, it } from "vitest";
import { forgetInvitations, invitationsOf, storeInvitations } from "./invitations";

it("keeps the links of a room until it is forgotten", () => {
  const invitations = { seats: [{ name: "Ben", link: "b" }], watch: "w" };
  storeInvitations("a", invitations);
  storeInvitations("c", { seats: [], watch: "x" });
  expect(invitationsOf("a")).toEqual(invitations);
  forgetInvitations(["a"]);
  expect(invitationsOf("a")).toBeNull();
  expect(invitationsOf("c")?.watch).toBe("x");
});

it("bears with a shelf that holds nonsense", () => {
  localStorage.setItem("paddlewheel-invitations", "{");
  expect(invitationsOf("a")).toBeNull();
});
