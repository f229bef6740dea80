import type { GuideWords } from "../../types/guide-words.ts";

export const GUIDE_WORDS: GuideWords = {
  calculator: { more: "More options", opponentHint: "For opponents, enter ratings, names or player numbers." },
  api: {
    base: "Base address",
    firstCalls: "First calls to copy",
    tokenTitle: "Get a token",
    tokenText: "Sign in, open your account and create a token. Send it with every request that needs one:",
    example: "Example",
  },
};
