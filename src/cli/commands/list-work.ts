import { readDay, readListKind } from "../../rating/read.ts";
import { withListBar } from "../list-progress.ts";
import { atDesk, officeOf, tellEntry, type WritingOptions } from "../office.ts";
import { dayOf } from "../office-day.ts";
import type { World } from "../world.ts";

export interface CloseOptions extends WritingOptions {
  readonly early?: boolean;
}

export interface PublishOptions extends WritingOptions {
  readonly asClosed?: boolean;
  readonly early?: boolean;
  readonly sha256?: string;
  readonly reason?: string;
}

export interface DiscardOptions extends WritingOptions {
  readonly reason: string;
}

export const beginEmpty = (kind: string, date: string, options: WritingOptions, world: World): Promise<void> =>
  atDesk(options, world, async (desk) => {
    const { beginList } = await import("../../periods/lists/begin-list.ts");
    const request = { kind: readListKind(kind, "kind"), date: readDay(date, "date") };
    tellEntry(await beginList(officeOf(desk, options), request), desk, options, world);
  });

export const closePeriodOf = (
  kind: string,
  date: string | undefined,
  options: CloseOptions,
  world: World,
): Promise<void> =>
  atDesk(options, world, async (desk) => {
    const { closeList } = await import("../../periods/lists/close-list.ts");
    const wished = { kind: readListKind(kind, "kind"), date: date === undefined ? null : readDay(date, "date") };
    const when = { today: await dayOf(desk, {}), early: options.early };
    const { entry, header } = await withListBar(desk.words, world, (progress) =>
      closeList(officeOf(desk, options), { ...wished, ...when, progress }),
    );
    const { list, version, content: sha256 } = entry.payload;
    const { counts, balance } = header;
    if (options.json) {
      const dryRun = options.dryRun ?? false;
      return world.print(JSON.stringify({ dryRun, list, version, sha256, counts, balance }, null, 2));
    }
    const { closed, reviewNext } = desk.words.office.lists;
    world.print(closed(list, version, counts.rated, counts.tournaments));
    if (options.dryRun) world.print(desk.words.office.wouldRecord(desk.words.office.kinds["list-closed"]));
    else world.print(reviewNext(list));
  });

export const publish = (list: string, options: PublishOptions, world: World): Promise<void> =>
  atDesk(options, world, async (desk) => {
    const { publishVerified } = await import("../../periods/lists/verify-from-journal.ts");
    const { openScratch } = world;
    const { sha256, reason, early, asClosed = false } = options;
    const request = { list, sha256, reason, asClosed, early, today: await dayOf(desk, {}) };
    const entry = await withListBar(desk.words, world, (progress) =>
      publishVerified(officeOf(desk, options), request, { openScratch, progress }),
    );
    tellEntry(entry, desk, options, world);
    if (options.json || options.dryRun || entry.kind !== "list-published") return;
    for (const each of entry.payload.lists) world.print(desk.words.office.lists.published(each.list, each.content));
  });

export const discard = (list: string, options: DiscardOptions, world: World): Promise<void> =>
  atDesk(options, world, async (desk) => {
    const { discardDraft } = await import("../../periods/lists/publish-list.ts");
    tellEntry(await discardDraft(officeOf(desk, options), { list, reason: options.reason }), desk, options, world);
  });
