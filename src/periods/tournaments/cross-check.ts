import type { FieldCode, Issue } from "../../domain/issues.ts";
import { searchable } from "../../domain/player.ts";
import type { Registration } from "../../domain/registration.ts";
import type { TournamentReport } from "../../domain/report.ts";
import { namesInFull } from "../../ledger/postgres/entrants.ts";
import type { Db, EntrantRow } from "../../ledger/postgres/tables.ts";
import { rateFound } from "../../reports/rate-of-play.ts";
import { systemOf } from "../../reports/system.ts";

/** Where a report is not as the tournament was registered. The report is believed; somebody should look. */
export function crossCheck(report: TournamentReport, facts: Registration, part: number): readonly Issue[] {
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
    ...arbiterIssues(report, facts),
  ];
}

/** An arbiter may be written in many ways: that no word of a name agrees is told. */
function arbiterIssues({ chiefArbiter }: TournamentReport, { arbiters }: Registration): readonly Issue[] {
  if (chiefArbiter === null || arbiters.length === 0) return [];
  const words = new Set(searchable(chiefArbiter).split(" "));
  const isThere = arbiters.some(({ name }) =>
    searchable(name)
      .split(" ")
      .some((word) => words.has(word)),
  );
  return isThere ? [] : [notAsRegistered("chief arbiter", arbiters.map(({ name }) => name).join("; "), chiefArbiter)];
}

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
