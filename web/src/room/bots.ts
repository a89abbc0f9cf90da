/** What a bot is called on the page; the server knows it as `captain` or `commodore:1s`. */

import { say } from "../words/index.svelte";
import { BOTS } from "../words/room";

export function botName(bot: string): string {
  const words = BOTS[bot.split(":")[0]!];
  return words ? say(words) : bot;
}
