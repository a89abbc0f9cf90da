/** What bots are called on the page; the server knows one as `captain` or `commodore:1s`. */

import { textOr } from "../i18n/index.svelte";

export const botName = (bot: string): string => textOr(bot, `bot-${bot.split(":")[0]!}`);
