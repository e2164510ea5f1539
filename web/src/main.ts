/** The page begins here: first the words, then everything else. */
import { mount } from "svelte";
import "./style.css";
import "./forms.css";
import App from "./App.svelte";
import { settings } from "./store/settings.svelte";
import { texts } from "./texts/index.svelte";

await texts.speak(settings.language);
mount(App, { target: document.getElementById("serai")! });
