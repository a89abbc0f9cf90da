/** Tests of components show texts in English. */

import { openCatalogue } from "./index.svelte";

await openCatalogue("en");
