// How fast a module is in Node, in CPU time, as JSON.
//
// node offline.mjs MODULE     asked with a line of JSON, as rates.mjs has it
import { readFileSync } from "node:fs";

import { rates } from "./rates.mjs";

const spent = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
const asked = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(rates(readFileSync(process.argv[2]), asked, spent)));
