import type { Json } from "../domain/journal/canonical-json.ts";

/** What a command was given and has printed so far, by which a repetition is recognised. */
export interface CommandRecord {
  readonly request: () => Json;
  readonly printed: () => string;
}
