import { isLanguage, type Language } from "./languages.ts";

/** The help of commands in a language, by its English text, which stands beside each option. */
export type HelpTexts = Readonly<Record<string, string>>;

const HELP: Readonly<Record<Language, () => Promise<HelpTexts>>> = {
  en: async () => ({}),
  it: async () => (await import("./it/help.ts")).HELP,
  es: async () => (await import("./es/help.ts")).HELP,
  sv: async () => (await import("./sv/help.ts")).HELP,
};

export const loadHelp = async (language: string): Promise<HelpTexts> =>
  isLanguage(language) ? await HELP[language]() : {};
