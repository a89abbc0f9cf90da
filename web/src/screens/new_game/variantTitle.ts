import { textOr } from "../../i18n/index.svelte";

/** What a variant is called; nothing for a single number of the rules. */
export const variantTitle = (name: string): string => textOr("", `variant-${name.replaceAll("_", "-")}`);
