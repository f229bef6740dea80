import type * as english from "../../en/regulations/rate.ts";

/** What was expected when a report met a list and an edition. */
export const rateExpectationWords: typeof english.rateExpectationWords = ({ asDay }) => ({
  "system-of-pairings": ({ system }) => `det system som lottningen visar (${system})`,
  "player-of-list": () => "en spelare på listan",
  "rating-of-list": ({ rating }) => (rating === 0 ? "ingen rating, som på listan" : `${rating}, som på listan`),
  "rating-readable": () => "en rating som går att läsa, eller ett blanktecken",
  "first-control": ({ from, to }) =>
    to === 0 ? `en första tidskontroll vid drag ${from} eller senare` : `en första tidskontroll vid drag ${from}`,
  "match-length": () => "antalet partier som matchen gällde (142)",
  "start-asked": ({ start }) => `${asDay(start)}, som angavs`,
  "rate-of-play": () => "en betänketid som går att läsa, till exempel 90 min + 30 sec per move",
});

export const RATE_FIELD_WORDS: typeof english.RATE_FIELD_WORDS = {
  "type of tournament": "typ av turnering",
  id: "FIDE-ID",
  rating: "rating",
  "rate of play": "betänketid",
  "length of the match": "matchens längd",
};

export const RATE_ISSUE_WORDS: typeof english.RATE_ISSUE_WORDS = {
  "system-not-as-declared": "lottningen är inte det uppgivna systemets",
  "not-on-list": "spelaren finns inte på listan",
  "rating-not-of-list": "ratingen skiljer sig från listan",
  "system-as-declared-only": "alla mötte alla, men ett annat system är angett",
  "rating-unknown": "ratingen är oläslig: partier mot den här spelaren räknas inte",
  "rate-of-play-missing": "ingen betänketid, och därför prövas den inte",
  "rate-of-play-contradicts": "betänketiden angiven två gånger, med olika värden",
  "first-control-noted": "första tidskontrollen inte vid det drag som krävs (bara en anmärkning: turneringen räknas)",
  "match-length-unknown": "matchens längd är inte uppgiven: alla dess partier räknas",
  "start-overruled": "ett annat startdatum angavs",
  "rate-of-play-unread": "betänketiden går inte att tyda, och därför prövas den inte",
};
