import { describe, expect, test } from "vitest";
import { type Text, unplainIn } from "../../test/set-up/plain-english.ts";
import { day } from "../domain/dates.ts";
import type { ActionOf, EntryKind, Payloads } from "../domain/journal/journal.ts";
import { entryText } from "./entry-text.ts";
import { SITE_CATALOGUES } from "./site.ts";
import { CATALOGUES } from "./words.ts";

const on = day("2026-11-01");
const reason = "as agreed.";
const about = { tournament: "2026-001", on, reason };
const facts = {
  ...{ name: "Ek, Ebba", federation: null, sex: "w" as const, birth: null, title: null, womenTitle: null },
  ...{ otherTitles: [], arenaTitle: null, memberships: [] },
};
const registered = {
  ...{ name: "Lakeside Open", city: null, federation: "SWE", kind: "standard" as const, start: on, end: on },
  ...{ system: "swiss" as const, rateOfPlay: null, schedule: [], arbiters: [], heldBy: "other" as const },
  ...{ teamChampionship: false, national: "no" as const, norms: false, league: false, longer: false, games: null },
  ...{ waiver: false, ratings: "start" as const, inParts: false },
};
const report = { tournament: "2026-001", part: 0, version: 2, on, sender: "arne", file: "a.trf", content: "0" };
const list = { list: "standard-2026-11", version: 1 };
const account = { user: "arne", role: "officer" as const, federation: "SWE", club: null };
const club = "lakeside";
const member = { club, member: 7 };
const guest = { club, guest: 3, name: "Berg, Bo", home: null, id: null, ratings: [] };
const event = { club, tournament: "autumn", name: "Autumn cup", time: { minutes: 90, perMove: 30 } };
const opened = { ...event, ratings: null, days: [], end: null };
const settings = { club, from: on, name: "Lakeside Chess Club", calendar: "three" as const, bonus: null };
const game = {
  ...{ game: 12, white: { member: 7 }, black: { guest: 3 }, result: "1-0" as const, begun: on, finished: on },
  ...{ tournament: null, round: null, time: null, withheld: { white: null, black: null }, again: false },
  withdrawn: null,
};
const entered = { name: "Ek, Ebba", id: null, birth: null, entered: on, away: [], mergedInto: null };
const start = { rating: 1400, assessed: false, reason: null };

