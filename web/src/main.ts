/** The page begins here: first the words, then everything else, and who I am meanwhile. */
import { mount } from "svelte";
import "./style.css";
import "./forms.css";
import App from "./App.svelte";
import { troubleOf } from "./store/ask";
import { me } from "./store/people.svelte";
import { settings } from "./store/settings.svelte";
import { texts } from "./texts/index.svelte";

await texts.speak(settings.language);
me.load().catch(troubleOf);
mount(App, { target: document.getElementById("serai")! });
