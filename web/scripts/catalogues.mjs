/** The catalogue files of all languages, and a Vite plugin that makes them one module a language for the page. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = fileURLToPath(new URL("../../src/paddlewheel/", import.meta.url));
const MORE = process.env["PADDLEWHEEL_MESSAGES"]; // a folder with more languages: <folder>/**/messages/<language>/*.ftl
const FILE = /(?:^|\/)messages\/(?<language>[^/]+)\/.*\.ftl$/;
const NOT_SHOWN = /^(?:cli|lab|terminal)\/|\/terminal\.ftl$/; // texts that the page never shows

const LANGUAGES = "virtual:languages";
const CATALOGUE = "virtual:catalogue/";

/**
 * @typedef {{ language: string, path: string, isPages: boolean }} CatalogueFile
 * @returns {CatalogueFile[]}
 */
export function catalogueFiles() {
  return [PACKAGE, ...(MORE ? [MORE] : [])].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .sort()
      .filter((path) => !NOT_SHOWN.test(path))
      .flatMap((path) => {
        const language = FILE.exec(path)?.groups?.["language"];
        return language ? [{ language, path: join(root, path), isPages: path.includes("/page/") }] : [];
      }),
  );
}

/** The texts without comments and the empty lines between them. */
const smaller = (/** @type {string} */ source) => source.replace(/^#.*\n|^\n/gm, "");

/** `virtual:languages` maps each language to the loader of its `virtual:catalogue/<language>`, the sources of its files. */
export function catalogues() {
  return {
    name: "catalogues",
    /** @param {string} id */
    resolveId: (id) => (id === LANGUAGES || id.startsWith(CATALOGUE) ? `\0${id}` : undefined),
    /**
     * @this {{ addWatchFile: (path: string) => void }}
     * @param {string} id
     */
    load(id) {
      const files = catalogueFiles();
      if (id === `\0${LANGUAGES}`) {
        const loaders = [...new Set(files.map((file) => file.language))].map(
          (language) => `${JSON.stringify(language)}: () => import("${CATALOGUE}${language}")`,
        );
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${CATALOGUE}`)) return undefined;
      const own = files.filter((file) => id === `\0${CATALOGUE}${file.language}`);
      for (const file of own) this.addWatchFile(file.path);
      return `export default ${JSON.stringify(own.map((file) => smaller(readFileSync(file.path, "utf8"))))};`;
    },
  };
}
