import type { Catalogue } from "./index.svelte";

export const REPLAY = {} satisfies Catalogue;
