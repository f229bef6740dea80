import { asJson } from "../explanation/json.ts";
import { rulingJson } from "../explanation/ruling.ts";
import { yearsOnly } from "../explanation/years-only.ts";
import type { ExplainedEntry, PlayedTournament } from "../periods/lists/explain/explain-entry.ts";
import { type RatedPlayer, ratingMet } from "../rating/tournament/rate-tournament.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import type { Context } from "./context.ts";
import { pooledJson } from "./pooled.ts";
import { hiddenAmong, namedPublicly } from "./public.ts";

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
  first: explained.first && pooledJson(words, explained.first),
  tournaments: explained.tournaments.map((each) => tournamentJson(words, each)),
  explanation: asJson(words, explained.rating),
  standing: explained.standing && standingJson(words, explained.standing),
});

const standingJson = (
  words: Catalogue,
  { K, activity, inTheList, titled }: NonNullable<ExplainedEntry["standing"]>,
) => ({
  K: K && asJson(words, K),
  activity: activity && asJson(words, activity),
  inTheList: asJson(words, inTheList),
  titled: asJson(words, titled),
});

const tournamentJson = (words: Catalogue, { rated, place, players, card, ...head }: PlayedTournament) => ({
  ...head,
  edition: rated.edition,
  counts: rated.counts.value,
  against: rated.against.map((ruling) => rulingJson(words, ruling)),
  card: card && { ...card, gain: card.gain / 100, change: card.change / 100 },
  ownRating: ownJson(words, rated.players[place]!),
  games: rated.players[place]!.games.map(({ round, opponent, colour, score, counts, gain }) => ({
    round,
    opponent: players[opponent]!,
    colour,
    score: score === null ? null : score.value / 100,
    counts: counts.value,
    ...(counts.value ? {} : { ruling: rulingJson(words, counts) }),
    opponentRating: ratingMet(rated, opponent, counts.value),
    ...(gain === null
      ? {}
      : {
          difference: gain.D.value,
          expected: gain.PD.value / 100,
          gain: gain.gain.value / 100,
          ...(card === null ? {} : { points: (card.k * gain.gain.value) / 100 }),
        }),
  })),
});

/** The rating used for a player who entered the list after the tournament; null: the list's rating. */
const ownJson = (words: Catalogue, { own }: RatedPlayer) =>
  own === undefined ? null : { rating: own.rating.value, list: own.list, ...rulingJson(words, own.rating) };

/** The public part: only the year of birth, and no hidden opponents. */
export async function forThePublic(context: Context, explained: ExplainedEntry): Promise<ExplainedEntry> {
  const opponents = explained.tournaments.flatMap(({ players }) => players.map(({ id }) => id));
  const hidden = await hiddenAmong(context, opponents);
  const cut = yearsOnly();
  const { standing } = explained;
  return {
    ...explained,
    rating: cut(explained.rating),
    standing: standing && {
      K: standing.K && cut(standing.K),
      activity: standing.activity && cut(standing.activity),
      inTheList: cut(standing.inTheList),
      titled: cut(standing.titled),
    },
    tournaments: explained.tournaments.map((each) => ({ ...each, players: namedPublicly(each.players, hidden) })),
  };
}
