/** A file that was sent begins here: its words, its game, and the page's own replay. */
import { mount } from "svelte";
import "../style.css";
import "../forms.css";
import { texts } from "../texts/index.svelte";
import { sent, unpacked } from "./data";
import Sent from "./Sent.svelte";

await texts.speak(sent.language);
mount(Sent, { target: document.getElementById("serai")!, props: { game: await unpacked() } });
