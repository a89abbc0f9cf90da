/** Where one is. Links stand behind the #, which no browser sends to a server. */

export type Place = { screen: "start" } | { screen: "table"; way: "seats" | "watch"; link: string };

function read(): Place {
  const [, screen, link] = location.hash.split("/");
  if ((screen === "seat" || screen === "watch") && link)
    return { screen: "table", way: screen === "seat" ? "seats" : "watch", link };
  return { screen: "start" };
}

export const route = $state<{ place: Place }>({ place: read() });

addEventListener("hashchange", () => (route.place = read()));

export const addressOf = (way: "seat" | "watch", link: string) => `${location.origin}${location.pathname}#/${way}/${link}`;
export const goTo = (hash: string) => (location.hash = hash);
