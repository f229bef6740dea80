import { type ComponentType, h, hydrate } from "preact";
import { isLanguage, LANGUAGES } from "../../words/languages.ts";
import { pageWriting } from "../../words/writing.ts";
import { keepWhatIsDone } from "./before-alive.ts";

type AnyIsland = ComponentType<Record<string, unknown>>;

interface Loaded {
  readonly load: () => Promise<unknown>;
  /** All words of a language, with those of the regulations; otherwise only those of the website travel. */
  readonly allWords?: true;
}

/** Islands by name: each is loaded only by a page that has it. */
const ISLANDS: Readonly<Record<string, Loaded>> = {
  calculator: { load: async () => (await import("../calculators/calculator.tsx")).Calculator, allWords: true },
  "report-checker": { load: async () => (await import("../check/report-checker.tsx")).ReportChecker, allWords: true },
  "report-upload": { load: async () => (await import("../live/report-upload.tsx")).ReportUpload, allWords: true },
  "player-search": { load: async () => (await import("../live/player-search.tsx")).PlayerSearch },
  verifier: { load: async () => (await import("../live/verifier.tsx")).Verifier },
  "tournament-verifier": { load: async () => (await import("../live/tournament-verifier.tsx")).TournamentVerifier },
  "evening-form": { load: async () => (await import("../live/evening-form.tsx")).EveningForm },
  "rating-chart": { load: async () => (await import("../live/rating-chart.tsx")).RatingChart },
};

// What is only for browsers without scripts goes away.
document.documentElement.classList.add("live");

const places = [...document.querySelectorAll<HTMLElement>("[data-island]")];
const waiting = new Map(places.map((place) => [place, keepWhatIsDone(place)]));
for (const place of places) {
  const { island = "", language = "", own = "{}" } = place.dataset;
  const found = ISLANDS[island];
  if (found === undefined || !isLanguage(language)) continue;
  const [said, writing] = [LANGUAGES[language], pageWriting(language)];
  const words = found.allWords
    ? said.all().then((all) => all(writing))
    : said.web().then((web) => ({ language, web: web(writing) }));
  const component = await found.load();
  const properties = { ...JSON.parse(own), words: await words };
  const tell = waiting.get(place)?.();
  // The server made it from the same component and the same properties, so that nothing moves.
  hydrate(h(component as AnyIsland, properties), place);
  await tell?.();
}
