import { say } from "./index.svelte";
import { BOTS } from "./room";

/** What whoever sits there is called: a bot that nobody gave a name goes by its rank. */
export function calledBy({ name, bot }: { name: string; bot: string }): string {
  const rank = BOTS[bot.split(":")[0]!];
  return rank && name === bot ? say(rank) : name;
}
