/** Players are looked for by any word of their name, and asked about by every page. */
export const SEARCH = [
  // What a word begins with is found in the index, whatever the order of the words.
  "CREATE INDEX player_words ON player USING gin (to_tsvector('simple', search))",
  // Decisions on single players are rare, and asked for by every page.
  `CREATE INDEX player_special ON player (player)
    WHERE (excluded IS NOT NULL OR merged_into IS NOT NULL OR dispensation IS NOT NULL)`,
] as const;
