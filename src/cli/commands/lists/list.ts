import type { Command } from "commander";
import { LIST_KINDS } from "../../../domain/list.ts";
import { LIST_EXPORTS, LIST_SECTIONS } from "../../../domain/list-making.ts";
import { type WritingOptions, withPlace, withReason, withWriting } from "../../office.ts";
import type { World } from "../../world.ts";
import { type ExportOptions, exportList, GAMES } from "./list-export.ts";
import { type ReviewOptions, reviewSheet } from "./list-review.ts";
import { type AllOptions, type ShowOptions, showAll, showSection } from "./list-show.ts";
import {
  beginEmpty,
  type CloseOptions,
  closePeriodOf,
  type DiscardOptions,
  discard,
  type PublishOptions,
  publish,
} from "./list-work.ts";
import { addReconcile } from "./reconcile.ts";
import { addReplay } from "./replay.ts";
import { addVerify } from "./verify.ts";

const LIST = "list, such as standard-2026-11";

export function addLists(program: Command, world: World): void {
  const group = program.command("lists").description("Lists: close a period, review, publish, show, export, verify");
  addMaking(group, world);
  addVerify(group, world);
  addReplay(group, world);
  addReconcile(group, world);
  const all = group.command("list").description("All lists and drafts");
  withPlace(all).action((options: AllOptions) => showAll(options, world));
  const show = group
    .command("show")
    .description("A section of a published list")
    .argument("<list>", LIST)
    .argument("[federation]", "for the federation section: its code")
    .option("--section <name>", `section: ${LIST_SECTIONS.join(", ")}`, LIST_SECTIONS[0])
    .option("--version <n>", "version (default: the latest)")
    .option("--limit <n>", "at most this number", "100");
  withPlace(show).action((list: string, federation: string | undefined, options: ShowOptions) =>
    showSection(list, federation, options, world),
  );
  const sheet = group
    .command("review")
    .description("The review sheet of a draft or list, with the balance of points")
    .argument("<list>", LIST)
    .option("--version <n>", "version (default: the latest)");
  withPlace(sheet).action((list: string, options: ReviewOptions) => reviewSheet(list, options, world));
  const file = group
    .command("export")
    .description("Writes a list to a file, in FIDE's formats or as hashed")
    .argument("<list>", LIST)
    .option("--to <file>", "output file (default: standard output)")
    .option("--format <form>", [...LIST_EXPORTS, GAMES].join(", "), LIST_EXPORTS[0])
    .option("--version <n>", "version (default: the latest)");
  withPlace(file).action((list: string, options: ExportOptions) => exportList(list, options, world));
}

function addMaking(group: Command, world: World): void {
  const begin = group
    .command("begin")
    .description("Creates an empty first list, for an office that takes over no published one")
    .argument("<kind>", LIST_KINDS.join(", "))
    .argument("<date>", "date of the empty list, YYYY-MM-DD");
  withWriting(begin).action((kind: string, date: string, options: WritingOptions) =>
    beginEmpty(kind, date, options, world),
  );
  const close = group
    .command("close")
    .description("Closes a period: creates a draft of the next list")
    .argument("<kind>", LIST_KINDS.join(", "))
    .argument("[date]", "date of the list (default: the next by the regulations)")
    .option("--early", "before the closing date");
  withWriting(close).action((kind: string, date: string | undefined, options: CloseOptions) =>
    closePeriodOf(kind, date, options, world),
  );
  const out = group
    .command("publish")
    .description("Publishes a draft; this is final")
    .argument("<list>", LIST)
    .option("--sha256 <hash>", "publish only the reviewed draft, by the hash at the end of the review")
    .option("--early", "before the closing date")
    .option("--as-closed", "publish as closed, ignoring later changes")
    .option("--reason <text>", "reason for publishing as closed (for the journal)");
  withWriting(out).action((list: string, options: PublishOptions) => publish(list, options, world));
  const away = group.command("discard").description("Discards a draft").argument("<list>", LIST);
  withReason(away).action((list: string, options: DiscardOptions) => discard(list, options, world));
}
