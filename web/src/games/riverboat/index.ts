import "./tokens.css";
import type { GameUi } from "../game";
import StartPicture from "./StartPicture.svelte";
import type { RiverboatTypes } from "./types";

export default {
  name: "riverboat",
  path: "season",
  usualEdition: "2017",
  StartPicture,
  lesson: { messageId: (part) => `rb-lesson-${part}` },
  load: () => import("./components"),
} satisfies GameUi<RiverboatTypes>;
