import type { Catalogue } from "./index.svelte";

export const GUIDE = {} satisfies Catalogue;
