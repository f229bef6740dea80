import type { Json } from "../domain/journal/canonical-json.ts";

/** What a command was asked and what it has said so far: by this it is known when it is given again. */
export interface Said {
  readonly request: () => Json;
  readonly printed: () => string;
}
