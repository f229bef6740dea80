import { h } from "preact";
import type { IsoDate } from "../../../domain/dates.ts";
import { LIST_KINDS, type ListKind, listSha256 } from "../../../domain/list.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { allLists } from "../../../ledger/queries/lists/lists.ts";
import { editionsOf } from "../../../periods/editions/editions-of.ts";
import { listRow, stateOf } from "../../../periods/lists/format/list-lines.ts";
import { closingOf } from "../../../periods/lists/too-early.ts";
import { PeriodsPage } from "../../../web/office/periods.tsx";
import { PublishTogetherPage } from "../../../web/office/publish-together.tsx";
import { PublishPage, type ReviewedList, ReviewPage } from "../../../web/office/review.tsx";
import { actionsNamed } from "../../actions.ts";
import type { ActionContext } from "../actions/action.ts";
import { periodsNow, reviewedList } from "../readings/list-readings.ts";
import { type AnyOfficePage, officePage } from "./page.ts";

const periods = officePage({
  path: "/office/periods",
  right: "read the journal",
  load: async (acting) => {
    const found = await periodsNow(acting);
    const empty = LIST_KINDS.filter((kind) => !found.lists.some((each) => each.kind === kind));
    return { ...found, empty };
  },
  show: (data, shown) => ({
    title: shown.words.web.office.tabs.periods,
    content: h(PeriodsPage, { ...data, shown }),
  }),
  actions: actionsNamed("begin-list", "close-period"),
  next: ({ list }) => (list === undefined ? "/office/periods" : `/office/periods/${list}`),
});

const VERSION_MAX = 32_767;

async function shownReview(acting: ActionContext, list: string, version: string): Promise<ReviewedList> {
  const wished = /^\d{1,5}$/.test(version) ? Math.min(Number(version), VERSION_MAX) : undefined;
  const { head, found } = await reviewedList(acting, list, wished);
  return {
    ...head,
    counts: found?.header.counts ?? null,
    sheet: found === null ? null : { ...found, balance: found.header.balance },
  };
}

const review = officePage({
  path: "/office/periods/:list",
  right: "read the journal",
  load: (acting, { params, query }) => shownReview(acting, params.list ?? "", query.version ?? ""),
  show: (reviewed, shown) => ({
    title: shown.words.web.lists.name(reviewed.kind, reviewed.date),
    content: h(ReviewPage, { reviewed, shown }),
  }),
  actions: actionsNamed("discard-draft"),
  next: () => "/office/periods",
});

const publish = officePage({
  path: "/office/periods/:list/publish",
  right: "publish a list",
  load: async (acting, { params: { list = "" } }) => {
    const reviewed = await shownReview(acting, list, "");
    if (reviewed.state !== "draft") throw new Refusal("no-draft", { list });
    const { kind, date } = await listRow(acting.context.ledger.db, list);
    const editions = await editionsOf(acting.context.ledger.db);
    const isEarly = acting.context.today() < closingOf(editions, kind as ListKind, date as IsoDate);
    return { reviewed, isEarly };
  },
  show: ({ reviewed, isEarly }, shown) => ({
    title: shown.words.web.office.review.confirmTitle(shown.words.web.lists.inSentence(reviewed.kind, reviewed.date)),
    content: h(PublishPage, { reviewed, isEarly, shown }),
  }),
  actions: actionsNamed("publish-list"),
  next: ({ list }) => `/office/periods/${list}`,
});

/** The drafts of a date, published in one go. */
const publishTogether = officePage({
  path: "/office/publish/:date",
  right: "publish a list",
  load: async ({ context }, { params: { date = "" } }) => {
    const rows = (await allLists(context.ledger.db)).filter((row) => row.date === date && stateOf(row) === "draft");
    const drafts = rows.map((row) => ({ list: row.list, kind: row.kind, sha256: listSha256(row) }));
    const editions = await editionsOf(context.ledger.db);
    const isEarly = rows.some(({ kind }) => context.today() < closingOf(editions, kind as ListKind, date as IsoDate));
    return { date, drafts, isEarly };
  },
  show: (data, shown) => ({
    title: shown.words.web.keeping.together.all,
    content: h(PublishTogetherPage, { ...data, shown }),
  }),
  actions: actionsNamed("publish-lists"),
  next: () => "/office/periods",
});

export const listPages: readonly AnyOfficePage[] = [periods, review, publish, publishTogether];
