/** What the game itself says comes from the server in English; in another language, by its phrasebook. */

import { settings } from "../lib/settings.svelte";

export type Phrasebook = (english: string) => string;

export const phrasebook = $state.raw<{ of: Partial<Record<string, Phrasebook>> }>({ of: {} });

export const told = (english: string): string => phrasebook.of[settings.language]?.(english) ?? english;
