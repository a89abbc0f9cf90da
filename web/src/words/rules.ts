import type { Catalogue } from "./index.svelte";

export const RULES = {} satisfies Catalogue;
