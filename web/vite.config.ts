import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./scripts/catalogues.mjs";
import { serviceWorker } from "./scripts/service-worker.mjs";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // the page does not know under which path it is served
  plugins: [svelte(), svelteTesting(), catalogues(), serviceWorker()],
  build: {
    outDir: "../src/paddlewheel/server/web/page",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy lets nothing in that is not a file of ours
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } }, // tests read the games' data
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: "src/i18n/setup.ts",
    isolate: false, // one worker loads the modules once: a fifth of the time
    pool: "threads",
  },
});
