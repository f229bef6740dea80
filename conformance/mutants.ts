/** Words that articles set, each with another that would change what the article does. */
const OTHER_WORD: Readonly<Record<string, string>> = {
  "half up": "up",
  "half away from zero": "half up",
  up: "half up",
  change: "new rating",
  "new rating": "change",
  tournament: "game",
  game: "tournament",
  required: "recommended",
  recommended: "required",
  year: "date",
  date: "year",
  delisted: "unrated",
  unrated: "delisted",
  "half points over": "hypothetical draws",
  "hypothetical draws": "half points over",
  "list at the start": "list before",
  "list before": "list at the start",
  birthday: "end of year",
  "end of year": "birthday",
  "before the game": "after the game",
  "after the game": "before the game",
  "day finished": "day begun",
  "day begun": "day finished",
};

export interface Mutant {
  readonly change: string;
  readonly sets: unknown;
}

/** What an article sets with one thing changed: numbers one up and one down, flags turned, words and days replaced. */
export function mutants(sets: unknown, path = ""): readonly Mutant[] {
  if (typeof sets === "number")
    return [sets + 1, sets - 1].map((value) => ({ change: `${path} ${sets} → ${value}`, sets: value }));
  if (typeof sets === "boolean") return [{ change: `${path} ${sets} → ${!sets}`, sets: !sets }];
  if (typeof sets === "string") return wordMutants(sets, path);
  if (sets === null || typeof sets !== "object") return [];
  const names = Object.keys(sets).filter((name) => name !== "code");
  return names.flatMap((name) =>
    mutants((sets as Readonly<Record<string, unknown>>)[name], `${path}.${name}`).map((mutant) => ({
      change: mutant.change,
      sets: Array.isArray(sets)
        ? sets.map((each, index) => (String(index) === name ? mutant.sets : each))
        : { ...sets, [name]: mutant.sets },
    })),
  );
}

function wordMutants(word: string, path: string): readonly Mutant[] {
  const other = /^\d{4}-\d{2}-\d{2}$/.test(word) ? nextMonth(word) : OTHER_WORD[word];
  if (other === undefined) throw new Error(`no other word is known for "${word}"`);
  return [{ change: `${path} ${word} → ${other}`, sets: other }];
}

const nextMonth = (date: string): string => {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
};
