/** The large parts of the game, fetched together. */

export { default as Definitions } from "./art/ClothPatterns.svelte";
export { default as Result } from "./panels/Result.svelte";
export { marksOf } from "./names";
export { default as Table } from "./Season.svelte";
export { default as Example } from "./rules/Example.svelte";
