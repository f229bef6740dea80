import { rulingJson } from "../explanation/ruling.ts";
import type { ExplainedPart } from "../periods/lists/explain/explain-tournament.ts";
import type { NotRatedYet, UnratedPart } from "../periods/lists/explain/results.ts";
import { firstGiven } from "../rating/first/first-given.ts";
import { type RatedPlayer, type RatedTournament, ratingMet } from "../rating/tournament/rate-tournament.ts";
import type { Editions } from "../regulations/editions.ts";
import { sayOnPage } from "../words/said/refusal-said.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { namedPublicly, type PeopleAmong } from "./public.ts";
import { badgeOf, performanceIn, standingsOf, summaryOf } from "./tournament-standings.ts";

/** Standings and crosstable of a part: for each player points, performance, the games by round, and what they changed. */
export const partJson = (
  words: Catalogue,
  { rated, players, cards, standardOf, declared, ...part }: ExplainedPart,
  people: PeopleAmong,
  editions: Pick<Editions, "named">,
) => {
  const named = namedPublicly(players, people.hidden);
  const scores = rated.players.map(({ games }) => total(games.map(({ score }) => score?.value ?? 0)));
  const standings = standingsOf(declared, scores);
  return {
    ...part,
    standardOf: standardOf === undefined ? null : words.office.lists.standardOf(part.date, standardOf),
    edition: rated.edition,
    counts: rated.counts.value,
    against: rated.against.map((ruling) => rulingJson(words, ruling)),
    summary: summaryOf(rated, named, people),
    players: rated.players.map((player, place) => {
      const card = cards.get(players[place]!.id) ?? null;
      const first = firstJson(words, rated, player);
      return {
        ...named[place]!,
        ...badgeOf(people, named[place]!.id),
        place: place + 1,
        ...standings[place]!,
        rating: ratingMet(rated, place, false),
        isRated: player.entrant.rating !== null,
        score: scores[place]!,
        ...performanceIn(editions, rated, place),
        n: card?.n ?? first?.n ?? 0,
        k: card?.k ?? null,
        change: card === null ? null : card.change / 100,
        first,
        games: player.games.map(({ round, opponent, colour, score, counts }) => ({
          round,
          opponent: opponent + 1,
          colour,
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
  { part, reportVersion, why, players, declared, games }: UnratedPart,
  people: PeopleAmong,
) => {
  const named = namedPublicly(players, people.hidden);
  const seen = games.flatMap(({ round, white, black, score }) => [
    { place: white, round, opponent: black + 1, colour: "white" as const, score: score === null ? null : score / 2 },
    {
      place: black,
      round,
      opponent: white + 1,
      colour: "black" as const,
      score: score === null ? null : 1 - score / 2,
    },
  ]);
  const gamesOf = named.map((_, own) => seen.filter(({ place }) => place === own).map(({ place: _, ...game }) => game));
  const scores = gamesOf.map((own) => own.reduce((sum, { score }) => sum + (score ?? 0), 0));
  const standings = standingsOf(declared, scores);
  return {
    part,
    reportVersion,
    why: whyNot(words, why),
    players: named.map(({ id, name }, place) => ({
      id,
      name: name === "" ? "–" : name,
      title: badgeOf(people, id).title,
      place: place + 1,
      ...standings[place]!,
      score: scores[place]!,
      games: gamesOf[place]!,
    })),
  };
};

function whyNot(words: Catalogue, { refusal, heldBack, list }: NotRatedYet): string {
  const { tournaments: says } = words.web;
  if (refusal !== null) return sayOnPage(words, refusal);
  if (heldBack.length > 0)
    return says.waits(heldBack.map((code) => words.office.tournaments.heldBack[code]).join("; "));
  return says.laterList(list ?? "");
}
