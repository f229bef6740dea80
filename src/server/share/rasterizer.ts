import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** LRU cache size; a picture has some 40 kB. */
const PICTURES_MAX = 100;

export interface Rasterizer {
  /** A drawing as PNG; the key stands for what it shows. */
  readonly png: (key: string, drawing: string) => Promise<Buffer>;
}

let started: Promise<void> | undefined;

/** WebAssembly can be started once in a process. */
function start(): Promise<void> {
  started ??= readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")).then(initWasm);
  return started;
}

export function rasterizer(font: () => Promise<Uint8Array>): Rasterizer {
  const cache = new Map<string, Promise<Buffer>>();
  let loaded: Promise<Uint8Array> | undefined;
  const drawn = async (drawing: string): Promise<Buffer> => {
    loaded ??= font();
    const [bytes] = await Promise.all([loaded, start()]);
    const picture = new Resvg(drawing, { font: { fontBuffers: [bytes], defaultFontFamily: "DejaVu Sans" } });
    const rendered = picture.render();
    const png = Buffer.from(rendered.asPng());
    rendered.free();
    picture.free();
    return png;
  };
  return {
    png: (key, drawing) => {
      const found = cache.get(key) ?? drawn(drawing);
      cache.delete(key);
      cache.set(key, found);
      found.catch(() => cache.delete(key));
      const [oldest] = cache.keys();
      if (cache.size > PICTURES_MAX && oldest !== undefined) cache.delete(oldest);
      return found;
    },
  };
}
