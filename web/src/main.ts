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

// It keeps the page's files for the day when the server is away; a browser without one, or a page by plain HTTP, does not.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("./service-worker.js").catch(() => null);
