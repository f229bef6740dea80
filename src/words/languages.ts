import type { Catalogue } from "./types/catalogue.ts";
import type { Writing } from "./writing.ts";

/** Where the words of a language are. Each part is loaded when it is asked for. */
interface LanguageParts {
  readonly all: () => Promise<(writing: Writing) => Catalogue>;
  /** Only what pages say that say nothing of the regulations. */
  readonly web: () => Promise<(writing: Writing) => Catalogue["web"]>;
}

/**
 * The register of languages; every other list of languages follows from it. Nothing is imported before it is asked for:
 * a browser and a command load one language only. The first is spoken where none is asked for.
 */
export const LANGUAGES = {
  en: {
    all: async () => (await import("./en.ts")).englishIn,
    web: async () => (await import("./en/web/web.ts")).webWords,
  },
  it: {
    all: async () => (await import("./it.ts")).italianIn,
    web: async () => (await import("./it/web/web.ts")).webWords,
  },
  es: {
    all: async () => (await import("./es.ts")).spanishIn,
    web: async () => (await import("./es/web/web.ts")).webWords,
  },
  sv: {
    all: async () => (await import("./sv.ts")).swedishIn,
    web: async () => (await import("./sv/web/web.ts")).webWords,
  },
} as const satisfies Readonly<Record<string, LanguageParts>>;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** Something of each language, in the order of the register. */
export function ofLanguages<Each>(of: (language: Language) => Each): readonly [Each, ...Each[]] {
  const [first, ...others] = LANGUAGE_CODES;
  return [of(first), ...others.map(of)];
}
