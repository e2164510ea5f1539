/** Loads a game's module without Pyodide: it gets a memory of its own, and no function of ours. */

const PAGE = 65536;
const STACK = 1 << 20;
const MOST_PAGES = 16384; // a gigabyte

/** How much room a shared module wants for its own data: from its section dylink.0. */
function wanted(module) {
  const bytes = new Uint8Array(WebAssembly.Module.customSections(module, "dylink.0")[0]);
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const kind = number();
    const end = number() + at;
    if (kind === 1) return { size: number(), align: number(), slots: number() };
    at = end;
  }
  throw new Error("no dylink.0");
}

/** Its functions, its memory, the first byte that is free, and `reach` to have it large enough. */
export function load(bytes) {
  const module = new WebAssembly.Module(bytes);
  const { size, slots } = wanted(module);
  const memory = new WebAssembly.Memory({ initial: 64, maximum: MOST_PAGES });
  const { exports } = new WebAssembly.Instance(module, {
    env: {
      memory,
      __indirect_function_table: new WebAssembly.Table({ element: "anyfunc", initial: slots + 1 }),
      __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, STACK),
      __memory_base: new WebAssembly.Global({ value: "i32", mutable: false }, STACK),
      __table_base: new WebAssembly.Global({ value: "i32", mutable: false }, 1),
    },
  });
  exports.__wasm_apply_data_relocs?.();
  const reach = (end) => {
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  };
  return { verbs: exports, memory, free: STACK + ((size + 63) & ~63), reach };
}
