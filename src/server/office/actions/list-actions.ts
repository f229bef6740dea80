import { Type } from "typebox";
import { beginList } from "../../../periods/lists/begin-list.ts";
import { discardDraft } from "../../../periods/lists/publish-list.ts";
import { inBackground } from "../../../periods/lists/tasks/in-background.ts";
import { readListDate } from "../../../rating/read.ts";
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

const close = action({
  name: "close-period",
  right: "close a period",
  input: Type.Object({
    kind: Kind,
    date: Type.Optional(ListMonth),
    early: Type.Optional(Type.Boolean()),
  }),
  about: NO_OWNER,
  long: ({ kind, date }) => (date === undefined ? kind : `${kind} ${date}`),
  run: async ({ office, context: { openScratch, today } }, { kind, date, early }, progress) => {
    const wished = date === undefined ? null : readListDate(date, "date");
    const request = { kind, date: wished, today: today(), early };
    const { entry, header } = await inBackground("close", office, request, { openScratch, progress });
    return actionResult([entry], { list: header.list });
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

export const LIST_ACTIONS: readonly ApiAction[] = [begin, close, publish, discard, preview, next, reopen];
