import { h } from "preact";
import { Value } from "typebox/value";
import type { ReconciledPlayer } from "../../../domain/reconciliation.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { reconciliationCsv } from "../../../formats/reconciliation.ts";
import { allSettings } from "../../../ledger/queries/journal/settings.ts";
import { ReconcilePage } from "../../../web/office/fide/reconcile.tsx";
import { type ActionContext, action, NO_OWNER } from "../actions/action.ts";
import { actionResult } from "../actions/action-result.ts";
import { type AnyOfficePage, officePage, type PageRequest } from "../pages/page.ts";
import { HeldReconcileInput, reconciled } from "./reconcile.ts";

/** Players shown on the page; the file has all. */
const PLAYERS_MAX = 200;

/** Only holds the files: the page that follows compares them. */
const compare = action({
  name: "compare-with-fide",
  right: "read the journal",
  about: NO_OWNER,
  input: HeldReconcileInput,
  run: async (_, { list, upload, before, federation }) =>
    actionResult([], { list, compared: { upload, before: before ?? null, federation: federation ?? null } }),
});

/** What the address of a comparison says; null: no file was sent yet. */
function inputOf({ params, query }: PageRequest) {
  if (query.upload === undefined) return null;
  const input = Object.fromEntries(Object.entries({ ...query, list: params.list }).filter(([, value]) => value !== ""));
  if (!Value.Check(HeldReconcileInput, input)) throw new Refusal("upload-missing");
  return input;
}

async function comparison(acting: ActionContext, request: PageRequest) {
  const input = inputOf(request);
  if (input === null || acting.uploads.find(input.upload) === undefined) return null;
  const { head, players, counts } = await reconciled(acting, input);
  const first: ReconciledPlayer[] = [];
  for await (const player of players) if (first.length < PLAYERS_MAX) first.push(player);
  return { head, counts: counts(), players: first };
}

const page = officePage({
  path: "/office/periods/:list/fide",
  right: "read the journal",
  holdsUploads: true,
  load: async (acting, request) => ({
    list: request.params.list ?? "",
    federation: (await allSettings(acting.context.ledger.db)).get("federation") ?? "",
    isSent: request.query.upload !== undefined,
    query: new URLSearchParams(request.query).toString(),
    compared: await comparison(acting, request),
  }),
  show: (data, shown) => ({
    title: shown.words.fide.reconcile.link,
    content: h(ReconcilePage, { ...data, shown }),
  }),
  actions: [compare],
  next: ({ list, compared }) =>
    `/office/periods/${list}/fide?${new URLSearchParams(
      Object.entries(compared ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    )}`,
});

const file = officePage({
  path: "/office/periods/:list/fide.csv",
  right: "read the journal",
  load: async (acting, request) => {
    const input = inputOf(request);
    if (input === null) throw new Refusal("upload-missing");
    const { players } = await reconciled(acting, input);
    const parts: Buffer[] = [];
    for await (const part of reconciliationCsv(players)) parts.push(Buffer.from(part));
    return { name: `${input.list}-fide.csv`, bytes: Buffer.concat(parts) };
  },
  file: (found) => found,
});

export const reconcilePages: readonly AnyOfficePage[] = [page, file];
