/** Where the numbers of a view go in some sources: under which names they are known there.

A number is followed into variables, lists, objects and fields of classes, through functions that
take it or give it back, and from a part of the page to those that it is handed to. Names count for
a whole file: one that is given to such a number anywhere is held for one everywhere in it. */
import { dirname, join } from "node:path/posix";
import { parse } from "svelte/compiler";

/** Methods that give some of a list, and those that give what a callback made of it. */
const SOME_OF = new Set(["at", "filter", "find", "findLast", "flat", "get", "slice"]);
const SORTED = new Set(["concat", "toReversed", "toSorted", "values"]);
const MADE_OF = new Set(["map", "flatMap", "reduce", "reduceRight"]);
const BY_NAME = new Set(["entries", "values"]);
const TWO_AT_ONCE = new Set(["reduce", "reduceRight", "sort", "toSorted"]);
/** Functions that give back what they are given. */
const SAME = new Set([
  "$derived",
  "$state",
  "BigInt",
  "Number",
  "String",
  "parseFloat",
  "parseInt",
]);
const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);
const CONSTANT = /^[A-Z_]+$/;
const ASSERTED = new Set(["TSNonNullExpression", "TSAsExpression", "ChainExpression"]);
const ASSERTING = new Set(["TSSatisfiesExpression", "AwaitExpression", "ExpressionTag"]);

/** A source as it can be looked through, for one game after the other. */
export function read(file, source) {
  const whole = file.endsWith(".svelte") ? source : `<script lang="ts">${source}</script>`;
  return { file, whole, nodes: [...walk(parse(whole, { modern: true }))] };
}

/** All nodes of a tree, the types of TypeScript and the styles left out. */
function* walk(node) {
  if (typeof node?.type === "string") {
    if (node.type.startsWith("TSType") || node.type === "StyleSheet") return;
    yield node;
  }
  for (const value of Object.values(node ?? {}))
    if (Array.isArray(value)) for (const one of value) yield* walk(one);
    else if (value && typeof value === "object") yield* walk(value);
}

/** The plain expression below assertions. */
function plain(node) {
  const below = ASSERTED.has(node?.type) || ASSERTING.has(node?.type);
  return below ? plain(node.expression ?? node.argument) : node;
}

const bare = (path) => path.replace(/(\.svelte)?(\.ts)?$/, "").replace(/\/index$/, "");

/** What all sources of a game know together: functions, parts, and fields by their names. */
export class Known {
  /** By function: the places of its parameters that are given such a number. */
  given = new Map();
  /** Functions that give one back, and fields that hold one. */
  back = new Set();
  fields;
  /** By part of the page: the names under which it is handed one. */
  handed = new Map();

  constructor(numbers) {
    this.fields = new Set(numbers);
  }

  get size() {
    const all = [...this.given.values(), ...this.handed.values()];
    return this.back.size + this.fields.size + all.reduce((sum, { size }) => sum + size, 0);
  }
}

export class Source {
  names = new Set();
  #fields = new Set();
  #constants = new Map();
  #imported = new Map();
  #known;
  #ignored;

  constructor({ file, whole, nodes }, known, ignored) {
    this.file = file;
    this.whole = whole;
    this.nodes = nodes;
    this.#known = known;
    this.#ignored = ignored;
    for (const node of this.nodes)
      if (node.type === "ImportDeclaration") this.#import(node);
      else if (node.type === "VariableDeclaration" && node.kind === "const")
        for (const { id, init } of node.declarations) this.#constants.set(id.name, plain(init));
  }

  /** How much is known by now. */
  get size() {
    return this.names.size + this.#fields.size + this.#known.size;
  }

  /** The expression that a name stands for, where it always stands for one. */
  meant(given) {
    const node = plain(given);
    return node?.type === "Identifier" ? this.#constants.get(node.name) : node;
  }

  /** Learn what can be learnt now; there is more when the others have learnt as well. */
  learn() {
    for (const node of this.nodes) this.#learn(node);
  }

