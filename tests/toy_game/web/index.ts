import type { GameUi } from "../game";
import StartPicture from "./StartPicture.svelte";

// The game is no part of schema.d.ts, which is made for the games of the package; hence the cast.
export default {
  name: "skiffs",
  path: "skiffs",
  usualEdition: "2024",
  StartPicture,
  load: () => import("./components"),
} as unknown as GameUi;
