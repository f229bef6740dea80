import { h } from "preact";
import { Refusal } from "../../domain/refusal.ts";
import { clubListCsv } from "../../formats/club-list/write.ts";
import { type Proposals, proposalsAt, proposalsFor } from "../../periods/clubs/closing.ts";
import { clubList, listSoFar, listVersions, sentOf } from "../../periods/clubs/lists.ts";
import { mergedList } from "../../periods/clubs/receive.ts";
import { ClosingPage, DecidedPage, type ShownClosing } from "../../web/club/closing.tsx";
import { ListPage } from "../../web/club/list.tsx";
import { noticeText } from "../../web/club/notice.ts";
import { ReceivedPage } from "../../web/club/received.tsx";
import { actionsNamed } from "../actions.ts";
import { type AnyOfficePage, officePage, type PageRequest } from "../office/pages/page.ts";
import { type BookContext, clubPage } from "./book.ts";
import { sendAway } from "./book-actions.ts";

const list = clubPage({
  path: "/list",
  load: async (at, request) => {
    const { ledger } = at.context;
    const versions = await listVersions(ledger, at.club);
    const isOpen = versions.length === 0 || request.query["so-far"] !== undefined;
    return {
      list: isOpen
        ? await listSoFar(ledger, at.club, at.on)
        : await requestedList(at, { ...request.query, ...request.fields }),
      versions,
      sent: await sentOf(ledger, at.club),
    };
  },
  show: (data, shown) => ({
    title: shown.words.web.club.tabs.list,
    content: h(ListPage, { ...data, shown }),
  }),
  actions: [...actionsNamed("hand-in-club-list", "settle-club-lists"), sendAway],
});

const requestedList = (
  { club, context }: BookContext,
  { period, version = "" }: PageRequest["query"],
): ReturnType<typeof clubList> =>
  clubList(context.ledger, {
    club,
    period: period || undefined,
    version: /^\d{1,4}$/.test(version) ? Number(version) : undefined,
  });

const FORMATS = ["csv", "txt", "jsonl"] as const;

const file = clubPage({
  path: "/list/:period/:version/:format",
  load: async (at, { params }) => {
    const format = FORMATS.find((each) => each === params.format);
    if (format === undefined)
      throw new Refusal("bad-choice", { field: "format", found: params.format ?? "", choices: FORMATS });
    return { format, ...(await requestedList(at, params)) };
  },
  file: ({ format, text, ...found }, words) => {
    const { club, period, version } = found.header;
    const texts = { csv: () => clubListCsv(found), txt: () => noticeText(words, found), jsonl: () => text };
    return { name: `${club}-${period}-${version}.${format}`, bytes: new TextEncoder().encode(texts[format]()) };
  },
});

const closing = clubPage({
  path: "/closing",
  load: async ({ club, on, context }): Promise<ShownClosing> => {
    const proposed = await proposalsFor(context.ledger, club, on);
    return { ...shownProposals(proposed), isOver: proposed.period <= on };
  },
  show: (data, shown) => ({
    title: shown.words.web.club.closing.title(data.period),
    content: h(ClosingPage, { closing: data, shown }),
  }),
  actions: actionsNamed("close-club-period"),
  next: () => "/club/list",
});

const shownProposals = ({ proposals, ...found }: Proposals): Omit<ShownClosing, "isOver"> => ({
  ...found,
  proposals: proposals.map(({ line: { proposal, decision }, ...each }) => ({
    ...each,
    decision,
    because: each.deduction > 0 || proposal.proposed.value === 0 ? proposal.deduction : proposal.proposed,
  })),
});

const decided = clubPage({
  path: "/closing/:period",
  load: async ({ club, on, context }, { params }) =>
    shownProposals(await proposalsAt(context.ledger, club, params.period ?? "", on)),
  show: (data, shown) => ({
    title: shown.words.web.club.closing.anew(data.period),
    content: h(DecidedPage, { closing: data, shown }),
  }),
  actions: actionsNamed("decide-club-closing"),
});

const received = officePage({
  path: "/office/clubs",
  right: "see clubs' lists",
  load: ({ context }) => mergedList(context.ledger, context.today()),
  show: (merged, shown) => ({
    title: shown.words.web.club.received.title,
    content: h(ReceivedPage, { merged, shown }),
  }),
});

export const clubListPages: readonly AnyOfficePage[] = [list, file, closing, decided, received];
