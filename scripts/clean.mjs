// A file that was renamed in src/ must not live on in dist/.
import { rmSync } from "node:fs";
import { join } from "node:path";

rmSync(join(import.meta.dirname, "..", "dist"), { recursive: true, force: true });
