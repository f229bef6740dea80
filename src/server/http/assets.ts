import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** A built file, whole and compressed: there are few, and they never change while the server runs. */
export interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
  readonly compressed: Buffer;
  readonly etag: string;
}

export interface Assets {
  readonly named: (name: "islands" | "style") => string;
  readonly file: (path: string) => Asset | undefined;
  /** The font of pictures, which are drawn here. */
  readonly font: () => Promise<Uint8Array>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

const ENTRIES = { islands: "src/web/islands/islands.ts", style: "src/web/style.css" } as const;

/** Where the built program has them. */
export const ASSETS_FOLDER = join(import.meta.dirname, "..", "..", "assets");

/** The files that Vite built, under their hashed names. */
export function builtAssets(folder: string): Assets {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, ".vite", "manifest.json"), "utf8"),
  );
  const files = new Map<string, Asset>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const type = TYPES[path.split(".").at(-1) ?? ""];
    if (type !== undefined && !path.startsWith(".")) files.set(path, assetOf(type, readFileSync(join(folder, path))));
  }
  return {
    named: (name) => {
      const entry = manifest[ENTRIES[name]];
      if (entry === undefined) throw new Error(`${name} was not built`);
      return `/assets/${entry.file}`;
    },
    file: (path) => files.get(path),
    font: () => readFile(join(folder, "share.ttf")),
  };
}

/** The style of all pages, for a page that is kept as a file. */
export function builtStyle(): string {
  const { named, file } = builtAssets(ASSETS_FOLDER);
  return file(named("style").replace(/^\/assets\//, ""))?.bytes.toString("utf8") ?? "";
}

export const assetOf = (type: string, bytes: Buffer): Asset => ({
  type,
  bytes,
  compressed: gzipSync(bytes, { level: 9 }),
  etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
});
