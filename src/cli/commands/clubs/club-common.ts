import type { Command } from "commander";
import type { BookFacts } from "../../../domain/clubs/club.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import { halvesText } from "../../../formats/club-list/write.ts";
import type { BookChangeRequest, ClubChange, ClubSheet } from "../../../periods/clubs/changing.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { EXIT } from "../../exit-codes.ts";
import {
  type CommandContext,
  officeOf,
  type PlaceOptions,
  printEntry,
  type WritingOptions,
  withOffice,
  withPlace,
  withReason,
  withWriting,
} from "../../office.ts";
import { type DayOptions, dayOf, withDay } from "../../office-day.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";

export interface ClubOptions extends PlaceOptions, DayOptions {
  readonly club?: string;
}

export interface ClubWriting extends WritingOptions, ClubOptions {
  readonly confirm?: boolean;
}

const withClub = (command: Command): Command => command.option("--club <id>", "club, if there are several books here");

/** A command that reads a book. */
export const readsBook = (command: Command): Command => withPlace(withDay(withClub(command), "as of this date"));

/** A command that changes a book. */
export const changesBook = (command: Command): Command =>
  withWriting(withDay(withClub(command), "date of the change")).option(
    "--confirm",
    "make the change although closed lists change",
  );

/** A command that records a decision about a book, by which no list changes. */
export const decidesOnBook = (command: Command): Command => withReason(withDay(withClub(command), "as of this date"));

/** What a command about a book is given. */
export interface ClubCommandContext {
  readonly context: CommandContext;
  readonly club: string;
  readonly on: IsoDate;
  readonly facts: BookFacts;
}

export const atBook = <T>(
  options: ClubOptions,
  world: World,
  work: (at: ClubCommandContext) => Promise<T>,
): Promise<T> =>
  withOffice(options, world, async (context) => {
    const { bookFacts, resolveClub } = await import("../../../periods/clubs/facts.ts");
    const { db } = context.ledger;
    const club = await resolveClub(db, options.club);
    return work({ context, club, on: await dayOf(context, options), facts: await bookFacts(db, club) });
  });

export type BookChange = (
  office: ReturnType<typeof officeOf>,
  request: BookChangeRequest,
  at: ClubCommandContext,
) => Promise<ClubChange>;

/** Makes a change; prints what was recorded and which closed lists change. */
export const changeBook = (
  options: ClubWriting,
  world: World,
  doing: BookChange,
  more?: (change: ClubChange, words: Catalogue) => readonly string[],
): Promise<void> =>
  atBook(options, world, async (at) => {
    const request = { club: at.club, on: at.on, confirm: options.confirm ?? false };
    const change = await doing(officeOf(at.context, options), request, at);
    const { words } = at.context;
    const isAsked = !change.isRecorded && !options.dryRun;
    if (isAsked) world.exit(EXIT.no);
    if (options.json) return world.print(JSON.stringify({ dryRun: options.dryRun ?? false, ...change }, null, 2));
    if (!isAsked) {
      printEntry(change.entry, at.context, options, world);
      for (const line of more?.(change, words) ?? []) world.print(line);
    }
    for (const line of sheetsText(words, change.sheets, change.isRecorded, world)) world.print(line);
    if (isAsked) world.print(words.office.clubs.notConfirmed);
  });

/** Every line of every closed list that changes, before and after. */
export function sheetsText(
  words: Catalogue,
  sheets: readonly ClubSheet[],
  isRecorded: boolean,
  world: World,
): readonly string[] {
  const { clubs } = words.office;
  const { columns } = clubs;
  const heads = [columns.base, columns.current].flatMap((head) => [
    `${head}: ${columns.before}`,
    `${head}: ${columns.after}`,
  ]);
  return sheets.flatMap(({ period, version, lines }) => [
    isRecorded ? clubs.changed(period, version) : clubs.wouldChange(period, version),
    ...tableText(
      [columns.number, columns.name, ...heads],
      lines.map(({ member, name, before, after }) => [
        String(member),
        name,
        String(before?.base ?? "–"),
        String(after?.base ?? "–"),
        ...[before, after].map((line) => (line === null ? "–" : halvesText(line.current))),
      ]),
      world,
    ),
  ]);
}
