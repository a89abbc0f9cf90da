/** Sentences of the server's, a JSON list on the standard input, in German; null for one the phrasebook does not know. */

import { text } from "node:stream/consumers";
import { runnerImport } from "vite";

const { module } = await runnerImport("./src/words/german/index.ts", { configFile: false, logLevel: "error" });
const sentences = JSON.parse(await text(process.stdin));
const german = Object.fromEntries(sentences.map((sentence) => [sentence, module.phrasebook(sentence) ?? null]));
process.stdout.write(JSON.stringify({ german, unused: module.unused() }));
