import { asJson } from "../explanation/json.ts";
import { rulingJson } from "../explanation/ruling.ts";
import type { ExplainedEntry, ExplainedTournament } from "../periods/lists/explain-entry.ts";
import { ratingMet } from "../rating/rate-tournament.ts";
import type { Catalogue } from "../words/catalogue.ts";

/** A player's line of a list for programs: every game, every number, every article. */
export const explainedJson = (words: Catalogue, explained: ExplainedEntry) => ({
  list: explained.list,
  version: explained.version,
  date: explained.date,
  published: explained.isPublished,
  player: explained.player,
  rating: explained.rating.value,
  entry: explained.entry,
  pool: explained.pool,
  tournaments: explained.tournaments.map((each) => tournamentJson(words, each)),
  explanation: asJson(words, explained.rating),
  standing:
    explained.standing === null
      ? null
      : Object.fromEntries(
          Object.entries(explained.standing).map(([name, derived]) => [name, derived && asJson(words, derived)]),
        ),
});

const tournamentJson = (words: Catalogue, { rated, place, players, card, ...head }: ExplainedTournament) => ({
  ...head,
  edition: rated.edition,
  counts: rated.counts.value,
  against: rated.against.map((ruling) => rulingJson(words, ruling)),
  card,
  games: rated.players[place]!.games.map(({ round, opponent, score, counts, gain }) => ({
    round,
    opponent: players[opponent],
    score: score === null ? null : score.value / 100,
    counts: counts.value,
    ...(counts.value ? {} : { ruling: rulingJson(words, counts) }),
    ...(gain === null
      ? {}
      : {
          opponentRating: ratingMet(rated, opponent, counts.value),
          difference: gain.D.value,
          expected: gain.PD.value / 100,
          gain: gain.gain.value / 100,
        }),
  })),
});
