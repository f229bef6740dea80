// The font of the pictures that the server draws: one file of a package that is installed for tests anyway.
import { copyFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const font = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf");
copyFileSync(font, join(import.meta.dirname, "..", "dist", "assets", "share.ttf"));
