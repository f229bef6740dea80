import { rulingJson } from "../explanation/ruling.ts";
import type { ExplainedPart } from "../periods/lists/explain/explain-tournament.ts";
import type { NotRatedYet, UnratedPart } from "../periods/lists/explain/results.ts";
import { firstGiven } from "../rating/first/first-given.ts";
import { type RatedPlayer, type RatedTournament, ratingMet } from "../rating/tournament/rate-tournament.ts";
import { sayOnPage } from "../words/said/refusal-said.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { namedPublicly } from "./public.ts";

type Hidden = ReadonlySet<string>;

/** The crosstable of a part: for each player the games by round, and what they changed. */
export const partJson = (
  words: Catalogue,
  { rated, players, cards, standardOf, ...part }: ExplainedPart,
  hidden: Hidden,
) => {
  const named = namedPublicly(players, hidden);
  return {
    ...part,
    standardOf: standardOf === undefined ? null : words.office.lists.standardOf(part.date, standardOf),
    edition: rated.edition,
    counts: rated.counts.value,
    against: rated.against.map((ruling) => rulingJson(words, ruling)),
    players: rated.players.map((player, place) => {
      const card = cards.get(players[place]!.id) ?? null;
      const first = firstJson(words, rated, player);
      return {
        ...named[place]!,
        place: place + 1,
        rating: ratingMet(rated, place, false),
        isRated: player.entrant.rating !== null,
        score: total(player.games.map(({ score }) => score?.value ?? 0)),
        n: card?.n ?? first?.n ?? 0,
        k: card?.k ?? null,
        change: card === null ? null : card.change / 100,
        first,
        games: player.games.map(({ round, opponent, score, counts }) => ({
          round,
          opponent: opponent + 1,
          score: score === null ? null : score.value / 100,
          counts: counts.value,
          why: counts.value ? null : rulingJson(words, counts),
        })),
      };
    }),
  };
};

const total = (hundredths: readonly number[]): number => hundredths.reduce((sum, each) => sum + each, 0) / 100;

/** What the tournament gives an unrated player towards a first rating, and by which article it does or does not. */
function firstJson(words: Catalogue, rated: RatedTournament, player: RatedPlayer) {
  const given = firstGiven(rated, player);
  return given && { ...given, ruling: rulingJson(words, given.ruling) };
}

/** Results of a report that is not rated yet, with the reason. */
export const resultsJson = (
  words: Catalogue,
  { part, reportVersion, why, players, games }: UnratedPart,
  hidden: Hidden,
) => {
  const named = namedPublicly(players, hidden);
  const seen = games.flatMap(({ round, white, black, score }) => [
    { place: white, round, opponent: black + 1, score: score === null ? null : score / 2 },
    { place: black, round, opponent: white + 1, score: score === null ? null : 1 - score / 2 },
  ]);
  return {
    part,
    reportVersion,
    why: whyNot(words, why),
    players: named.map(({ id, name }, place) => {
      const own = seen.filter((game) => game.place === place).map(({ place: _, ...game }) => game);
      return {
        id,
        name: name === "" ? "–" : name,
        place: place + 1,
        score: own.reduce((sum, { score }) => sum + (score ?? 0), 0),
        games: own,
      };
    }),
  };
};

function whyNot(words: Catalogue, { refusal, heldBack, list }: NotRatedYet): string {
  const { tournaments: says } = words.web;
  if (refusal !== null) return sayOnPage(words, refusal);
  if (heldBack.length > 0)
    return says.waits(heldBack.map((code) => words.office.tournaments.heldBack[code]).join("; "));
  return says.laterList(list ?? "");
}
