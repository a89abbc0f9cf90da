import "./tokens.css";
import type { GameUi } from "../game";
import StartPicture from "./StartPicture.svelte";
import type { MississippiQueenTypes } from "./types";

export default {
  name: "mississippi-queen",
  path: "race",
  usualEdition: "2019",
  StartPicture,
  lesson: { messageId: (part) => `mq-lesson-${part}`, next: { edition: "2019", bots: ["deckhand", "mate"] } },
  load: () => import("./components"),
} satisfies GameUi<MississippiQueenTypes>;
