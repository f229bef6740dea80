import { h } from "preact";
import { Refusal } from "../../../domain/refusal.ts";
import { listsInForce } from "../../../ledger/queries/lists/lists.ts";
import { playerOf } from "../../../ledger/queries/players/players.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import { correctionsPending } from "../../../periods/lists/correct/corrections-pending.ts";
import { listRow } from "../../../periods/lists/format/list-lines.ts";
import { ConfirmCorrection, CorrectionPage, CorrectionsPage } from "../../../web/office/corrections.tsx";
import type { ChangedPlayer, ShownSheet } from "../../../web/office/parts/difference-sheet.tsx";
import { listInSentence } from "../../../words/said/list-name.ts";
import { actionsNamed } from "../../actions.ts";
import type { ActionContext } from "../actions/action.ts";
import { type AnyOfficePage, officePage } from "./page.ts";

const corrections = officePage({
  path: "/office/corrections",
  right: "read the journal",
  load: ({ context }) => correctionsPending(context.ledger.db),
  show: (pending, shown) => ({
    title: shown.words.web.office.tabs.corrections,
    content: h(CorrectionsPage, { pending, shown }),
  }),
});

/** Lines of a sheet that are shown. */
const LINES = 200;

/** The latest sheet, if it is of this list; a preview expires with the next journal entry. */
async function sheetsFor(
  { jobs, context }: ActionContext,
  list: string,
  { toConfirm }: { readonly toConfirm: boolean },
): Promise<readonly ShownSheet[] | null> {
  const job = jobs.last();
  if (job?.about !== list || job.end?.state !== "done") return null;
  const isPreview = job.action === "preview-correction";
  if (toConfirm && !isPreview) return null;
  const sheets = (job.end.result.sheets ?? []).filter((sheet) => "against" in sheet);
  const { sequence } = await context.ledger.head();
  if (isPreview && sheets.some(({ asOf }) => asOf !== sequence)) return null;
  const shown: ShownSheet[] = [];
  for (const { lines, asOf: _, ...sheet } of sheets)
    shown.push({ ...sheet, all: lines.length, lines: await named(context.ledger.db, lines.slice(0, LINES)) });
  return shown;
}

async function named(db: Db, lines: readonly Omit<ChangedPlayer, "name">[]): Promise<readonly ChangedPlayer[]> {
  const found: ChangedPlayer[] = [];
  for (const line of lines) found.push({ ...line, name: (await playerOf(db, line.player))?.name ?? "" });
  return found;
}

const correction = officePage({
  path: "/office/corrections/:list",
  right: "read the journal",
  load: async (acting, { params }) => {
    const { db } = acting.context.ledger;
    const { list } = await listRow(db, params.list ?? "");
    const pending = (await correctionsPending(db)).filter((each) => each.list === list);
    return { list, pending, sheets: await sheetsFor(acting, list, { toConfirm: false }) };
  },
  show: (data, shown) => ({
    title: shown.words.web.office.corrections.title(listInSentence(shown.words, data.list)),
    content: h(CorrectionPage, { ...data, shown }),
  }),
  actions: actionsNamed("preview-correction"),
});

const WAYS = ["next", "reopen"] as const;

const confirm = officePage({
  path: "/office/corrections/:list/confirm",
  right: "correct",
  load: async (acting, { params, query }) => {
    const { db } = acting.context.ledger;
    const { list, kind, date } = await listRow(db, params.list ?? "");
    const { way: wished = "", reason = "" } = query;
    const way = WAYS.find((each) => each === wished) ?? "next";
    if (reason.trim() === "") throw new Refusal("bad-input", { field: "reason", found: "", expected: "text" });
    const later = (await listsInForce(db, { kind })).filter((row) => row.date >= date);
    return {
      list,
      way,
      reason,
      lists: later.map((row) => row.list),
      sheets: await sheetsFor(acting, list, { toConfirm: true }),
    };
  },
  show: (data, shown) => ({
    title: shown.words.web.office.corrections.confirmTitle(listInSentence(shown.words, data.list)),
    content: h(ConfirmCorrection, { ...data, shown }),
  }),
  actions: actionsNamed("correct-next-list", "reopen-lists"),
  next: ({ list }) => `/office/corrections/${list}`,
});

export const correctionPages: readonly AnyOfficePage[] = [corrections, correction, confirm];
