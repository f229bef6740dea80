import { REFUSALS, Refusal } from "../../../domain/refusal.ts";
import type { Receipt } from "../../../periods/tournaments/reports/receipt.ts";
import type { ReportRequest } from "../../../periods/tournaments/reports/receive.ts";
import { readCount } from "../../../rating/read.ts";
import { EXIT } from "../../exit-codes.ts";
import { eachFile } from "../../input/each-file.ts";
import { type RegistrationOptions, readRegistration } from "../../input/tournament-facts.ts";
import { type CommandContext, officeOf, type WritingOptions, withOffice } from "../../office.ts";
import { type DayOptions, dayOf } from "../../office-day.ts";
import { issuePrinter } from "../../text/issues.ts";
import { receiptJson, receiptLines } from "../../text/receipt-text.ts";
import type { World } from "../../world.ts";
import { reportIn } from "./tournament-register.ts";

export interface ReceiveOptions extends WritingOptions, RegistrationOptions, DayOptions {
  readonly tournament?: string;
  readonly register?: boolean;
  readonly id?: string;
  readonly part?: string;
  readonly sender?: string;
  readonly enteredBecause?: string;
  readonly despiteErrors?: boolean;
}

/** No tournament has more parts. */
export const PARTS_MAX = 999;

export const receive = (files: readonly string[], options: ReceiveOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    if (options.tournament === undefined && !options.register) throw new Refusal("tournament-missing");
    // Files are received one by one, but a key covers all or nothing.
    const isOne = options.tournament !== undefined || options.id !== undefined || options.idempotencyKey !== undefined;
    if (isOne && files.length > 1) throw new Refusal("one-report-only", { count: files.length });
    const receipts: Receipt[] = [];
    let worst: number = EXIT.fine;
    const refused = ({ code }: Refusal): void => {
      worst = Math.max(worst, REFUSALS[code].exit);
    };
    for (const file of files) {
      const receiving = () => receiveFile(file, options, context, world);
      // A single file is refused as every request is; of several, the others are received all the same.
      const receipt =
        files.length === 1 ? await receiving() : await eachFile(file, context.words, world, receiving, refused);
      if (receipt !== null) receipts.push(receipt);
    }
    world.exit(worst);
    printReceipts(receipts, options, context, world);
  });

async function receiveFile(
  file: string,
  options: ReceiveOptions,
  context: CommandContext,
  world: World,
): Promise<Receipt> {
  const { receiveReport } = await import("../../../periods/tournaments/reports/receive.ts");
  const request = await requestFor(file, options, context, world);
  return receiveReport(officeOf(context, options), { ...request, issues: issuePrinter(file, context, world) });
}

async function requestFor(
  file: string,
  options: ReceiveOptions,
  context: CommandContext,
  world: World,
): Promise<ReportRequest> {
  const { tournament = null, part, sender, by, enteredBecause = null, despiteErrors = false } = options;
  return {
    ...(tournament === null ? { register: await registrationIn(file, options, context, world) } : {}),
    tournament,
    part: part === undefined ? 0 : readCount(part, "--part", { from: 1, to: PARTS_MAX }),
    bytes: world.readBytes(file),
    file,
    on: await dayOf(context, options),
    sender: sender ?? by ?? context.user,
    enteredBecause,
    despiteErrors,
  };
}

async function registrationIn(file: string, options: ReceiveOptions, context: CommandContext, world: World) {
  const { registrationFrom } = await import("../../../periods/tournaments/reports/from-report.ts");
  return { id: options.id, facts: registrationFrom(await reportIn(file, context, world), readRegistration(options)) };
}

function printReceipts(
  receipts: readonly Receipt[],
  { json, dryRun }: ReceiveOptions,
  { words }: CommandContext,
  world: World,
): void {
  if (json) {
    const json = receipts.map((receipt) => ({ dryRun: dryRun ?? false, ...receiptJson(words, receipt) }));
    world.print(JSON.stringify(json.length === 1 ? json[0] : json, null, 2));
    return;
  }
  receipts.forEach((receipt, at) => {
    if (at > 0) world.print("");
    for (const line of receiptLines(words, receipt)) world.print(line);
  });
  if (dryRun) world.print(words.office.tournaments.receipt.dryRun);
}
