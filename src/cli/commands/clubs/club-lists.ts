import type { Command } from "commander";
import { CLUB_LIST_VERSIONS_MAX } from "../../../domain/limits.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { reasonText } from "../../../explanation/format.ts";
import { clubListCsv } from "../../../formats/club-list/write.ts";
import type { MergedList } from "../../../periods/clubs/receive.ts";
import { readCount, readDay } from "../../../rating/read.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import {
  officeOf,
  type PlaceOptions,
  printEntry,
  type WritingOptions,
  withOffice,
  withPlace,
  withWriting,
} from "../../office.ts";
import { type DayOptions, dayOf, withDay } from "../../office-day.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { atBook, type ClubOptions, readsBook } from "./club-common.ts";
import { addSending } from "./club-send.ts";

const FORMATS = ["txt", "csv", "json", "canonical"] as const;
interface ListOptions extends ClubOptions {
  readonly format: string;
  readonly version?: string;
  readonly to?: string;
  readonly soFar?: boolean;
}

/** The club's lists, and those that a federation's office receives. */
export function addClubLists(program: Command, world: World): void {
  const group = program.command("lists").description("The club's lists, and lists received by a federation's office");
  const show = group
    .command("show")
    .description("The club's list: for a notice board, as a table, or as hashed")
    .argument("[period]", "start of the period (default: the latest)")
    .option("--version <n>", "version (default: the latest)")
    .option("--so-far", "provisional: as if the period were closed now")
    .option("--format <format>", FORMATS.join(", "), "txt")
    .option("--to <file>", "output file");
  readsBook(show).action((period: string | undefined, options: ListOptions) => showList(period, options, world));
  const all = group.command("list").description("All closed lists with all versions");
  readsBook(all).action((options: ClubOptions) => showLists(options, world));
  addSending(group, world);
  const receive = group
    .command("receive")
    .description("Receives a club's list at the federation's office")
    .argument("<file>", "list as written by the club with --format canonical (- for standard input)");
  withWriting(receive).action((file: string, options: WritingOptions) => receiveOne(file, options, world));
  const merged = group
    .command("show-received")
    .description("The newest lists of all clubs in one, with their differences");
  withPlace(withDay(merged, "as of this date")).action((options: PlaceOptions & DayOptions) =>
    showMerged(options, world),
  );
}

const showList = (period: string | undefined, options: ListOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context, club, on }) => {
    const { clubList, listSoFar } = await import("../../../periods/clubs/lists.ts");
    const { clubListText } = await import("../../../periods/clubs/list-content.ts");
    const { noticeText } = await import("../../../web/club/notice.ts");
    const { version } = options;
    const format = FORMATS.find((each) => each === (options.json ? "json" : options.format));
    if (format === undefined)
      throw new Refusal("bad-choice", { field: "--format", found: options.format, choices: FORMATS });
    const list = options.soFar
      ? await listSoFar(context.ledger, club, on)
      : await clubList(context.ledger, {
          club,
          period: period === undefined ? undefined : readDay(period, "period"),
          version:
            version === undefined
              ? undefined
              : readCount(version, "--version", { from: 1, to: CLUB_LIST_VERSIONS_MAX }),
        });
    const { header, lines, opponents } = list;
    const texts = {
      txt: () => noticeText(context.words, list),
      csv: () => clubListCsv(list),
      json: () => `${JSON.stringify({ header, lines, opponents }, null, 2)}\n`,
      canonical: () => clubListText(list),
    };
    world.write(options.to, [texts[format]()]);
  });

const showLists = (options: ClubOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context, club }) => {
    const { listVersions } = await import("../../../periods/clubs/lists.ts");
    const lists = await listVersions(context.ledger, club);
    if (options.json) return world.print(JSON.stringify({ lists }, null, 2));
    const { columns, noLists } = context.words.office.clubs;
    if (lists.length === 0) return world.print(noLists);
    const heads = [columns.period, columns.version, columns.day, columns.members, columns.sha256];
    const rows = lists.map(({ period, version, on, members, sha256 }) => [
      period,
      String(version),
      on,
      String(members),
      sha256,
    ]);
    for (const line of tableText(heads, rows, world)) world.print(line);
  });

const receiveOne = (file: string, options: WritingOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { receiveClubList } = await import("../../../periods/clubs/receive.ts");
    const office = officeOf(context, options);
    const entry = await receiveClubList(office, { text: world.read(file), sender: office.appendOptions.by });
    printEntry(entry, context, options, world);
    if (entry.kind !== "club-list-received" || options.json || options.dryRun) return;
    const { club, period, members } = entry.payload;
    world.print(context.words.office.clubs.received(club, period, members));
  });

const showMerged = (options: PlaceOptions & DayOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { ledger, words } = context;
    const { mergedList } = await import("../../../periods/clubs/receive.ts");
    const merged = await mergedList(ledger, await dayOf(context, options));
    if (options.json) {
      const clubs = merged.clubs.map((club) => ({ ...club, owed: club.owed.value }));
      return world.print(JSON.stringify({ ...merged, clubs }, null, 2));
    }
    for (const line of mergedText(words, merged, world)) world.print(line);
  });

function mergedText(
  words: Catalogue,
  { clubs, lines, duplicates, disagreements }: MergedList,
  world: World,
): readonly string[] {
  const says = words.office.clubs;
  const { columns } = says;
  return [
    says.merged(clubs.length, lines.length),
    ...tableText(
      [columns.club, columns.name, columns.period, columns.version, columns.members, columns.received],
      clubs.map(({ club, name, period, version, members, received }) => [
        club,
        name,
        period,
        String(version),
        String(members),
        received,
      ]),
      world,
    ),
    ...clubs.flatMap(({ club, name, owed }) =>
      owed.value ? [says.owed(`${name} (${club})`, reasonText(words, owed.basis))] : [],
    ),
    "",
    ...tableText(
      [columns.place, columns.rating, columns.name, columns.id, columns.birth, columns.club],
      lines.map(({ rating, name, id, birth, club }, index) => [
        String(index + 1),
        String(rating),
        name,
        id ?? "–",
        birth ?? "–",
        club,
      ]),
      world,
    ),
    ...duplicates.map(({ id, lines: same }) =>
      says.duplicate(id, same.map(({ club, name, rating }) => `${name} ${rating} (${club})`).join("; ")),
    ),
    ...disagreements.map(({ code, id, name, said: each, period }) =>
      says.disagreement(
        ...([says.disagreements[code], id, name] as const),
        each.map(({ club, value }) => `${value ?? "–"} (${club})`).join("; "),
        period,
      ),
    ),
  ];
}
