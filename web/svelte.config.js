import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { media } from "./scripts/media.mjs";

export default { preprocess: [vitePreprocess(), media] };
