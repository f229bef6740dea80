import { Type } from "typebox";
import { CLOSING_CHOICES, CLUB_CALENDARS } from "../../domain/clubs/club.ts";
import { canonicalJson } from "../../domain/journal/canonical-json.ts";
import { Refusal } from "../../domain/refusal.ts";
import {
  changeDecisions,
  closeClubPeriod,
  proposalsAt,
  proposalsFor,
  settleLists,
} from "../../periods/clubs/closing.ts";
import { changeClub, openClub } from "../../periods/clubs/clubs.ts";
import { readClubList } from "../../periods/clubs/list-content.ts";
import { clubList, recordSent } from "../../periods/clubs/lists.ts";
import { readBonus } from "../../periods/clubs/read.ts";
import { isReceived, receiveClubList } from "../../periods/clubs/receive.ts";
import { sendClubList } from "../../periods/clubs/send.ts";
import { changeSettings, settingsOf } from "../../periods/office.ts";
import { readDay } from "../../rating/read.ts";
import { type ApiAction, action } from "../office/actions/action.ts";
import { actionResult } from "../office/actions/action-result.ts";
import { plainText } from "../office/schemas.ts";
import { changed, ofOwnClub, openBook, requestOf } from "./book.ts";
import { idOf } from "./guest-actions.ts";
import { BookNumber, CONFIRM, Day, Name } from "./schemas.ts";

const common = { right: "keep a club's book", about: ofOwnClub } as const;

const SETTINGS = { name: Name, from: Day, calendar: Type.Enum(CLUB_CALENDARS), bonus: plainText(400, 1) };

/** A form has a choice, and a field for steps of a district's own. */
const readBonusChoice = (fields: URLSearchParams): Readonly<Record<string, unknown>> => {
  const choice = fields.get("bonusChoice");
  if (choice === null) return {};
  return { bonus: choice === "own" ? (fields.get("steps") ?? "").trim() || "own" : choice };
};

const open = action({
  ...common,
  name: "open-club-book",
  input: Type.Object(SETTINGS),
  run: async ({ office, account }, { name, from, calendar, bonus }) => {
    const settings = { name: name.trim(), from: readDay(from, "from"), calendar, bonus: readBonus(bonus) };
    const entry = await openClub(office, account.club ?? idOf(name), settings);
    // On the keeper's own computer the office has no name of its own: it is the club's.
    const isUnnamed = (await settingsOf(office.ledger)).name === "";
    if (isUnnamed && !office.appendOptions.dryRun) await changeSettings(office, { name: settings.name });
    return actionResult([entry]);
  },
  read: readBonusChoice,
});

const change = action({
  ...common,
  name: "change-club-settings",
  input: Type.Object({ ...SETTINGS, ...CONFIRM }),
  run: async (acting, { name, from, calendar, bonus, ...input }) => {
    const request = requestOf(await openBook(acting), input);
    const wished = { name: name.trim(), from: readDay(from, "from"), calendar, bonus: readBonus(bonus) };
    return changed(await changeClub(acting.office, request, wished), acting.office.appendOptions.dryRun);
  },
  read: readBonusChoice,
});

const Decided = Type.Object({
  member: BookNumber,
  choice: Type.Enum(CLOSING_CHOICES),
  points: Type.Integer({ minimum: 0, maximum: 999 }),
  reason: Type.Union([Type.Null(), plainText(2_000)]),
});

/** The form has three fields per member; a member without a choice is left out and asked about again. */
const readDecisions = (fields: URLSearchParams): Readonly<Record<string, unknown>> => ({
  decisions: [...fields.keys()].flatMap((name) => {
    const member = /^choice(\d{1,6})$/.exec(name)?.[1];
    const choice = fields.get(name) ?? "";
    if (member === undefined || choice === "") return [];
    const points = fields.get(`points${member}`) ?? "";
    const reason = (fields.get(`reason${member}`) ?? "").trim();
    return [
      {
        member: Number(member),
        choice,
        reason: reason === "" ? null : reason,
        points: choice === "raise" && /^\d{1,3}$/.test(points) ? Number(points) : 0,
      },
    ];
  }),
});

