/** Lines for arbiters in a form: the least shown, and the most the API takes. */
export const ARBITER_LINES = 3;
const ARBITERS_MAX = 50;

/** What a form has otherwise than the API: days in one line, arbiters in several. */
export const readFacts = (fields: URLSearchParams): Readonly<Record<string, unknown>> => ({
  schedule: (fields.get("schedule") ?? "").split(/[\s,;]+/).filter((each) => each !== ""),
  arbiters: Array.from({ length: ARBITERS_MAX }, (_, at) => ({
    name: (fields.get(`arbiter${at}`) ?? "").trim(),
    id: (fields.get(`arbiterId${at}`) ?? "").trim() || null,
    licensed: fields.get(`licensed${at}`) === "yes",
  })).filter(({ name }) => name !== ""),
});
