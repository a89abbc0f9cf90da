/** Where one is. Links stand behind the #, which no browser sends to a server. */

export type Game = "mississippi-queen" | "riverboat";
export type Place =
  | { screen: "start" }
  | { screen: "table"; access: "seats" | "watch"; link: string }
  | { screen: "invite"; access: "seat" | "watch"; link: string }
  | { screen: "rules"; game: Game; edition: string; clause: string }
  | { screen: "learn"; game: Game };

const GAMES: Record<string, Game> = { race: "mississippi-queen", season: "riverboat" };

export const isGame = (value: unknown): value is Game => Object.values<unknown>(GAMES).includes(value);

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
  const game = GAMES[first ?? ""];
  if (screen === "rules" && game) return { screen: "rules", game, edition: second ?? "", clause: third ?? "" };
  if (screen === "learn" && game) return { screen: "learn", game };
  return { screen: "start" };
}

export const route = $state<{ place: Place }>({ place: read() });

addEventListener("hashchange", () => (route.place = read()));

export const addressOf = (access: "seat" | "watch", link: string) =>
  `${location.origin}${location.pathname}#/${access}/${link}`;
export const goTo = (hash: string) => (location.hash = hash);