const close = action({
  ...common,
  name: "close-club-period",
  input: Type.Object({ period: Day, decisions: Type.Array(Decided, { maxItems: 1_000 }), ...CONFIRM }),
  run: async (acting, { period, decisions, confirm = false }) => {
    const { club, on } = await openBook(acting);
    // A period in which nobody played is closed by accident more often than not.
    const { isEmpty } = await proposalsFor(acting.context.ledger, club, on);
    if (isEmpty && !confirm) return actionResult([], { unconfirmed: true });
    const wished = { club, on, period: readDay(period, "period"), decisions };
    const { entry } = await closeClubPeriod(acting.office, wished);
    return actionResult([entry], { list: period });
  },
  read: readDecisions,
});

const decide = action({
  ...common,
  name: "decide-club-closing",
  input: Type.Object({ period: Day, decisions: Type.Array(Decided, { maxItems: 1_000 }), ...CONFIRM }),
  run: async (acting, { period, decisions, ...input }) => {
    const at = await openBook(acting);
    const { proposals } = await proposalsAt(acting.context.ledger, at.club, period, at.on);
    const decided = new Map(proposals.map(({ member, line }) => [member, line.decision]));
    const differing = decisions.filter(
      (each) => canonicalJson(each) !== canonicalJson(decided.get(each.member) ?? null),
    );
    if (differing.length === 0) throw new Refusal("nothing-to-change");
    const wished = { period: readDay(period, "period"), decisions: differing };
    return changed(
      await changeDecisions(acting.office, requestOf(at, input), wished),
      acting.office.appendOptions.dryRun,
    );
  },
  read: readDecisions,
});

const settle = action({
  ...common,
  name: "settle-club-lists",
  input: Type.Object({}),
  run: async (acting) => {
    const { club, on } = await openBook(acting);
    return actionResult([], { sheets: await settleLists(acting.office, { club, on }) });
  },
});

const VERSION = { period: Day, version: Type.Integer({ minimum: 1, maximum: 9_999 }) };

/** Sends the list of a local book to an office elsewhere. Not in the API: an office sends nothing for others. */
export const sendAway = action({
  ...common,
  name: "send-club-list",
  right: "send a club's list",
  input: Type.Object({ ...VERSION, to: plainText(400, 1), token: plainText(400) }),
  run: async (acting, { period, version, to, token }) => {
    // Otherwise every account could make the office send requests to any address.
    if (!acting.alone) throw new Refusal("not-allowed", { role: acting.account.role, action: "send-club-list" });
    const { club } = await openBook(acting);
    const known = token === "" ? (process.env.RATING_OFFICE_TOKEN ?? "") : token;
    const { entry } = await sendClubList(acting.office, { club, period, version, to, token: known });
    return actionResult([entry], { list: period });
  },
  read: (fields) => ({ token: (fields.get("token") ?? "").trim() }),
});

/** Sends the list of a book kept in the federation's own office, without a transfer. */
const hand = action({
  ...common,
  name: "hand-in-club-list",
  right: "send a club's list",
  input: Type.Object(VERSION),
  run: async (acting, { period, version }) => {
    const { club, office, account } = await openBook(acting);
    const { text } = await clubList(office.ledger, { club, period, version });
    if (await isReceived(office.ledger, text)) throw new Refusal("club-list-there", { club, period, version });
    const received = await receiveClubList(office, { text, sender: account.user });
    const { name } = await settingsOf(office.ledger);
    return actionResult([received, await recordSent(office, { club, period, version }, name)], { list: period });
  },
});

const receive = action({
  name: "receive-club-list",
  right: "send a club's list",
  input: Type.Object({ list: plainText(5_000_000, 1) }),
  about: async (_, { list }) => [{ club: readClubList(list).header.club }],
  run: async ({ office, account }, { list }) => {
    if (await isReceived(office.ledger, list)) return actionResult([]);
    return actionResult([await receiveClubList(office, { text: list, sender: account.user })]);
  },
});

export const CLUB_BOOK_ACTIONS: readonly ApiAction[] = [open, change, close, decide, settle, hand, receive];
