/** The page is built into the package: src/serai/server/page. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts.ts";
import { rulebooks } from "./rulebooks.ts";

export default defineConfig({
  plugins: [fonts(), rulebooks(), svelte()],
  base: "/",
  // Only index.html says where the page lies; everything else knows what lies beside it.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  build: {
    outDir: "../src/serai/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  test: { include: ["tests/*.test.ts", "src/games/*/*.test.ts"] },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: true } },
  },
});
