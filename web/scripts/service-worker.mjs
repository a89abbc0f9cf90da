/** A Vite plugin: the service worker, with the files of this build and a version that is their hash. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const SOURCE = new URL("./service-worker.js", import.meta.url);
const PUBLIC = ["./", "wheel.svg", "manifest.webmanifest"];
const NEEDED_AT_FIRST = /^assets\/(index|en|de)-.*\.(js|css)$|\.woff2$/;

export const serviceWorker = () => ({
  name: "service-worker",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const names = Object.keys(bundle).sort();
      const hash = createHash("sha256");
      for (const name of names) hash.update(name).update(bundle[name].code ?? bundle[name].source ?? "");
      const shell = [...PUBLIC, ...names.filter((name) => NEEDED_AT_FIRST.test(name))];
      const source = readFileSync(SOURCE, "utf8")
        .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 16)))
        .replace('"SHELL"', JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  },
});
