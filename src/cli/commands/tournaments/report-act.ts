import { START_NUMBER_MAX } from "../../../domain/limits.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { readCount } from "../../../rating/read.ts";
import { officeOf, printEntry, type WritingOptions, withOffice } from "../../office.ts";
import { type DayOptions, dayOf } from "../../office-day.ts";
import { progressBar } from "../../progress.ts";
import type { World } from "../../world.ts";
import { readPart } from "./report-show.ts";

export interface MatchOptions extends WritingOptions {
  readonly player?: string;
  readonly new?: string;
  readonly nobody?: boolean;
  readonly reason?: string;
}

export interface WithdrawOptions extends WritingOptions, DayOptions {
  readonly part: string;
  readonly reason: string;
}

export interface AskOptions extends WritingOptions, DayOptions {
  readonly text: string;
}

export type AnswerOptions = AskOptions;

const WAYS = ["--player", "--new", "--nobody"] as const;
/** Start numbers have at most four figures. */
const QUESTIONS_MAX = 9_999;

export const match = (tournament: string, number: string, options: MatchOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { matchPlayer } = await import("../../../periods/tournaments/reports/matching.ts");
    const { player, new: added, nobody, reason = null } = options;
    const ways = [player, added, nobody].filter((way) => way !== undefined);
    if (ways.length !== 1)
      throw new Refusal("bad-choice", { field: "match", found: String(ways.length), choices: WAYS });
    const entries = await matchPlayer(officeOf(context, options), {
      tournament,
      startNumber: readCount(number, "start number", { from: 1, to: START_NUMBER_MAX }),
      player: player ?? added ?? null,
      isNew: added !== undefined,
      reason,
    });
    if (options.json) return world.print(JSON.stringify({ dryRun: options.dryRun ?? false, entries }, null, 2));
    for (const entry of entries) printEntry(entry, context, options, world);
  });

export interface AddOptions extends WritingOptions {
  readonly reason?: string;
}

export const addPlayers = (tournament: string, options: AddOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { addReportedPlayers } = await import("../../../periods/tournaments/reports/add-players.ts");
    const { reason = null, json, dryRun = false } = options;
    const { entries, left } = await addReportedPlayers(officeOf(context, options), { tournament, reason });
    const rest = left.map(({ entrant: { start_number: startNumber, name } }) => ({ startNumber, name }));
    if (json) return world.print(JSON.stringify({ dryRun, entries, left: rest }, null, 2));
    for (const entry of entries) printEntry(entry, context, options, world);
    const names = rest.map(({ startNumber, name }) => `${startNumber} ${name}`).join("; ");
    const { leftOver, everybodyMatched } = context.words.office.tournaments;
    world.print(rest.length > 0 ? leftOver(names) : everybodyMatched);
  });

export const withdraw = (tournament: string, options: WithdrawOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { withdrawReport } = await import("../../../periods/tournaments/reports/withdraw.ts");
    const { reason } = options;
    const request = { tournament, part: readPart(options.part), on: await dayOf(context, options), reason };
    printEntry(await withdrawReport(officeOf(context, options), request), context, options, world);
  });

export const ask = (tournament: string, options: AskOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { askArbiter } = await import("../../../periods/tournaments/reports/questions.ts");
    const request = { tournament, on: await dayOf(context, options), text: options.text };
    printEntry(await askArbiter(officeOf(context, options), request), context, options, world);
  });

export const answer = (tournament: string, number: string, options: AnswerOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { recordAnswer } = await import("../../../periods/tournaments/reports/questions.ts");
    const question = readCount(number, "question", { from: 1, to: QUESTIONS_MAX });
    const request = { tournament, question, on: await dayOf(context, options), text: options.text };
    printEntry(await recordAnswer(officeOf(context, options), request), context, options, world);
  });

export interface ExpireOptions extends WritingOptions, DayOptions {}

export const expire = (options: ExpireOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { expireReports } = await import("../../../periods/persons/expire-reports.ts");
    const { sequence } = await context.ledger.head();
    const bar = progressBar(world, sequence);
    const request = { today: await dayOf(context, options), progress: bar.to };
    const { reports, entry } = await expireReports(officeOf(context, options), request).finally(bar.end);
    const { expired, wouldExpire } = context.words.office.erasure;
    if (options.json) return world.print(JSON.stringify({ reports, entry: entry?.sequence ?? null }));
    world.print(options.dryRun ? wouldExpire(reports) : expired(reports));
  });
