/** Where one is. Links stand behind the #, which no browser sends to a server. */

import type { GameName } from "../api/types";
import { GAMES } from "../games";

export type Place =
  | { screen: "start" }
  | { screen: "table"; access: "seats" | "watch"; link: string }
  | { screen: "invite"; access: "seat" | "watch"; link: string }
  | { screen: "join"; link: string }
  | { screen: "rules"; game: GameName; edition: string; clause: string }
  | { screen: "learn"; game: GameName };

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // a broken address leads to the start
  }
}

function read(): Place {
  const [, screen, first, second, third] = location.hash.split("/").map(readable);
  if ((screen === "seat" || screen === "watch") && first)
    return { screen: "table", access: screen === "seat" ? "seats" : "watch", link: first };
  if (screen === "invite" && (first === "seat" || first === "watch") && second)
    return { screen: "invite", access: first, link: second };
  if (screen === "join" && first) return { screen: "join", link: first };
  const game = GAMES.find(({ path }) => path === first);
  if (screen === "rules" && game)
    return { screen: "rules", game: game.name, edition: second ?? "", clause: third ?? "" };
  if (screen === "learn" && game?.lesson) return { screen: "learn", game: game.name };
  return { screen: "start" };
}

export const route = $state<{ place: Place }>({ place: read() });

addEventListener("hashchange", () => (route.place = read()));

export const addressOf = (access: "seat" | "watch" | "join", link: string) =>
  `${location.origin}${location.pathname}#/${access}/${link}`;
export const goTo = (hash: string) => (location.hash = hash);
