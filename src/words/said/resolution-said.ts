import type { Resolution } from "../../regulations/fide/resolutions.ts";
import type { Catalogue } from "../types/catalogue.ts";
import { sourceSaid } from "./source-said.ts";

/** A resolution of the commission as people read it. */
export const resolutionSaid = (words: Catalogue, { id, list, from, until, lifts, ...resolution }: Resolution) => ({
  id,
  list,
  from,
  until,
  rule: lifts,
  decides: words.rules[lifts],
  condition: words.phrases.resolutionAsks(resolution.minutesMin),
  known: words.known[resolution.known],
  source: sourceSaid(words, resolution.source),
});
