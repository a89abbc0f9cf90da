import "@fontsource/bitter/latin-500.css";
import "@fontsource/bitter/latin-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { change, settings } from "./app/settings.svelte";
import "./page.css";
import "./tokens.css";
import { openPhrasebook } from "./words/told.svelte";

change({}); // says the language to the browser
await openPhrasebook(settings.language);
mount(App, { target: document.getElementById("page")! });
