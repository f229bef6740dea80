/** Numbers as a language writes them. Formats are kept: making one is dear. */
const FORMATS = new Map<string, Intl.NumberFormat>();
const RULES = new Map<string, Intl.PluralRules>();

/** A number with as many decimals as it has, up to two, or with a fixed count of them. */
export function decimals(language: string, value: number, fixed?: number): string {
  const key = `${language} ${fixed ?? "free"}`;
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      useGrouping: false,
      minimumFractionDigits: fixed ?? 0,
      maximumFractionDigits: fixed ?? 2,
    });
    FORMATS.set(key, format);
  }
  return format.format(value);
}

/** "1 game", "2 games", by the plural rules of the language. */
export function plural(language: string, count: number, one: string, other: string): string {
  let rules = RULES.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(language);
    RULES.set(language, rules);
  }
  return `${decimals(language, count)} ${rules.select(count) === "one" ? one : other}`;
}
