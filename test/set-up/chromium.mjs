// Chromium from its package, also on a machine without its libraries. Plain JavaScript, because it is also used to look
// at pages without running the tests.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const CHANGED = ["TMPDIR", "AWS_LAMBDA_JS_RUNTIME", "LD_LIBRARY_PATH", "FONTCONFIG_PATH"];

/** Unpacks Chromium once, beside the packages (`npm ci` clears it), with the libraries it brings. */
export async function unpackedChromium() {
  const place = join(process.cwd(), "node_modules", ".cache", "chromium");
  const executable = join(place, "chromium");
  if (!existsSync(executable)) await unpack(place);
  return {
    executable,
    libraries: join(place, "al2023", "lib"),
    fonts: join(place, "fonts"),
  };
}

async function unpack(place) {
  const part = `${place}.part`; // renamed at the end, so that a broken-off run leaves nothing that looks whole
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const before = CHANGED.map((name) => [name, process.env[name]]);
  process.env.TMPDIR = part; // where the package unpacks
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs20.x"; // makes it unpack its libraries; read when it is imported
  const { default: chromium } = await import("@sparticuz/chromium");
  await chromium.executablePath();
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  writeFileSync(join(part, "fonts", "fonts.conf"), fontsConf(join(place, "fonts")));
  rmSync(place, { recursive: true, force: true }); // a browser that still runs writes its fonts there again
  renameSync(part, place);
}

/** A letter that no font has ends this Chromium: it gets fonts that have them all, and looks for them where they are. */
function fontsConf(own) {
  const require = createRequire(import.meta.url);
  const wide = join(dirname(require.resolve("dejavu-fonts-ttf/package.json")), "ttf");
  const folders = [wide, join(own, "fonts")].map((folder) => `<dir>${folder}</dir>`).join("");
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}<cachedir>${own}/cache</cachedir></fontconfig>`;
}
