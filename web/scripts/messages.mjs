/** Types of the page's messages, src/i18n/messages.d.ts, from their English texts; with --check only whether they are up to date. */

import { readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { catalogueFiles } from "./catalogues.mjs";

const OUTPUT = new URL("../src/i18n/messages.d.ts", import.meta.url);
const PLURALS = ["zero", "one", "two", "few", "many", "other"];
const RANKS = ["Argument", "string", "readonly Item[]", "number"]; // what says more comes later

const files = catalogueFiles().filter((file) => file.language === "en");
const read = (file) => new FluentResource(readFileSync(file.path, "utf8")).body;
const texts = new Map(files.flatMap(read).map((message) => [message.id, message]));
const pageIds = files.filter((file) => file.isPages).flatMap((file) => read(file).map(({ id }) => id));

/** Note the arguments of a pattern: by what is done with one, its type. */
function collect(node, found) {
  if (Array.isArray(node)) return node.forEach((part) => collect(part, found));
  if (typeof node === "string") return;
  if (node.type === "var") note(found, node.name, "Argument");
  if (node.type === "mesg") collectMessage(node.name, found);
  if (node.type === "func") {
    if (node.name === "LIST") note(found, node.args[0].name, "readonly Item[]");
    collect(node.args, found);
  }
  if (node.type === "select") {
    const isNumber = node.variants.every(({ key }) => key.type === "num" || PLURALS.includes(key.value));
    if (node.selector.type === "var") note(found, node.selector.name, isNumber ? "number" : "string");
    collect(node.selector, found);
    for (const variant of node.variants) collect(variant.value, found);
  }
}

function collectMessage(id, found) {
  const { value, attributes = {} } = texts.get(id);
  for (const pattern of [value, ...Object.values(attributes)]) if (pattern) collect(pattern, found);
}

function note(found, name, type) {
  if (RANKS.indexOf(type) >= RANKS.indexOf(found.get(name) ?? "Argument")) found.set(name, type);
}

function member(id) {
  const found = new Map();
  collectMessage(id, found);
  const args = [...found].sort().map(([name, type]) => `${name}: ${type}`);
  return `"${id}": ${args.length ? `{ ${args.join("; ")} }` : "null"};`;
}

const members = pageIds.sort().map(member);
const made = `/** The page's messages and their arguments. Made by \`npm run messages\` from the English catalogues. */

import type { Argument, Item } from "./catalogue";

export interface PageMessages {
${members.map((line) => `  ${line}`).join("\n")}
}
`;

if (!process.argv.includes("--check")) writeFileSync(OUTPUT, made);
else if (readFileSync(OUTPUT, "utf8") !== made) {
  console.error("src/i18n/messages.d.ts is not what the English catalogues say: npm --prefix web run messages");
  process.exitCode = 1;
}
