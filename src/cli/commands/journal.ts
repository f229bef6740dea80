import type { Command } from "commander";
import type { JournalEntry } from "../../domain/journal.ts";
import type { Moved } from "../../ledger/ledger.ts";
import { readCount } from "../../rating/read.ts";
import { EXIT } from "../exit-codes.ts";
import { atDesk, type Desk, type PlaceOptions, withPlace } from "../office.ts";
import { tableText } from "../output.ts";
import type { World } from "../world.ts";

interface ShowOptions extends PlaceOptions {
  readonly after: string;
  readonly limit: string;
}

/** Entries shown where no other number is asked for, and at most. */
const SHOWN = "50";
const ENTRIES_MAX = 100_000;

export function addJournal(program: Command, world: World): void {
  const group = program.command("journal").description("Everything that was received or decided");
  const show = group
    .command("show")
    .description("The entries, in order")
    .option("--after <entry>", "only those after this one", "0")
    .option("--limit <n>", "how many at most", SHOWN);
  withPlace(show).action((options: ShowOptions) => showEntries(options, world));
  withPlace(group.command("verify").description("Checks every entry, the chain and every content")).action(
    (options: PlaceOptions) => verify(options, world),
  );
  withPlace(group.command("rebuild").description("Makes everything that follows from the journal anew")).action(
    (options: PlaceOptions) => rebuild(options, world),
  );
  const out = group.command("export").description("Writes the whole office to a folder; again, only what is new");
  withPlace(out.argument("<folder>", "where to")).action((folder: string, options: PlaceOptions) =>
    atDesk(options, world, async (desk) => tellMoved(await desk.ledger.exportTo(folder), folder, desk, options, world)),
  );
  const into = group
    .command("import")
    .description("Takes over an exported office, into an empty place or one that has its beginning");
  withPlace(into.argument("<folder>", "an exported office")).action((folder: string, options: PlaceOptions) =>
    atDesk(
      options,
      world,
      async (desk) => tellMoved(await desk.ledger.importFrom(folder), desk.place, desk, options, world),
      { begin: true, fresh: false },
    ),
  );
}

const showEntries = (options: ShowOptions, world: World): Promise<void> =>
  atDesk(options, world, async ({ ledger, words }) => {
    const limit = readCount(options.limit, "--limit", { from: 1, to: ENTRIES_MAX });
    const shown: JournalEntry[] = [];
    for await (const entry of ledger.entries(readCount(options.after, "--after", { from: 0, to: 999_999 }))) {
      shown.push(entry);
      if (shown.length === limit) break;
    }
    if (options.json) return world.print(JSON.stringify(shown, null, 2));
    const { columns, kinds } = words.office;
    const rows = shown.map((entry) => [String(entry.sequence), entry.time, entry.by, kinds[entry.kind], about(entry)]);
    const heads = [columns.entry, columns.time, columns.by, columns.what, columns.about];
    for (const line of tableText(heads, rows, world)) world.print(line);
  });

/** Whom or what an entry is about, in one cell. */
function about({ payload }: JournalEntry): string {
  if ("kept" in payload) return `${payload.merged} → ${payload.kept}`;
  if ("player" in payload) return payload.player;
  if ("lists" in payload) return payload.lists.map(({ list }) => list).join(" ");
  if ("list" in payload) return payload.list;
  if ("name" in payload && payload.name !== undefined) return payload.name;
  return payload.federation ?? "";
}

const verify = (options: PlaceOptions, world: World): Promise<void> =>
  atDesk(options, world, async ({ ledger, words }) => {
    const found = await ledger.verify();
    const { verified, faultAt, faults } = words.office;
    if (found.faults.length > 0) world.exit(EXIT.no);
    if (options.json) return world.print(JSON.stringify(found, null, 2));
    for (const each of found.faults) world.print(faultAt(each.line, faults[each.fault], each.found));
    if (found.faults.length === 0) world.print(verified(found.entries, found.contents, found.head.hash));
  });

/** A folder's database is thrown away first: it may be damaged in ways that nobody sees. */
const rebuild = (options: PlaceOptions, world: World): Promise<void> =>
  atDesk(
    options,
    world,
    async ({ ledger, words }) => {
      const entries = ledger.engine === "server" ? await ledger.rebuild() : (await ledger.head()).sequence;
      world.print(options.json ? JSON.stringify({ entries }) : words.office.rebuilt(entries));
    },
    { begin: false, fresh: true },
  );

function tellMoved(
  { entries, contents, head }: Moved,
  place: string,
  { words }: Desk,
  options: PlaceOptions,
  world: World,
): void {
  world.print(
    options.json ? JSON.stringify({ entries, contents, head, place }) : words.office.moved(entries, contents, place),
  );
}
