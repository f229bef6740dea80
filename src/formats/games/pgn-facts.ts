import type { Issue } from "../../domain/issues/issues.ts";
import { type GameFileTournament, NO_FACTS, type TakeIssue } from "./game-file.ts";
import type { PgnGame } from "./pgn-scan.ts";
import { tagOf, value } from "./pgn-tag.ts";
import { readDay, readFederation } from "./values.ts";

/** What the games of one tournament say of it: each fact from the first game that has it. */
export function factsOf(games: readonly PgnGame[], take: TakeIssue): GameFileTournament {
  const first = (...names: readonly string[]) =>
    games.map((game) => tagOf(game, ...names)).find(({ text }) => text !== "" && text !== "-") ??
    tagOf(games[0]!, names[0]!);
  const site = first("Site").text;
  return {
    ...NO_FACTS,
    name: first("Event").text || null,
    city: site === "" || /^https?:/i.test(site) ? null : site,
    federation: value(
      first("EventCountry", "EventFederation"),
      readFederation,
      ["games-federation", "warning", "federation", "federation-of-player"],
      take,
    ),
    start: value(first("EventDate"), readDay, ["games-date", "error", "start", "day-of-game"], take),
    type: first("EventType").text || null,
    ...rateOf(first("TimeControl"), take),
  };
}

/** `moves/seconds+increment`, periods apart by colons: as TRF26 writes it. */
const CODE = /^(?:\d{1,3}\/)?\d{2,6}(?:\+\d{1,4})?(?::(?:\d{1,3}\/)?\d{2,6}(?:\+\d{1,4})?)*$/;

/** Shorter than any game that is rated: some programs write minutes where the standard has seconds. */
const SECONDS_MIN = 180;

function rateOf(
  { text, place }: ReturnType<typeof tagOf>,
  take: TakeIssue,
): Pick<GameFileTournament, "rateOfPlay" | "rateOfPlayCode"> {
  if (text === "" || text === "-") return { rateOfPlay: null, rateOfPlayCode: null };
  if (!CODE.test(text)) return { rateOfPlay: text, rateOfPlayCode: null };
  const [, seconds] = text.match(/^(?:\d{1,3}\/)?(\d{2,6})/) ?? [];
  if (Number(seconds) >= SECONDS_MIN) return { rateOfPlay: null, rateOfPlayCode: text };
  take(unclear(text, place));
  return { rateOfPlay: null, rateOfPlayCode: null };
}

const unclear = (found: string, place: Pick<Issue, "line" | "columns">): Issue => ({
  code: "games-time-control",
  severity: "warning",
  ...place,
  field: "rate of play",
  expected: { code: "time-control", min: SECONDS_MIN },
  found,
});
