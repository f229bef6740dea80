import type { Command } from "commander";
import type { Proposals } from "../../../periods/clubs/closing.ts";
import { readDay } from "../../../rating/read.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { EXIT } from "../../exit-codes.ts";
import { type DecisionOptions, readDecisions } from "../../input/club-input.ts";
import { officeOf } from "../../office.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import {
  atBook,
  type ClubOptions,
  type ClubWriting,
  changeBook,
  changesBook,
  readsBook,
  sheetsText,
} from "./club-common.ts";

type ClosingOptions = ClubWriting & DecisionOptions;

/** Everything about a period's end. */
export function addClosing(program: Command, world: World): void {
  const ask = program.command("list-proposals").description("The decisions needed for the next closing");
  readsBook(ask).action((options: ClubOptions) => showProposals(options, world));
  const close = program
    .command("close")
    .description("Closes the period: deductions, new base ratings, the club's list")
    .argument("[period]", "period start to close (default: the next one)");
  changesBook(withDecisions(close)).action((period: string | undefined, options: ClosingOptions) =>
    closeOne(period, options, world),
  );
  const decide = program
    .command("decide")
    .description("Changes decisions about members in a closed period")
    .argument("<period>", "start of the period, YYYY-MM-DD");
  changesBook(withDecisions(decide)).action((period: string, options: ClosingOptions) =>
    changeBook(options, world, async (office, request, { facts }) => {
      const { changeDecisions } = await import("../../../periods/clubs/closing.ts");
      const { resolveMember } = await import("../../../periods/clubs/evening.ts");
      const decisions = readDecisions(options, (text) => resolveMember(facts, text));
      return changeDecisions(office, request, { period: readDay(period, "period"), decisions });
    }),
  );
  const settle = program
    .command("settle")
    .description("Creates new versions of lists that waited for a tournament that has now ended");
  changesBook(settle).action((options: ClubWriting) => settleAll(options, world));
  const verify = program.command("verify").description("Recalculates every closed list from the journal and compares");
  readsBook(verify).action((options: ClubOptions) => verifyAll(options, world));
}

const withDecisions = (command: Command): Command =>
  command
    .option("--accept <member...>", "deduct as proposed")
    .option("--let-go <member=reason...>", "no deduction, with a reason")
    .option("--raise <member=points:reason...>", "raise instead of a deduction, with a reason");

const showProposals = (options: ClubOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context, club, on }) => {
    const { proposalsFor } = await import("../../../periods/clubs/closing.ts");
    const found = await proposalsFor(context.ledger, club, on);
    if (options.json) {
      const proposals = found.proposals.map(({ line: _, ...proposal }) => proposal);
      return world.print(JSON.stringify({ ...found, proposals }, null, 2));
    }
    for (const line of proposalsText(context.words, found, world)) world.print(line);
  });

function proposalsText(
  words: Catalogue,
  { period, proposals, estimates, waiting }: Proposals,
  world: World,
): readonly string[] {
  const { clubs } = words.office;
  const { columns } = clubs;
  const heads = [columns.number, columns.name, columns.current, columns.deduction, columns.rapidOnly, ""];
  const rows = proposals.map(({ member, name, current, deduction, rapid, assessment }) => [
    String(member),
    name,
    String(current),
    String(deduction || "–"),
    String(rapid || "–"),
    assessment ? clubs.assessmentNeeded : "",
  ]);
  return [
    ...(rows.length + estimates.length === 0
      ? [clubs.noProposals(period)]
      : [clubs.proposalsAt(period), ...(rows.length > 0 ? tableText(heads, rows, world) : [])]),
    ...estimates.map(({ guest, name, estimate }) => clubs.estimateFor(guest, name, estimate)),
    ...waiting.map(({ member, name, tournaments }) => `${member} ${name}: ${clubs.waitsFor(tournaments.join(", "))}`),
  ];
}

const closeOne = (period: string | undefined, options: ClosingOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context, club, on, facts }) => {
    const { closeClubPeriod } = await import("../../../periods/clubs/closing.ts");
    const { resolveMember } = await import("../../../periods/clubs/evening.ts");
    const { entry, list } = await closeClubPeriod(officeOf(context, options), {
      club,
      on,
      period: period === undefined ? null : readDay(period, "period"),
      decisions: readDecisions(options, (text) => resolveMember(facts, text)),
    });
    const { header, lines } = list;
    if (options.json) return world.print(JSON.stringify({ dryRun: options.dryRun ?? false, entry, lines }, null, 2));
    const { closed, wouldClose } = context.words.office.clubs;
    const sha256 = "content" in entry.payload ? entry.payload.content : "";
    world.print(
      options.dryRun ? wouldClose(header.period, header.members) : closed(header.period, header.members, sha256),
    );
  });

const settleAll = (options: ClubWriting, world: World): Promise<void> =>
  atBook(options, world, async ({ context, club, on }) => {
    const { settleLists } = await import("../../../periods/clubs/closing.ts");
    const sheets = await settleLists(officeOf(context, options), { club, on });
    if (options.json) return world.print(JSON.stringify({ dryRun: options.dryRun ?? false, sheets }, null, 2));
    if (sheets.length === 0) return world.print(context.words.office.clubs.nothingSettled);
    for (const line of sheetsText(context.words, sheets, !options.dryRun, world)) world.print(line);
  });

const verifyAll = (options: ClubOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context, club }) => {
    const { verifyClub } = await import("../../../periods/clubs/lists.ts");
    const lists = await verifyClub(context.ledger, club);
    if (lists.some(({ faults }) => faults.length > 0)) world.exit(EXIT.no);
    if (options.json) return world.print(JSON.stringify({ lists }, null, 2));
    const words = context.words.office.clubs;
    if (lists.length === 0) return world.print(words.noLists);
    for (const { period, version, members, faults } of lists) {
      world.print(faults.length === 0 ? words.verified(period, version, members) : words.differs(period, version));
      for (const { fault, member } of faults) world.print(`  ${words.fault(words.faults[fault], member)}`);
    }
  });
