import type { TournamentReport } from "../../domain/report.ts";
import { rulingJson } from "../../explanation/ruling.ts";
import type { RatedReport, ReportedRating } from "../../reports/rate-report.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";

/** A rated report for programs. Hundredths become decimals here. */
export function ratedJson(
  words: Catalogue,
  report: TournamentReport,
  { edition, kind, system, tournament, players }: RatedReport,
) {
  return {
    edition: edition.id,
    tournament: {
      name: report.name,
      start: report.start,
      end: report.end,
      system: tournament.system.value,
      list: kind,
      counts: tournament.counts.value,
      reasons: [...(tournament.system.value === system ? [] : [tournament.system]), ...tournament.against].map(
        (ruling) => rulingJson(words, ruling),
      ),
    },
    players: players.map((player, place) => playerJson(words, report, player, place)),
  };
}

function playerJson(words: Catalogue, report: TournamentReport, player: ReportedRating, place: number) {
  const { startNumber, id, name } = report.players[place]!;
  const counted = player.games.filter(({ counts }) => counts.value);
  const total = (values: readonly (number | undefined)[]): number =>
    values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / 100;
  return {
    startNumber,
    id,
    name,
    rating: player.entrant.rating?.value ?? null,
    k: player.K?.value ?? null,
    kBasis: player.kBasis,
    n: counted.length,
    score: total(counted.map(({ score }) => score?.value)),
    expected: player.K === null ? null : total(counted.map(({ gain }) => gain?.PD.value)),
    change: player.change === null ? null : player.change.value / 100,
    rounded: player.rounded?.value ?? null,
    newRating: player.Rn?.value ?? null,
    first: firstJson(words, player),
    games: player.games.map(({ round, opponent, score, counts, gain }) => ({
      round,
      opponent: report.players[opponent]!.startNumber,
      score: score === null ? null : score.value / 100,
      counts: counts.value,
      article: rulingJson(words, counts).article,
      expected: gain === null ? null : gain.PD.value / 100,
      gain: gain === null ? null : gain.gain.value / 100,
      ...(counts.value ? {} : { code: rulingJson(words, counts).code, says: rulingJson(words, counts).says }),
    })),
  };
}

function firstJson(words: Catalogue, { first }: ReportedRating) {
  if (first === null) return null;
  const { rating, kept } = first;
  const Rc = rating?.Rc.value ?? null;
  return {
    Rc: Rc === null || typeof Rc === "number" ? Rc : Math.round((Rc.numerator * 100) / Rc.denominator) / 100,
    Ru: rating?.Ru.value ?? null,
    rating: rating?.rating.value ?? null,
    valid: kept.value,
    reasons: kept.value ? [] : [rulingJson(words, kept)],
  };
}
