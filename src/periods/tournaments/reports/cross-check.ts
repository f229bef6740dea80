import { given } from "../../../calculation/derived.ts";
import type { Source } from "../../../domain/codes/source.ts";
import type { FieldCode, Issue } from "../../../domain/issues/issues.ts";
import type { Registration } from "../../../domain/registration.ts";
import type { TournamentReport } from "../../../domain/report.ts";
import type { ReadRateOfPlay } from "../../../formats/rate-of-play.ts";
import { namesInFull } from "../../../ledger/queries/tournaments/entrants.ts";
import type { Db, EntrantRow } from "../../../ledger/schema/tables.ts";
import type { Editions } from "../../../regulations/editions.ts";
import { interimReports } from "../../../regulations/fide/articles/schedule.ts";
import { controlIssues, rateFound } from "../../../reports/rate-of-play.ts";
import { systemOf } from "../../../reports/system.ts";
import { unregisteredArbiters } from "../arbiters.ts";
import { rateOf } from "../standing.ts";

/** Where a report is not as the tournament was registered. The report is believed; somebody should look. */
export function crossCheck(
  editions: Editions,
  report: TournamentReport,
  facts: Registration,
  part: number,
): readonly Issue[] {
  const rate = rateFound(report, report.start ?? facts.start);
  const differ = (field: FieldCode, registered: string | null, found: string | null): Issue[] =>
    registered === null || found === null || registered === found ? [] : [notAsRegistered(field, registered, found)];
  return [
    ...differ("start", facts.start, report.start),
    ...(part === 0 ? differ("end", facts.end, report.end) : []),
    ...differ("tournament federation", facts.federation, report.federation),
    ...differ("type of tournament", facts.system, systemOf(report).system),
    ...differ("rate of play", facts.kind, rate.kind),
    ...rate.issues.filter(({ code }) => code !== "rate-of-play-missing" || facts.rateOfPlay === null),
    ...editionIssues(editions, report, facts, { part, read: rate.read ?? rateOf(null, facts) }),
    ...arbiterIssues(report, facts),
    ...menIssues(report, facts),
    ...matchIssues(report, facts),
  ];
}

/** Which games of a match count depends on how many it was for. */
const matchIssues = (report: TournamentReport, { games }: Registration): readonly Issue[] =>
  systemOf(report).system !== "match" || games !== null
    ? []
    : [
        {
          code: "match-length-unknown",
          severity: "warning",
          line: 0,
          columns: null,
          field: "length of the match",
          expected: { code: "match-length" },
          found: "",
        },
      ];

/** Of an arbiter who is not registered nobody knows whether they hold a licence. */
const arbiterIssues = (report: TournamentReport, facts: Registration): readonly Issue[] =>
  unregisteredArbiters(report, facts).map((found) => ({
    code: "arbiter-not-registered",
    severity: "warning",
    line: 0,
    columns: null,
    field: found === report.chiefArbiter ? "chief arbiter" : "deputy arbiter",
    expected: { code: "arbiter-with-licence" },
    found,
  }));

/** A women's championship with men in it is none. */
function menIssues({ players }: TournamentReport, { national }: Registration): readonly Issue[] {
  const men = national === "women" ? players.filter(({ sex }) => sex === "m") : [];
  return men.map(({ name, line }) => ({
    code: "men-in-womens-championship",
    severity: "warning",
    line,
    columns: null,
    field: "sex",
    expected: { code: "women-only" },
    found: name,
  }));
}

/** What the edition of the start says of the first control, and of one report for a tournament of many months. */
function editionIssues(
  editions: Editions,
  { start, end }: TournamentReport,
  facts: Registration,
  { part, read }: { readonly part: number; readonly read: ReadRateOfPlay | null },
): readonly Issue[] {
  const [first, last] = [start ?? facts.start, end ?? facts.end];
  const edition = editions.on(facts.kind, first);
  if (edition === undefined) return [];
  const days = { start: given("start", first, SOURCE), end: given("end", last, SOURCE) };
  const { daysOver } = edition.articles.interimReports.sets;
  const isLong = part === 0 && daysOver !== null && interimReports(edition, days).value;
  const missing: Issue = {
    code: "interim-reports-missing",
    severity: "warning",
    line: 0,
    columns: null,
    field: "end",
    expected: { code: "report-of-each-month", daysOver: daysOver ?? 0 },
    found: last,
  };
  return [...controlIssues(edition, read), ...(isLong ? [missing] : [])];
}

const SOURCE: Source = { code: "report", line: 0 };

/** Numbers of the report that the office does not have, or has for somebody else. */
export async function playerIssues(db: Db, entrants: readonly EntrantRow[]): Promise<readonly Issue[]> {
  const others = entrants.filter(({ name_differs: differs }) => differs);
  const names = await namesInFull(
    db,
    others.flatMap(({ player }) => player ?? []),
  );
  return entrants.flatMap((entrant): Issue[] => {
    const { player, reported_id: id, name, name_differs: differs } = entrant;
    if (differs && player !== null) {
      const expected = { code: "name-of-office", name: names.get(player) ?? "" } as const;
      return [{ ...at(entrant), code: "name-not-of-office", field: "name", expected, found: name }];
    }
    if (id === null || player !== null) return [];
    return [
      { ...at(entrant), code: "id-not-at-office", field: "id", expected: { code: "player-of-office" }, found: id },
    ];
  });
}

const at = ({ line }: EntrantRow) => ({ severity: "warning", line, columns: null }) as const;

const notAsRegistered = (field: FieldCode, value: string, found: string): Issue => ({
  code: "not-as-registered",
  severity: "warning",
  line: 0,
  columns: null,
  field,
  expected: { code: "as-registered", value },
  found,
});
