import { Type } from "typebox";
import { inBackground } from "../../../periods/lists/tasks/in-background.ts";
import { decideObjection, receiveObjection } from "../../../periods/objections/objections.ts";
import { readSubject } from "../../objections/subject.ts";
import { ListId, Message, OnDay, PlayerNumber, plainText, Reason, Tournament } from "../schemas.ts";
import { type ApiAction, action, dayOf, NO_OWNER } from "./action.ts";
import { actionResult } from "./action-result.ts";

const ObjectionNumber = Type.Integer({ minimum: 1, maximum: 999_999 });
const common = { right: "rule", about: NO_OWNER } as const;

/** A game or a line; one of the two is given. */
const SUBJECT = {
  tournament: Type.Optional(Tournament),
  round: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
  white: Type.Optional(PlayerNumber),
  black: Type.Optional(PlayerNumber),
  list: Type.Optional(ListId),
  player: Type.Optional(PlayerNumber),
};

const receive = action({
  ...common,
  name: "receive-objection",
  input: Type.Object({ ...SUBJECT, on: OnDay, name: plainText(100, 1), text: Message }),
  run: async (acting, { on, name, text, ...subject }) => {
    const request = { subject: readSubject(subject), on: dayOf(acting, on), name, text };
    return actionResult(await receiveObjection(acting.office, request));
  },
});

const RULINGS = { yes: true, no: false, undo: null } as const;

const preview = action({
  ...common,
  name: "preview-objection",
  input: Type.Object({ objection: ObjectionNumber, counts: Type.Enum(["yes", "no", "undo"]) }),
  run: async ({ office, context: { openScratch } }, { objection, counts }, progress) => {
    const request = { objection, counts: RULINGS[counts] };
    const sheet = await inBackground("preview-ruling", office, request, { openScratch, progress });
    return actionResult([], { list: sheet.list, sheets: [sheet] });
  },
});

const decide = action({
  ...common,
  name: "decide-objection",
  input: Type.Object({
    objection: ObjectionNumber,
    on: OnDay,
    upheld: Type.Boolean(),
    /** Of a game: what is ruled for it. */
    counts: Type.Optional(Type.Enum(["none", "yes", "no", "undo"])),
    reason: Reason,
  }),
  run: async (acting, { on, counts = "none", ...request }) => {
    const ruling = counts === "none" ? undefined : RULINGS[counts];
    const decision = { ...request, counts: ruling, on: dayOf(acting, on) };
    return actionResult(await decideObjection(acting.office, decision));
  },
});

export const OBJECTION_ACTIONS: readonly ApiAction[] = [receive, preview, decide];
