/** What few rows have is found without looking at all of them. */
export const MERGES_AND_STAGES = [
  "CREATE INDEX player_before_merged ON player_before (player) WHERE merged_into IS NOT NULL",
  // The facts are canonical JSON, in which a quotation mark within a text is never without a backslash.
  `CREATE INDEX registration_stage ON registration (tournament) WHERE facts LIKE '%"stageOf":"%'`,
] as const;
