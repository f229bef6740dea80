import { type ComponentType, h, hydrate } from "preact";
import type { Catalogue } from "../../words/catalogue.ts";
import type { IslandProps } from "../parts/island.tsx";

type AnyIsland = ComponentType<Record<string, unknown> & IslandProps>;

/** Islands by name: each is loaded only by a page that has it. */
const ISLANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  calculator: async () => (await import("../calculators/calculator.tsx")).Calculator,
  "report-checker": async () => (await import("../check/report-checker.tsx")).ReportChecker,
  "report-upload": async () => (await import("../live/report-upload.tsx")).ReportUpload,
  "player-search": async () => (await import("../live/player-search.tsx")).PlayerSearch,
  verifier: async () => (await import("../live/verifier.tsx")).Verifier,
  "rating-chart": async () => (await import("../live/rating-chart.tsx")).RatingChart,
};

/** The words of a language, loaded once. */
const WORDS: Readonly<Record<string, () => Promise<Catalogue>>> = {
  en: async () => (await import("../../words/en.ts")).english,
};

// What is only for browsers without scripts goes away.
document.documentElement.classList.add("live");

for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const { island = "", language = "", own = "{}" } = place.dataset;
  const [load, say] = [ISLANDS[island], WORDS[language]];
  if (load === undefined || say === undefined) continue;
  const [component, words] = await Promise.all([load(), say()]);
  // The server made it from the same component and the same properties, so that nothing moves.
  hydrate(h(component as AnyIsland, { ...JSON.parse(own), words }), place);
}
