/** What people of the sample write to its office and the office to them. */
export const SAMPLE_TEXTS = {
  office: "Sample rating office",
  federations: { SWE: "Sweden", NOR: "Norway", DEN: "Denmark", FIN: "Finland", ISL: "Iceland" },
  announced: "a friendly tournament",
  appeal: "the rules were sent with the registration",
  upheld: "what was sent were the rules of the year before",
  whoIs: (name: string) => `The report has no number for ${name}. Who is it?`,
  itIs: (player: string) => `It is ${player}; the number was forgotten.`,
  onlyOne: "the only one of that name and birth",
  asAnswered: "as the arbiter answered",
  whoWon: "A result differs between the lines of the two players. Which is right?",
  sentAgain: "One of them was mistyped; the report comes again.",
  sameAgain: "the same players, pairings and results under another name",
  anotherPlayed: "somebody else played under that name",
  corrected: "a game that does not count was rated",
  another: "another tournament of the same players",
} as const;
