import type { Command } from "commander";
import { readMoney } from "../../../domain/fees/money.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { readCount, readDay } from "../../../rating/read.ts";
import { loadCatalogue } from "../../../words/on-demand.ts";
import { EXIT } from "../../exit-codes.ts";
import { faultLines } from "../../input/edition-input.ts";
import {
  officeOf,
  type PlaceOptions,
  printEntry,
  type WritingOptions,
  withOffice,
  withPlace,
  withReason,
  withWriting,
} from "../../office.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import type { World } from "../../world.ts";
import { exportStatements, listStatements, showStatement } from "./statements.ts";

const PERIOD = ["<month>", "month of the lists, YYYY-MM"] as const;
const PAYER = ["<payer>", "federation code, or the ID of an official tournament, whose organiser pays"] as const;

interface SettleOptions extends WritingOptions {
  readonly amount?: string;
  readonly on?: string;
  readonly reference: string;
}

type ReasonOptions = WritingOptions & { readonly reason: string };

export function addFees(program: Command, world: World): void {
  const group = program.command("fees").description("Fees: tariffs, statements of a month, payments");
  const check = group
    .command("check")
    .description("Finds everything that is wrong in the file of a tariff")
    .argument("<file>", "tariff, as JSON (- for standard input)");
  withCommon(check).action((file: string, options: CommonOptions) => checkTariff(file, options, world));
  const adopt = group
    .command("adopt")
    .description("Charges tournaments by a tariff, from its first day on")
    .argument("<file>", "tariff, as JSON (- for standard input)");
  withReason(adopt).action((file: string, options: ReasonOptions) => adoptFrom(file, options, world));
  const list = group
    .command("list")
    .description("The statements of a month: who owes what, and what is paid")
    .argument(...PERIOD);
  withPlace(list).action((period: string, options: PlaceOptions) => listStatements(period, options, world));
  const show = group
    .command("show")
    .description("A statement with every step of every charge, and the payments")
    .argument(...PAYER)
    .argument(...PERIOD);
  withPlace(show).action((payer: string, period: string, options: PlaceOptions) =>
    showStatement(payer, period, options, world),
  );
  const file = group
    .command("export")
    .description("Writes the statements of a month as CSV, for accounting")
    .argument(...PERIOD)
    .option("--to <file>", "output file (default: standard output)");
  withPlace(file).action((period: string, options: PlaceOptions & { readonly to?: string }) =>
    exportStatements(period, options, world),
  );
  addPayments(group, world);
}

function addPayments(group: Command, world: World): void {
  const settle = group
    .command("settle")
    .description("Records that a statement was paid, or a part of it")
    .argument(...PAYER)
    .argument(...PERIOD)
    .option("--amount <amount>", "amount, such as 12.50 (default: all that is open)")
    .option("--on <date>", "day of the payment (default: today)")
    .option("--reference <text>", "what the payer or the bank wrote", "");
  withWriting(settle).action((payer: string, period: string, options: SettleOptions) =>
    settleStatement(payer, period, options, world),
  );
  const undo = group
    .command("undo")
    .description("Undoes a payment, by a journal entry of its own")
    .argument("<entry>", "journal entry of the payment");
  withReason(undo).action((entry: string, options: ReasonOptions) => undoPayment(entry, options, world));
}

async function checkTariff(file: string, { json, lang }: CommonOptions, world: World): Promise<void> {
  const { readTariff } = await import("../../../reports/tariff-file.ts");
  const words = await loadCatalogue(lang);
  const { tariff, faults } = readTariff(world.read(file));
  if (json) world.print(JSON.stringify({ file, valid: tariff !== null, faults }, null, 2));
  else if (tariff !== null) world.print(words.fees.sound(file, tariff.name));
  else
    for (const line of [words.fees.faulty(file, faults.length), ...faultLines(words, file, faults)]) world.print(line);
  if (tariff === null) world.exit(EXIT.no);
}

const adoptFrom = (file: string, options: ReasonOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { adoptTariff } = await import("../../../periods/fees/adopt-tariff.ts");
    const request = { file, text: world.read(file), reason: options.reason };
    printEntry(await adoptTariff(officeOf(context, options), request), context, options, world);
  });

const settleStatement = (payer: string, period: string, options: SettleOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { settleFee } = await import("../../../periods/fees/payments.ts");
    const amount = options.amount === undefined ? null : readMoney(options.amount);
    if (amount === undefined)
      throw new Refusal("bad-input", { field: "--amount", found: options.amount ?? "", expected: "number" });
    const on = options.on === undefined ? world.today() : readDay(options.on, "--on");
    const request = { payer, period, amount, on, reference: options.reference };
    printEntry(await settleFee(officeOf(context, options), request), context, options, world);
  });

const ENTRY_MAX = 1_000_000_000;

const undoPayment = (entry: string, options: ReasonOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { undoFee } = await import("../../../periods/fees/payments.ts");
    const request = { payment: readCount(entry, "entry", { from: 1, to: ENTRY_MAX }), reason: options.reason };
    printEntry(await undoFee(officeOf(context, options), request), context, options, world);
  });
