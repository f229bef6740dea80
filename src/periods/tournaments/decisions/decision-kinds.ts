/** The kinds of entries that are decisions about a tournament. */
export type DecisionKind =
  | "tournament-announced"
  | "registration-ruled"
  | "tournament-ruled"
  | "tournament-listed"
  | "appeal-received"
  | "appeal-decided"
  | "tournaments-compared"
  | "question-asked"
  | "question-answered"
  | "match-proposed";
