import { Type } from "typebox";
import { LIST_KINDS } from "../../../domain/list.ts";
import { beginList } from "../../../periods/lists/begin-list.ts";
import { discardDraft } from "../../../periods/lists/publish-list.ts";
import { inBackground } from "../../../periods/lists/tasks/in-background.ts";
import { readListDate } from "../../../rating/read.ts";
import { dueTogether } from "../next-period.ts";
import { Kind, ListId, ListMonth, Reason } from "../schemas.ts";
import { type ApiAction, action, NO_OWNER } from "./action.ts";
import { actionResult } from "./action-result.ts";

const begin = action({
  name: "begin-list",
  right: "close a period",
  input: Type.Object({ kind: Kind, date: ListMonth }),
  about: NO_OWNER,
  run: async ({ office }, { kind, date }) => {
    const entry = await beginList(office, { kind, date: readListDate(date, "date") });
    return actionResult([entry], { list: `${kind}-${date.slice(0, 7)}` });
  },
});

/** For the lists of one date together. */
const ALL_KINDS = "all";

const close = action({
  name: "close-period",
  right: "close a period",
  input: Type.Object({
    /** Every kind whose next list is of the same date, or one of them. */
    kind: Type.Union([Type.Literal(ALL_KINDS), Kind]),
    date: Type.Optional(ListMonth),
    early: Type.Optional(Type.Boolean()),
  }),
  about: NO_OWNER,
  long: ({ kind, date }) => (date === undefined ? kind : `${kind} ${date}`),
  run: async ({ office, context: { openScratch, today } }, { kind, date, early }, progress) => {
    const wished = date === undefined ? null : readListDate(date, "date");
    const due = kind === ALL_KINDS ? await dueTogether(office.ledger.db, wished) : [{ kind, date: wished }];
    const closed = [];
    for (const each of due) {
      const request = { ...each, today: today(), early };
      closed.push(await inBackground("close", office, request, { openScratch, progress }));
    }
    const [only, ...others] = closed.map(({ header }) => header.list);
    return actionResult(
      closed.map(({ entry }) => entry),
      only === undefined || others.length > 0 ? {} : { list: only },
    );
  },
});

const Hash = Type.String({ pattern: "^[0-9a-f]{64}$" });

const publish = action({
  name: "publish-list",
  confirmIdentity: true,
  right: "publish a list",
  input: Type.Object({
    list: ListId,
    sha256: Hash,
    asClosed: Type.Optional(Type.Boolean()),
    early: Type.Optional(Type.Boolean()),
  }),
  about: NO_OWNER,
  long: ({ list }) => list,
  run: async ({ office, context: { openScratch, today } }, request, progress) => {
    const dated = { ...request, today: today() };
    const published = await inBackground("publish", office, dated, { openScratch, progress });
    return actionResult([published], { list: request.list });
  },
});

/** Standard first: a rapid or blitz list may rest on it. Each is checked from the journal alone. */
const publishTogether = action({
  name: "publish-lists",
  confirmIdentity: true,
  right: "publish a list",
  input: Type.Object({
    drafts: Type.Array(Type.Object({ list: ListId, sha256: Hash }), { minItems: 1, maxItems: LIST_KINDS.length }),
    early: Type.Optional(Type.Boolean()),
  }),
  about: NO_OWNER,
  long: ({ drafts }) => drafts.map(({ list }) => list).join(", "),
  run: async ({ office, context: { openScratch, today } }, { drafts, early }, progress) => {
    const entries = [];
    for (const draft of inListOrder(drafts)) {
      const request = { ...draft, early, today: today() };
      entries.push(await inBackground("publish", office, request, { openScratch, progress }));
    }
    return actionResult(entries);
  },
  read: (fields) => ({
    drafts: (fields.get("drafts") ?? "").split(",").map((each) => {
      const [list, sha256] = each.split(" ");
      return { list, sha256 };
    }),
  }),
});

const inListOrder = <Draft extends { readonly list: string }>(drafts: readonly Draft[]): readonly Draft[] =>
  LIST_KINDS.flatMap((kind) => drafts.filter(({ list }) => list.startsWith(`${kind}-`)));

const discard = action({
  name: "discard-draft",
  right: "publish a list",
  input: Type.Object({ list: ListId, reason: Reason }),
  about: NO_OWNER,
  run: async ({ office }, request) => actionResult([await discardDraft(office, request)], { list: request.list }),
});

const preview = action({
  name: "preview-correction",
  right: "correct",
  input: Type.Object({ list: ListId }),
  about: NO_OWNER,
  long: ({ list }) => list,
  run: async ({ office, context: { openScratch } }, { list }, progress) => {
    const sheet = await inBackground("preview", office, { list }, { openScratch, progress });
    return actionResult([], { list, sheets: [sheet] });
  },
});

const next = action({
  name: "correct-next-list",
  right: "correct",
  input: Type.Object({ list: ListId, reason: Reason }),
  about: NO_OWNER,
  long: ({ list }) => list,
  run: async ({ office, context: { openScratch } }, request, progress) => {
    const { entry, sheet } = await inBackground("correct-next", office, request, { openScratch, progress });
    return actionResult([entry], { list: request.list, sheets: [sheet] });
  },
});

const reopen = action({
  name: "reopen-lists",
  confirmIdentity: true,
  right: "correct",
  input: Type.Object({ list: ListId, reason: Reason }),
  about: NO_OWNER,
  long: ({ list }) => list,
  run: async ({ office, context: { openScratch } }, request, progress) => {
    const sheets = await inBackground("reopen", office, request, { openScratch, progress });
    return actionResult([], { list: request.list, sheets });
  },
});

export const LIST_ACTIONS: readonly ApiAction[] = [
  begin,
  close,
  publish,
  publishTogether,
  discard,
  preview,
  next,
  reopen,
];