/** One of each kind, with as little as there can be in it. */
const EXAMPLES: { readonly [Kind in EntryKind]: Payloads[Kind] } = {
  "office-opened": { name: "", zone: "UTC", federation: null },
  "settings-changed": { name: "Lakeside", federation: null },
  "edition-adopted": {
    ...{ edition: "own", name: "Own rules", list: "standard", from: on, until: null, content: "0", reason },
  },
  "edition-withdrawn": { edition: "own", name: "Own rules", list: "standard", from: on, reason },
  "list-imported": {
    ...{ kind: "standard", lists: [{ ...list, kind: "standard", rated: 1 }], date: on, content: "0" },
    ...{ players: 1, errors: 0, warnings: 0 },
  },
  "base-corrections": { ...list, before: "standard-2026-10", players: 2, content: "0" },
  "player-added": { player: "1700001", ...facts },
  "player-changed": { player: "1700001", changes: { federation: "NOR", birth: null, sex: "m" }, reason: "moved" },
  "earlier-facts-stated": { player: "1700001", list: "rapid", gamesBefore: null, highest: null, reason },
  "players-merged": { kept: "1", merged: "2", reason },
  "merge-undone": { kept: "1", merged: "2", reason },
  "federation-added": { federation: "SWE", name: "Sweden", status: "member" },
  "federation-status": { federation: "SWE", status: "suspended", reason },
  "federation-administrator": { federation: "SWE", administrator: null },
  "player-excluded": { player: "1", federation: null, reason },
  "exclusion-ended": { player: "1", reason },
  "dispensation-given": { player: "1", reason },
  "dispensation-ended": { player: "1", reason },
  "reports-expired": { on: day("2026-11-17"), lines: [], contents: [{ content: "1", by: "2" }] },
  "person-erased": {
    player: "1",
    records: [],
    reason,
    lines: [{ sequence: 1, sha256: "1" }],
    contents: [{ content: "1", by: null }],
  },
  "tournament-registered": { tournament: "2026-001", on, facts: registered },
  "registration-changed": { ...about, changes: { end: on, norms: true, system: "round-robin", city: null } },
  "tournament-announced": about,
  "registration-ruled": { ...about, admitted: true },
  "tournament-ruled": { ...about, rated: false, article: null },
  "tournament-listed": { ...about, list: on },
  "appeal-received": { ...about, against: "rating" },
  "appeal-decided": { ...about, against: "registration", reversed: false },
  "report-received": { ...report, enteredBecause: null, players: 6, games: 7, errors: 0, warnings: 0 },
  "report-withdrawn": { tournament: "2026-001", part: 2, version: 1, on, reason },
  "player-matched": { tournament: "2026-001", startNumber: 2, name: "Ek, Ebba", player: null, reason },
  "match-proposed": {
    ...{ tournament: "2026-001", on, startNumber: 2, name: "Ek, Ebba" },
    player: "1",
    text: "by birth",
  },
  "tournaments-compared": { tournament: "2026-001", other: "2026-002", same: true, reason },
  "question-asked": { tournament: "2026-001", question: 1, on, text: "Who is player 2?" },
  "question-answered": { tournament: "2026-001", question: 1, on, text: "A guest." },
  "objection-received": {
    ...{ objection: 1, on, answerBy: on, tournament: "2026-001", round: 1, white: "1", black: "2", list: null },
    ...{ player: null, name: "Öster, Ida", text: "I won." },
  },
  "objection-decided": { objection: 1, on, upheld: true, ruling: 7, reason },
  "game-ruled": { tournament: "2026-001", round: 1, white: "1", black: "2", counts: null, article: null, reason },
  "list-closed": {
    ...{ ...list, kind: "standard", date: on, previous: { list: "standard-2026-10", version: 1 }, factsAsOf: 1 },
    ...{ reportsAsOf: 1, content: "0", making: "0", players: 6, rated: 5, games: 7, balance: {} },
  },
  "draft-discarded": { ...list, reason },
  "list-published": { lists: [{ ...list, content: "0" }], reason: null },
  "alarm-acknowledged": { list: list.list, alarm: "idle-points", reason },
  "alarm-reopened": { list: list.list, alarm: "idle-points", reason },
  "tariff-adopted": {
    ...{ tariff: "example", name: "Example tariff", currency: "EUR", from: on, until: null, content: "0", reason },
  },
  "fee-paid": { payer: "SWE", period: "2026-11", currency: "EUR", amount: 1250, on, reference: reason },
  "fee-payment-undone": { payment: 7, payer: "SWE", period: "2026-11", reason },
  "correction-decided": { ...list, kind: "standard", tournaments: [], reason, players: 1, content: "0" },
  "signing-key-changed": { from: "log+1", to: "log+2", signature: "" },
  "user-added": account,
  "user-role": { ...account, federation: null, reason },
  "user-ended": { user: "arne", reason },
  "user-changed": { user: "arne" },
  "user-reset": { user: "arne" },
  "second-factor-reset": { user: "arne", reason },
  "club-opened": settings,
  "club-settings": settings,
  "club-member-entered": { ...member, ...entered, start },
  "club-member-changed": { ...member, changes: { name: "Ek, Eva", start, entered: on }, reason: null },
  "club-member-left": { ...member, on, reason },
  "club-member-returned": { ...member, on, rating: null, reason },
  "club-member-placed": { ...member, on, rating: 1500, placing: "placed", reason },
  "club-members-merged": { club, into: 1, merged: 2, reason },
  "club-merge-undone": { club, merged: 2, reason },
  "club-guest-entered": guest,
  "club-guest-changed": guest,
  "club-tournament-opened": opened,
  "club-tournament-changed": { ...opened, reason },
  "club-games-entered": { club, games: [game] },
  "club-game-changed": { club, game, reason },
  "club-game-withdrawn": { club, number: 12, reason },
  "club-undone": { club, entry: 40, reason },
  "club-decisions-changed": { club, period: on, decisions: [] },
  "club-list-closed": {
    ...{ club, period: on, version: 1, on, decisions: [], because: null, members: 9, content: "0" },
  },
  "club-list-sent": { club, period: on, version: 1, to: "Lakeside district" },
  "club-list-received": { club, period: on, version: 1, sender: "bo", members: 9, content: "0" },
  "club-alarm-acknowledged": { club, period: on, alarm: "index-level", reason },
  "club-alarm-reopened": { club, period: on, alarm: "index-level", reason },
};
const KINDS = Object.keys(EXAMPLES) as readonly EntryKind[];
const actionOf = (kind: EntryKind): ActionOf<EntryKind> => ({ kind, payload: EXAMPLES[kind] });

