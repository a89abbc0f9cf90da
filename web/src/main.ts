import "@fontsource/bitter/latin-500.css";
import "@fontsource/bitter/latin-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { change } from "./lib/settings.svelte";
import "./page.css";

change({}); // says the language to the browser
mount(App, { target: document.getElementById("page")! });
