import "@fontsource/bitter/latin-500.css";
import "@fontsource/bitter/latin-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { change, settings } from "./app/settings.svelte";
import { openCatalogue } from "./i18n/index.svelte";
import "./page.css";
import "./tokens.css";

change({}); // says the language to the browser
await openCatalogue(settings.language);
mount(App, { target: document.getElementById("page")! });
