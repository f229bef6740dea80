// The library by itself: a rating change and a first rating, with every article that gave them. `node examples/library.mjs`
import { asText, catalogueOf, change, first } from "rating-office";

const words = catalogueOf("en");

const changed = change({
  edition: "fide-standard-2025-10",
  rating: 1900,
  k: 20,
  games: [
    { opponent: 2350, score: 1 },
    { opponent: 1850, score: 0.5 },
  ],
});
console.log(`A rating of 1900 becomes ${changed.newRating}:`);
console.log(asText(words, changed.derivation).join("\n"));

const entered = first({
  edition: "fide-standard-2025-10",
  events: [
    {
      games: [
        { opponent: 1620, score: 0.5 },
        { opponent: 1710, score: 1 },
        { opponent: 1580, score: 0 },
        { opponent: 1655, score: 1 },
        { opponent: 1740, score: 0.5 },
      ],
    },
  ],
});
console.log(`\nAn unrated player enters the list with ${entered.rating}:`);
console.log(asText(words, entered.derivation).join("\n"));