  /** Whether an expression is a number of the view, or holds such numbers. */
  isTold(given) {
    const node = plain(given);
    const some = (...nodes) => nodes.some((one) => this.isTold(one));
    switch (node?.type) {
      case "Identifier":
        return this.names.has(node.name);
      case "MemberExpression":
        return this.#holds(node);
      case "LogicalExpression":
        return some(node.left, node.right);
      case "ConditionalExpression":
        return some(node.consequent, node.alternate);
      case "ArrayExpression":
        return some(...node.elements);
      case "SpreadElement":
        return some(node.argument);
      case "AssignmentExpression":
        return some(node.right);
      case "NewExpression":
        return some(...node.arguments);
      case "CallExpression":
        return this.#givesBack(node);
      default:
        return false;
    }
  }

  #import({ source, specifiers }) {
    if (!source.value.startsWith(".")) return;
    const from = bare(join(dirname(this.file), source.value));
    for (const { local, imported } of specifiers)
      this.#imported.set(local.name, { from, name: imported?.name ?? "default" });
  }

  /** A function's name among all sources: by its file, or as anybody's method. */
  #keyOf(callee) {
    const node = plain(callee);
    if (node?.type === "MemberExpression") return node.computed ? null : `.${node.property.name}`;
    if (node?.type !== "Identifier") return null;
    const { from, name } = this.#imported.get(node.name) ?? {
      from: bare(this.file),
      name: node.name,
    };
    return `${from}#${name}`;
  }

  #holds({ object, property, computed }) {
    if (CONSTANT.test(object.name)) return false;
    if (computed) return this.isTold(object) || this.#isField(this.meant(property)?.value);
    return property.type === "Identifier" && this.#isField(property.name);
  }

  #isField(name) {
    const known = this.#known.fields.has(name) || this.#fields.has(name);
    return known && !this.#ignored.has(name);
  }

  #givesBack({ callee: called, arguments: given }) {
    const callee = plain(called);
    if (FUNCTIONS.has(callee.type)) return this.#makes(callee);
    if (this.#known.back.has(this.#keyOf(callee))) return true;
    if (callee.type !== "MemberExpression")
      return SAME.has(callee.name) && given.some((one) => this.isTold(one));
    const { object, property } = callee;
    if (object.name === "$derived") return this.#makes(given[0]);
    if (object.name === "Math" || (object.name === "Object" && BY_NAME.has(property.name)))
      return given.some((one) => this.isTold(one));
    if (object.name === "Array") return given.some((one) => this.isTold(one) || this.#makes(one));
    if (MADE_OF.has(property.name) && this.#makes(given[0])) return true;
    return (SOME_OF.has(property.name) || SORTED.has(property.name)) && this.isTold(object);
  }

  /** Whether a function, or what is known by its name, gives such a number back. */
  #makes(given) {
    const node = plain(given);
    if (!FUNCTIONS.has(node?.type)) return this.#known.back.has(this.#keyOf(node));
    if (node.body.type !== "BlockStatement") return this.isTold(node.body);
    return [...returned(node.body)].some((one) => this.isTold(one));
  }

  /** Give the names of a pattern to such a number, or to those of its fields that are known. */
  #name(pattern, all = true) {
    const node = pattern?.type === "AssignmentPattern" ? pattern.left : pattern;
    if (node?.type === "Identifier" && all) this.names.add(node.name);
    else if (node?.type === "ArrayPattern" && all) for (const one of node.elements) this.#name(one);
    else if (node?.type === "RestElement") this.#name(node.argument, all);
    else if (node?.type === "ObjectPattern")
      for (const { key, value } of node.properties)
        if (key) this.#name(value, this.#isField(key.name));
  }

  #learn(node) {
    switch (node.type) {
      case "ObjectPattern":
        return this.#name(node);
      case "VariableDeclarator":
        return this.#declare(node);
      case "AssignmentPattern":
        if (this.isTold(node.right)) this.#name(node);
        return undefined;
      case "AssignmentExpression":
        if (this.isTold(node.right)) this.#assign(plain(node.left));
        return undefined;
      case "ForOfStatement":
        if (this.isTold(node.right)) this.#name(node.left.declarations?.[0].id ?? node.left);
        return undefined;
      case "EachBlock":
        if (this.isTold(node.expression)) this.#name(node.context);
        return undefined;
      case "Property":
      case "PropertyDefinition":
      case "MethodDefinition":
        return this.#field(node);
      case "FunctionDeclaration":
      case "SnippetBlock":
        return this.#function(this.#keyOf(node.id ?? node.expression), node);
      case "CallExpression":
        return this.#call(node);
      case "Component":
        return this.#hand(node);
    }
  }

  #declare({ id, init }) {
    const value = plain(init);
    if (value?.callee?.name === "$props") this.#take(id);
    else if (FUNCTIONS.has(value?.type)) this.#function(this.#keyOf(id), value);
    else if (this.isTold(value)) this.#name(id);
  }

  /** What a part is handed by others. */
  #take({ properties = [] }) {
    const handed = this.#known.handed.get(bare(this.file));
    for (const { key, value } of properties) if (handed?.has(key?.name)) this.#name(value);
  }

  #assign(left) {
    if (left.type !== "MemberExpression") this.#name(left);
    else if (!left.computed) this.#hold(left.property.name, left.object.type === "ThisExpression");
  }

  /** A field is given such a number: of an object in this file, or of a class that others use. */
  #hold(name, everywhere) {
    if (!this.#ignored.has(name)) (everywhere ? this.#known.fields : this.#fields).add(name);
  }

  /** A field of an object or a class that is given such a number, or a method. */
  #field({ type, key, value, kind, computed }) {
    if (computed || !value) return;
    if (!FUNCTIONS.has(value.type)) {
      if (this.isTold(value)) this.#hold(key.name, type !== "Property");
    } else if (kind !== "get") this.#function(`.${key.name}`, value);
    else if (this.#makes(value)) this.#hold(key.name, true);
  }

  #function(key, { params, parameters = params, body, ...rest }) {
    for (const place of this.#known.given.get(key) ?? []) this.#name(parameters[place]);
    if (
      rest.type !== "SnippetBlock" &&
      this.#makes({ ...rest, type: "ArrowFunctionExpression", body })
    )
      this.#known.back.add(key);
  }

  #call({ callee: called, arguments: given }) {
    const callee = plain(called);
    const key = this.#keyOf(callee);
    given.forEach((one, place) => {
      if (this.isTold(one)) put(this.#known.given, key, place);
    });
    if (callee.type !== "MemberExpression") return;
    const many = callee.object.name === "Array" ? given[0] : callee.object;
    const back = callee.object.name === "Array" ? given[1] : given[0];
    const until = TWO_AT_ONCE.has(callee.property.name) ? 2 : 1;
    if (!this.isTold(many)) return;
    if (FUNCTIONS.has(back?.type)) for (const one of back.params.slice(0, until)) this.#name(one);
    else if (back) put(this.#known.given, this.#keyOf(back), 0);
  }

  #hand({ name, attributes }) {
    const part = this.#imported.get(name)?.from;
    for (const { name: as, value, expression } of attributes) {
      const given = [value, expression].flat().filter((one) => one && one !== true);
      if (part && given.some((one) => this.isTold(one))) put(this.#known.handed, part, as);
    }
  }
}

function put(map, key, value) {
  if (!map.has(key)) map.set(key, new Set());
  map.get(key).add(value);
}

/** What a function gives back, without the functions in it. */
function* returned(node) {
  if (FUNCTIONS.has(node?.type)) return;
  if (node?.type === "ReturnStatement" && node.argument) yield node.argument;
  for (const value of Object.values(node ?? {}))
    if (Array.isArray(value)) for (const one of value) yield* returned(one);
    else if (value && typeof value === "object") yield* returned(value);
}
