import { type ComponentType, h, hydrate } from "preact";
import { isLanguage, LANGUAGES, type Language } from "../../words/languages.ts";
import { pageWriting } from "../../words/writing.ts";
import { recordEarlyInput } from "./early-input.ts";

type AnyIsland = ComponentType<Record<string, unknown>>;

interface Loaded {
  readonly load: () => Promise<unknown>;
  /** All words of a language, with those of the regulations; those of the website; or none but what it is given. */
  readonly words: "all" | "web" | "own";
}

/** Islands by name: each is loaded only by a page that has it. */
const ISLANDS: Readonly<Record<string, Loaded>> = {
  calculator: { load: async () => (await import("../calculators/calculator.tsx")).Calculator, words: "all" },
  "report-checker": { load: async () => (await import("../check/report-checker.tsx")).ReportChecker, words: "all" },
  "report-upload": { load: async () => (await import("../live/report-upload.tsx")).ReportUpload, words: "all" },
  "list-upload": { load: async () => (await import("../live/list-upload.tsx")).ListUpload, words: "web" },
  "player-search": { load: async () => (await import("../live/player-search.tsx")).PlayerSearch, words: "web" },
  verifier: { load: async () => (await import("../live/verifier.tsx")).Verifier, words: "web" },
  "tournament-verifier": {
    load: async () => (await import("../live/tournament-verifier.tsx")).TournamentVerifier,
    words: "web",
  },
  "file-verifier": { load: async () => (await import("../live/file-verifier.tsx")).FileVerifier, words: "web" },
  "evening-form": { load: async () => (await import("../live/evening-form.tsx")).EveningForm, words: "web" },
  "rating-chart": { load: async () => (await import("../charts/rating-chart.tsx")).RatingChart, words: "own" },
};

/** No more words travel than an island needs. */
async function wordsFor(which: Loaded["words"], language: Language): Promise<object> {
  if (which === "own") return {};
  const writing = pageWriting(language);
  if (which === "all") return { words: (await LANGUAGES[language].all())(writing) };
  return { words: { language, web: (await LANGUAGES[language].web())(writing) } };
}

// Hides what is only for browsers without scripts.
document.documentElement.classList.add("live");

// On a phone tabs and chips are one line that scrolls: the current one must be in sight.
for (const current of document.querySelectorAll<HTMLElement>(":is(nav.tabs, .chips) [aria-current]")) {
  const line = current.closest("nav.tabs, .chips");
  const beyond = current.getBoundingClientRect().right - (line?.getBoundingClientRect().right ?? 0);
  if (beyond > 0) line?.scrollBy({ left: beyond + current.offsetWidth });
}

const places = [...document.querySelectorAll<HTMLElement>("[data-island]")];
const waiting = new Map(places.map((place) => [place, recordEarlyInput(place)]));
for (const place of places) {
  const { island = "", language = "", own = "{}" } = place.dataset;
  const found = ISLANDS[island];
  if (found === undefined || !isLanguage(language)) continue;
  const words = wordsFor(found.words, language);
  const component = await found.load();
  const properties = { ...JSON.parse(own), ...(await words) };
  const replay = waiting.get(place)?.();
  // Hydrates the server's HTML of the same component and properties, so that nothing moves.
  hydrate(h(component as AnyIsland, properties), place);
  await replay?.();
}
