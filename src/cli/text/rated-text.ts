import type { TournamentReport } from "../../domain/report.ts";
import { rulingText } from "../../explanation/ruling.ts";
import type { RatedReport, ReportedRating } from "../../reports/rate-report.ts";
import { decimals } from "../../words/numbers.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";
import { signed, tableText } from "./output.ts";

/** A rated report that an arbiter can hand out: the table, the unrated, and every game that does not count. */
export function ratedText(
  words: Catalogue,
  report: TournamentReport,
  rated: RatedReport,
  { widthMax }: Pick<World, "widthMax">,
): string[] {
  const { phrases } = words;
  const { tournament, players, edition, kind, system } = rated;
  const head = [report.name ?? "", [report.start, report.end].filter(Boolean).join(" – ")]
    .filter((each) => each !== "")
    .join(", ");
  const unrated = players.flatMap((player, place) => (player.first ? [[place, player] as const] : []));
  return [
    head,
    `${editionName(words, edition.id)}: ${words.values[kind]}, ${words.values[system]}`,
    ...(tournament.system.value === system ? [] : [rulingText(words, tournament.system)]),
    ...(tournament.counts.value
      ? []
      : ["", phrases.notRated, ...tournament.against.map((each) => `  ${rulingText(words, each)}`)]),
    "",
    ...tableText(
      [
        phrases.columns.number,
        phrases.columns.player,
        phrases.columns.rating,
        "K",
        phrases.columns.games,
        phrases.columns.score,
        "We",
        phrases.columns.change,
        phrases.columns.newRating,
      ],
      players.map((player, place) => row(words, report, player, place)),
      { widthMax },
    ),
    ...(unrated.length > 0
      ? ["", phrases.firstRatings, ...unrated.map(([place, player]) => firstText(words, report, player, place))]
      : []),
    ...notCounted(words, report, players),
    ...(players.some(({ kBasis }) => kBasis === "assumed") ? ["", phrases.coefficientAssumed] : []),
  ];
}

function row(
  words: Catalogue,
  report: TournamentReport,
  { entrant, games, K, kBasis, change, rounded, Rn }: ReportedRating,
  place: number,
): string[] {
  const number = (value: number, places?: number) => decimals(words.language, value, places);
  const counted = games.filter(({ counts }) => counts.value);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / 100;
  return [
    String(report.players[place]!.startNumber),
    entrant.name,
    entrant.rating ? number(entrant.rating.value) : "",
    K ? `${number(K.value)}${kBasis === "assumed" ? "*" : ""}` : "",
    number(counted.length),
    number(sum(counted.map(({ score }) => score?.value ?? 0))),
    K ? number(sum(counted.map(({ gain }) => gain?.PD.value ?? 0)), 2) : "",
    change && rounded ? `${signed(number(change.value / 100, 2))} → ${signed(number(rounded.value))}` : "",
    Rn ? number(Rn.value) : "",
  ];
}

function firstText(
  words: Catalogue,
  report: TournamentReport,
  { entrant, first }: ReportedRating,
  place: number,
): string {
  const rating = first?.rating ? decimals(words.language, first.rating.rating.value) : words.phrases.none;
  const why = first && !first.kept.value ? `; ${rulingText(words, first.kept)}` : "";
  return `  ${report.players[place]!.startNumber} ${entrant.name}: ${rating}${why}`;
}

/** Each game once, from the side of the player who stands first. */
function notCounted(words: Catalogue, report: TournamentReport, players: readonly ReportedRating[]): string[] {
  const lines = players.flatMap(({ entrant, games }, place) =>
    games
      .filter(
        ({ counts, opponent }) =>
          !counts.value &&
          (place < opponent || players[opponent]!.games.every((game) => game.opponent !== place || game.counts.value)),
      )
      .map(({ round, opponent, counts }) => {
        const other = report.players[opponent]!.name;
        return `  ${words.phrases.sample.game(round, entrant.name, other)}: ${rulingText(words, counts)}`;
      }),
  );
  return lines.length > 0 ? ["", words.phrases.sample.doNotCount, ...lines] : [];
}
