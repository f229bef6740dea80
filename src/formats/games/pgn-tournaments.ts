import { addDays, type IsoDate } from "../../domain/dates.ts";
import type { PgnGame } from "./pgn-scan.ts";
import { keyPart, tagOf } from "./pgn-tag.ts";
import { readDay } from "./values.ts";

/** A day of rest or two lies between rounds of one tournament. */
const DAYS_BETWEEN_MAX = 3;

/**
 * The games of each tournament: those with the same Event, Site and EventDate. Games without an EventDate join the
 * tournament of the same Event and Site that was played on adjoining days.
 */
export function tournamentsIn(games: readonly PgnGame[]): readonly (readonly PgnGame[])[] {
  const places = new Map<string, Map<string, PgnGame[]>>();
  for (const game of games) {
    const [event, site, start] = ["Event", "Site", "EventDate"].map((tag) => keyPart(tagOf(game, tag).text));
    const starts = grouped(places, `${event}\n${site}`, () => new Map<string, PgnGame[]>());
    grouped(starts, start ?? "", () => []).push(game);
  }
  return [...places.values()]
    .flatMap(joined)
    .map((each) => each.toSorted(byLine))
    .sort(([one], [other]) => byLine(one!, other!));
}

function grouped<Value>(groups: Map<string, Value>, key: string, made: () => Value): Value {
  const known = groups.get(key) ?? made();
  groups.set(key, known);
  return known;
}

const byLine = (one: PgnGame, other: PgnGame): number => one.line - other.line;

interface Span {
  readonly games: PgnGame[];
  readonly first: IsoDate;
  last: IsoDate;
}

/** The tournaments of one Event and Site. */
function joined(starts: ReadonlyMap<string, PgnGame[]>): readonly (readonly PgnGame[])[] {
  const undated = starts.get("") ?? [];
  const others = [...starts].filter(([start]) => start !== "").map(([, games]) => games);
  const spans = others.flatMap((games) => spanOf(games) ?? []).sort((a, b) => (a.first < b.first ? -1 : 1));
  if (undated.length === 0 || spans.length === 0) return [...starts.values()];
  const left: PgnGame[] = [];
  let at = 0;
  for (const { game, day } of inOrder(undated)) {
    while (day !== null && at + 1 < spans.length && spans[at + 1]!.first <= addDays(day, DAYS_BETWEEN_MAX)) at += 1;
    const span = spans[at]!;
    if (day !== null && isWithin(span, day)) {
      span.games.push(game);
      if (day > span.last) span.last = day;
    } else left.push(game);
  }
  return left.length === 0 ? others : [...others, left];
}

const isWithin = ({ first, last }: Span, day: IsoDate): boolean =>
  addDays(day, DAYS_BETWEEN_MAX) >= first && addDays(day, -DAYS_BETWEEN_MAX) <= last;

const inOrder = (games: readonly PgnGame[]) =>
  games
    .map((game) => ({ game, day: readDay(tagOf(game, "Date").text) ?? null }))
    .sort((a, b) => ((a.day ?? "") < (b.day ?? "") ? -1 : 1));

/** From the first day to the last that its games have; undefined: none has one. */
function spanOf(games: PgnGame[]): Span | undefined {
  const tags = games.flatMap((game) => [tagOf(game, "EventDate").text, tagOf(game, "Date").text]);
  const days = tags.flatMap((text) => readDay(text) ?? []);
  if (days.length === 0) return undefined;
  return {
    games,
    first: days.reduce((first, day) => (day < first ? day : first)),
    last: days.reduce((last, day) => (day > last ? day : last)),
  };
}
