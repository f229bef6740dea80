import { Refusal } from "../../../domain/refusal.ts";
import type { ReportRow } from "../../../ledger/schema/tables.ts";
import type { PlayerCandidate } from "../../../periods/tournaments/reports/candidates.ts";
import { readCount, readDay, readListKind } from "../../../rating/read.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { type PlaceOptions, withOffice } from "../../office.ts";
import { tableText } from "../../text/output.ts";
import { receiptJson, receiptLines } from "../../text/receipt-text.ts";
import { reportJson, stateText } from "../../text/tournament-text.ts";
import type { World } from "../../world.ts";
import { PARTS_MAX } from "./report-receive.ts";

export interface PartOptions extends PlaceOptions {
  readonly part: string;
}

export interface PendingOptions extends PlaceOptions {
  readonly list?: string;
  readonly endsBy?: string;
  readonly heldBack?: boolean;
  readonly settled?: boolean;
}

export interface ContentOptions extends PartOptions {
  readonly version?: string;
  readonly out?: string;
}

export const readPart = (text: string): number => readCount(text, "--part", { from: 0, to: PARTS_MAX });

export const showReports = (id: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger: { db }, words }) => {
    const { knownTournament } = await import("../../../periods/tournaments/known.ts");
    const { reportsOf, versionsOfReport } = await import("../../../ledger/queries/tournaments/reports.ts");
    const { tournament } = await knownTournament(db, id);
    const [versions, standing] = [await versionsOfReport(db, tournament), await reportsOf(db, tournament)];
    const stands = ({ part, version }: ReportRow) =>
      standing.some((each) => each.part === part && each.version === version);
    const { columns, noReport, ...states } = words.office.tournaments;
    const reports = versions.map(
      (row) => ({ row, state: row.withdrawn ? "withdrawn" : stands(row) ? "stands" : "superseded" }) as const,
    );
    if (options.json) {
      const json = reports.map(({ row: { facts, ...row }, state }) => ({ ...row, facts: JSON.parse(facts), state }));
      return world.print(JSON.stringify(json, null, 2));
    }
    if (reports.length === 0) return world.print(noReport);
    const heads = [
      columns.part,
      columns.version,
      columns.received,
      columns.sender,
      columns.players,
      columns.games,
      columns.state,
    ];
    const cells = reports.map(({ row, state }) => [
      ...[row.part, row.version, row.day, row.sender, row.players, row.games].map(String),
      states[state],
    ]);
    for (const line of tableText(heads, cells, world)) world.print(line);
  });

export const receipt = (id: string, options: PartOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { receiptOf } = await import("../../../periods/tournaments/reports/receipt.ts");
    const found = await receiptOf(ledger, id, readPart(options.part));
    if (options.json) return world.print(JSON.stringify(receiptJson(words, found), null, 2));
    for (const line of receiptLines(words, found)) world.print(line);
  });

export const pending = (options: PendingOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { db } = ledger;
    const { currentReports } = await import("../../../periods/tournaments/pending.ts");
    const { isSettled, withSettlements } = await import("../../../periods/tournaments/settled.ts");
    const { list, endsBy, heldBack, settled } = options;
    const standing = await currentReports(db, {
      kind: list === undefined ? undefined : readListKind(list, "--list"),
      endsBy: endsBy === undefined ? undefined : readDay(endsBy, "--ends-by"),
    });
    const open = (await withSettlements(db, standing)).filter((report) => settled || !isSettled(report));
    const { foreseen } = await import("../../../periods/lists/explain/prospects.ts");
    const all = await foreseen(ledger.reader, open);
    const reports = heldBack ? all.filter(({ prospect }) => prospect.heldBack.length > 0) : all;
    if (options.json)
      return world.print(
        JSON.stringify(
          reports.map((report) => reportJson(words, report)),
          null,
          2,
        ),
      );
    const { columns, facts, nothingPending } = words.office.tournaments;
    if (reports.length === 0) return world.print(nothingPending);
    const heads = [
      columns.tournament,
      columns.part,
      facts.name,
      columns.list,
      facts.end,
      columns.received,
      columns.state,
    ];
    const cells = reports.map((each) => [
      each.tournament,
      String(each.part),
      each.registration.name,
      each.registration.kind,
      each.end,
      each.receivedOn,
      stateText(words, each),
    ]);
    for (const line of tableText(heads, cells, world)) world.print(line);
  });

export const unmatchedPlayers = (id: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger: { db }, words }) => {
    const { unmatched } = await import("../../../periods/tournaments/reports/matching.ts");
    const found = await unmatched(db, id);
    if (options.json) {
      const json = found.map(({ part, entrant, nameDiffers, candidates }) => ({
        part,
        startNumber: entrant.start_number,
        name: entrant.name,
        id: entrant.reported_id,
        nameDiffers,
        birth: entrant.birth,
        federation: entrant.federation,
        line: entrant.line,
        candidates,
      }));
      return world.print(JSON.stringify(json, null, 2));
    }
    const { columns, facts, everybodyMatched, noCandidates, numberOfOther } = words.office.tournaments;
    if (found.length === 0) return world.print(everybodyMatched);
    const heads = [columns.startNumber, facts.name, columns.line, columns.candidates];
    const cells = found.flatMap(({ entrant, nameDiffers, candidates }) => {
      const texts = [
        ...(nameDiffers ? [`${entrant.player}: ${numberOfOther}`] : []),
        ...candidates.map((each) => candidateText(words, each)),
      ];
      const [first = noCandidates, ...others] = texts;
      const own = [String(entrant.start_number), entrant.name, String(entrant.line), first];
      return [own, ...others.map((text) => ["", "", "", text])];
    });
    for (const line of tableText(heads, cells, world)) world.print(line);
  });

function candidateText(
  words: Catalogue,
  { player, name, federation, birth, why, sameFederation }: PlayerCandidate,
): string {
  const { candidates, candidate, sameFederation: same } = words.office.tournaments;
  const reasons = [candidates[why], ...(sameFederation ? [same] : [])].join(", ");
  return candidate(player, name, [federation, birth].flatMap((fact) => fact ?? []).join(", "), reasons);
}

export const content = (id: string, options: ContentOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger }) => {
    const { knownTournament } = await import("../../../periods/tournaments/known.ts");
    const { reportsOf, versionsOfReport } = await import("../../../ledger/queries/tournaments/reports.ts");
    const { wholeOf } = await import("../../../periods/tournaments/reports/read-report.ts");
    const { tournament } = await knownTournament(ledger.db, id);
    const part = readPart(options.part);
    const version =
      options.version === undefined ? null : readCount(options.version, "--version", { from: 1, to: 32_767 });
    const rows = await (version === null ? reportsOf : versionsOfReport)(ledger.db, tournament);
    const found = rows.find((row) => row.part === part && (version === null || row.version === version));
    if (found === undefined) throw new Refusal("no-report", { tournament, part });
    world.write(options.out, [await wholeOf(ledger.content(found.content))]);
  });
