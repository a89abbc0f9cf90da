/** The large parts of the game, fetched together. */

export { default as Table } from "./River.svelte";
export { default as Example } from "./StartPicture.svelte";
