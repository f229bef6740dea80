// The font of the pictures that the server draws: one file of a package that is installed for tests anyway.
import { copyFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const from = dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json"));
const to = join(import.meta.dirname, "..", "dist", "assets");
copyFileSync(join(from, "ttf", "DejaVuSans-Bold.ttf"), join(to, "share.ttf"));
copyFileSync(join(from, "LICENSE"), join(to, "share-font-license.txt")); // it must go with the font
