/** The page begins here: first the words, then everything else; typefaces, and who I am, meanwhile. */
import { mount } from "svelte";
import "./style.css";
import "./forms.css";
import App from "./App.svelte";
import { along, begin } from "./store/along.svelte";
import { troubleOf } from "./store/ask";
import { me } from "./store/people.svelte";
import { settings } from "./store/settings.svelte";
import { texts } from "./texts/index.svelte";

for (const family of ["Serai Text", "Serai Title"]) document.fonts.load(`1em "${family}"`);
await begin();
await texts.speak(settings.language);
me.load().catch(troubleOf);
mount(App, { target: document.getElementById("serai")! });
void along.settle();
