import { defineConfig } from "vite";

/** The islands: what pages do in the browser. Pages themselves are made by the server. */
export default defineConfig({
  base: "/assets/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  publicDir: false,
  build: {
    outDir: "dist/assets",
    emptyOutDir: true,
    assetsDir: "",
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { islands: "src/web/islands/islands.ts", style: "src/web/style.css" } },
  },
});
