/** What the button of the start page starts, in words: "2019, you against Pilot and Mate". */

import { settings } from "../../app/settings.svelte";
import { t, textOr } from "../../i18n/index.svelte";
import type { Setup } from "./setup.svelte";

export function whatStarts(setup: Setup): string {
  const names = setup.seats.map((_, place) => setup.nameOf(place));
  const isOurs = (place: number): boolean => ["me", "here"].includes(setup.seats[place]!.who);
  const ours = names.flatMap((name, place) =>
    isOurs(place) ? [setup.seats[place]!.who === "me" ? t("start-you") : name] : [],
  );
  const others = names.filter((_, place) => !isOurs(place));
  const game = setup.saved ? "" : titleOf(setup);
  const who = others.length
    ? ours.length
      ? t("start-against", { ours: inWords(ours), others: inWords(others) })
      : inWords(others)
    : inWords(ours);
  return game ? t("start-what", { game, who }) : who;
}

function titleOf(setup: Setup): string {
  const { title, editions } = setup.offered.games.find((one) => one.name === setup.game)!;
  return editions.length > 1
    ? textOr(setup.edition.name, `edition-${setup.edition.name}`)
    : textOr(title, `game-${setup.game}`);
}

const inWords = (names: string[]): string => new Intl.ListFormat(settings.language).format(names);
