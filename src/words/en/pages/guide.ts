import type { GuideWords } from "../../types/guide-words.ts";

export const GUIDE_WORDS: GuideWords = {
  calculator: { more: "More options", opponentHint: "For opponents, enter ratings, names or player numbers." },
  api: {
    base: "Base address",
    firstCalls: "First calls to copy",
    tokenTitle: "Get a token",
    tokenText: "Sign in, open your account and create a token. Send it with every request that needs one:",
    exampleTitle: "Example",
    corsTitle: "Access from other sites",
    corsText:
      "Programs in a browser may read everything that is public from any site. Cookies and tokens are not accepted there.",
    changes: "Changes",
    example: { reason: "By decision of the office", text: "Who played Black in round 3?" },
  },
};
