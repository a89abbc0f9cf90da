/** The large parts of the game, fetched together. */

export { default as EventIcon } from "./boats/EventIcon.svelte";
export { default as Result } from "./result/Result.svelte";
export { marksOf } from "./names";
export { default as Table } from "./Race.svelte";
export { default as Example } from "./rules/Example.svelte";
