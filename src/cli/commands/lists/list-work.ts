import { listSha256 } from "../../../domain/list.ts";
import type { ClosedList } from "../../../periods/lists/close-list.ts";
import { readDay, readListKind } from "../../../rating/read.ts";
import { listInSentence } from "../../../words/said/list-name.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { listTask, withListBar } from "../../list-progress.ts";
import { officeOf, printEntry, type WritingOptions, withOffice } from "../../office.ts";
import { dayOf } from "../../office-day.ts";
import type { World } from "../../world.ts";

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
  withOffice(options, world, async (context) => {
    const { beginList } = await import("../../../periods/lists/begin-list.ts");
    const request = { kind: readListKind(kind, "kind"), date: readDay(date, "date") };
    printEntry(await beginList(officeOf(context, options), request), context, options, world);
  });

export const closePeriodOf = (
  kind: string,
  date: string | undefined,
  options: CloseOptions,
  world: World,
): Promise<void> =>
  withOffice(options, world, async (context) => {
    const wished = { kind: readListKind(kind, "kind"), date: date === undefined ? null : readDay(date, "date") };
    const when = { today: await dayOf(context, {}), early: options.early };
    const { entry, header, withoutFederation, heldBack, later } = await withListBar(context.words, world, (progress) =>
      listTask("close", context, options, { ...wished, ...when }, { world, progress }),
    );
    const { list, version } = entry.payload;
    const sha256 = listSha256(entry.payload);
    const { counts, balance } = header;
    if (options.json) {
      const dryRun = options.dryRun ?? false;
      return world.print(
        JSON.stringify({ dryRun, list, version, sha256, counts, balance, heldBack, later, withoutFederation }, null, 2),
      );
    }
    const { closed, reviewNext } = context.words.office.lists;
    world.print(closed(listInSentence(context.words, list), version, counts.rated, counts.tournaments));
    for (const line of leftOutLines(context.words, { heldBack, later, withoutFederation })) world.print(line);
    if (options.dryRun) world.print(context.words.office.wouldRecord(context.words.office.kinds["list-closed"]));
    else world.print(reviewNext(list));
  });

interface LeftOut extends Pick<ClosedList, "heldBack" | "later"> {
  readonly withoutFederation: number;
}

/** What came and is not on the list, and why; and who is on it and shown nowhere. */
function* leftOutLines(words: Catalogue, { heldBack, later, withoutFederation }: LeftOut): Generator<string> {
  const { review, laterBecause, withoutFederation: says } = words.office.lists;
  const waiting = words.office.tournaments.heldBack;
  if (heldBack.length > 0) yield review.heldBack;
  for (const { tournament, because } of heldBack)
    yield `  ${tournament}: ${because.map((code) => waiting[code as keyof typeof waiting] ?? code).join("; ")}`;
  if (later.length > 0) yield review.later;
  for (const { tournament, end, closing } of later) yield `  ${tournament}: ${laterBecause(end, closing)}`;
  if (withoutFederation > 0) yield says(withoutFederation);
}

export const publish = (list: string, options: PublishOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { sha256, reason, early, asClosed = false } = options;
    const request = { list, sha256, reason, asClosed, early, today: await dayOf(context, {}) };
    const entry = await withListBar(context.words, world, (progress) =>
      listTask("publish", context, options, request, { world, progress }),
    );
    printEntry(entry, context, options, world);
    if (options.json || options.dryRun || entry.kind !== "list-published") return;
    const { published } = context.words.office.lists;
    for (const each of entry.payload.lists)
      world.print(published(listInSentence(context.words, each.list), listSha256(each)));
  });

export const discard = (list: string, options: DiscardOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { discardDraft } = await import("../../../periods/lists/publish-list.ts");
    printEntry(
      await discardDraft(officeOf(context, options), { list, reason: options.reason }),
      context,
      options,
      world,
    );
  });
