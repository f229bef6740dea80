import type { GuideWords } from "../../types/guide-words.ts";

export const GUIDE_WORDS: GuideWords = {
  calculator: { more: "Fler val", opponentHint: "Skriv motståndarnas rating, namn eller spelarnummer." },
  api: {
    base: "Basadress",
    firstCalls: "Första anrop att kopiera",
    tokenTitle: "Skaffa en token",
    tokenText: "Logga in, öppna ditt konto och skapa en token. Skicka den med varje anrop som behöver den:",
    exampleTitle: "Exempel",
    corsTitle: "Åtkomst från andra webbplatser",
    corsText:
      "Program i en webbläsare får läsa allt som är offentligt från vilken webbplats som helst. Kakor och åtkomstnycklar godtas inte där.",
    changes: "Ändringar",
    example: { reason: "Enligt kontorets beslut", text: "Vem hade svart i rond 3?" },
  },
};
