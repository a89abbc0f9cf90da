/** What bots are called on the page; the server knows one as `captain` or `commodore:1s`. */

import { textOr } from "../i18n/index.svelte";

export const botName = (bot: string): string => textOr(bot, `bot-${bot.split(":")[0]!}`);

/** What whoever sits there is called: a bot that nobody gave a name goes by its level. */
export const calledBy = ({ name, bot }: { name: string; bot: string }): string =>
  name === bot && bot ? botName(bot) : name;