describe("every kind of entry is a sentence", () => {
  test.each(SITE_CATALOGUES.map((words) => [words.language, words] as const))("in %s, on pages", (_, words) => {
    for (const kind of KINDS) {
      const { text, mentions } = entryText(words, actionOf(kind));
      expect([kind, text]).toEqual([kind, expect.stringMatching(/^\p{Lu}[^{}]*[^.\s]\.$/u)]);
      expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object|\d{4}-\d{2}-\d{2}|standard-\d|[a-z]Of\b/);
      for (const mention of mentions) expect(text).toContain(mention.text);
    }
  });

  test("in plain English", () => {
    const told = KINDS.map((kind): Text => [kind, entryText(SITE_CATALOGUES[0], actionOf(kind)).text]);
    expect(unplainIn(told)).toEqual([]);
  });

  test("each language says it in its own words", () => {
    for (const kind of KINDS) {
      const told = CATALOGUES.map((words) => entryText(words, actionOf(kind)).text);
      expect([kind, new Set(told).size]).toEqual([kind, told.length]);
    }
  });

  test("with names that are known, and what they lead to", () => {
    const names = {
      players: new Map([["1700001", "Ek, Ebba"]]),
      tournaments: new Map([["2026-001", "Lakeside Open"]]),
      before: new Map(),
    };
    const told = (kind: EntryKind) => entryText(SITE_CATALOGUES[0]!, actionOf(kind), names);
    expect(told("player-changed")).toEqual({
      text: "Player Ek, Ebba (1700001) changed: Federation: NOR; Born: none; Sex: Male (moved).",
      mentions: [{ what: "player", id: "1700001", text: "Ek, Ebba (1700001)" }],
    });
    expect(told("report-received").text).toBe(
      "Report of Lakeside Open (2026-001) received, version 2: 6 players, 7 games.",
    );
    expect(told("registration-changed").text).toBe(
      "Registration of Lakeside Open (2026-001) changed: End: 1 Nov 2026; Title norms possible: yes; System: round robin; City: none (as agreed).",
    );
  });

  test("with what was before, where that is known", () => {
    const told = (kind: EntryKind, before: Readonly<Record<string, unknown>>) =>
      entryText(
        SITE_CATALOGUES[0],
        { ...actionOf(kind), sequence: 7 },
        { players: new Map(), tournaments: new Map(), before: new Map([[7, before]]) },
      ).text;
    expect(told("player-changed", { federation: "SWE", birth: "1999", sex: "m" })).toBe(
      "Player 1700001 changed: Federation: from SWE to NOR; Born: from 1999 to none; Sex: Male (moved).",
    );
    expect(told("federation-status", { status: "member" })).toBe(
      "Status of federation SWE changed: from member to suspended (as agreed).",
    );
    expect(told("user-role", { role: "arbiter" })).toBe(
      "Role of user arne changed: from arbiter to federation officer (as agreed).",
    );
    const says = CATALOGUES.map((words) => words.journal.fromTo("A", "B"));
    expect(says).toEqual(["from A to B", "da A a B", "de A a B", "från A till B"]);
  });

  test("a quotation has no full stop of its own", () => {
    expect(CATALOGUES.map((words) => entryText(words, actionOf("question-answered")).text.slice(-9))).toEqual(
      ["“A guest”.", "«A guest».", "«A guest».", "”A guest”."].map((each) => each.slice(-9)),
    );
  });
});
