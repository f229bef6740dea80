import { h } from "preact";
import { LIST_KINDS } from "../../../domain/list.ts";
import { newestTournaments } from "../../../ledger/queries/journal/office-pages.ts";
import { NOW } from "../../../ledger/queries/sets.ts";
import { currentReportRows } from "../../../ledger/queries/tournaments/reports.ts";
import { settingsOf } from "../../../periods/office.ts";
import { knownTournament } from "../../../periods/tournaments/known.ts";
import { RegistrationPage } from "../../../web/office/parts/registration-form.tsx";
import { TournamentsPage } from "../../../web/office/tournaments.tsx";
import { actionsNamed } from "../../actions.ts";
import { aboutTournament } from "../actions/action.ts";
import { ARBITER_LINES } from "../actions/registration-form.ts";
import { visibleTo } from "../visible-tournaments.ts";
import { type AnyOfficePage, officePage } from "./page.ts";

const PAGE = 50;

const tournaments = officePage({
  path: "/office/tournaments",
  right: "see the office",
  load: async (acting, { query }) => {
    const { db } = acting.context.ledger;
    const seen = await visibleTo(acting);
    const [, start, tournament] = /^(\d{4}-\d{2}-\d{2})([A-Za-z0-9._-]+)$/.exec(query.before ?? "") ?? [];
    const before = start && tournament ? { start_date: start, tournament } : undefined;
    const rows = await newestTournaments(db, {
      ...("all" in seen ? {} : seen),
      name: query.name?.slice(0, 80),
      before,
      limit: PAGE,
    });
    const ids = rows.map((row) => row.tournament);
    const reports = await currentReportRows(db, { asOf: NOW, tournaments: ids });
    const reported = new Set(reports.map((row) => row.tournament));
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    return {
      tournaments: rows.map((row) => ({
        tournament: row.tournament,
        name: row.name,
        federation: row.federation,
        kind: LIST_KINDS.find((kind) => kind === row.kind) ?? "standard",
        start: row.start_date,
        end: row.end_date,
        hasReport: reported.has(row.tournament),
      })),
      next: last ? `${last.start_date}${last.tournament}` : null,
    };
  },
  show: (data, shown) => ({
    title: shown.words.web.office.tabs.tournaments,
    content: h(TournamentsPage, { ...data, shown }),
  }),
});

const register = officePage({
  path: "/office/tournaments/new",
  right: "register a tournament",
  load: async ({ account, context: { ledger } }) => account.federation ?? (await settingsOf(ledger)).federation,
  show: (federation, shown) => ({
    title: shown.words.web.office.registration.title,
    content: h(RegistrationPage, { registered: null, federation, arbiterLines: ARBITER_LINES, shown }),
  }),
  actions: actionsNamed("register-tournament"),
  next: ({ tournament }) => `/office/tournaments/${tournament}`,
});

const change = officePage({
  path: "/office/tournaments/:tournament/change",
  right: "register a tournament",
  about: (acting, { params }) => aboutTournament(acting, params.tournament ?? ""),
  load: ({ context }, { params }) => knownTournament(context.ledger.db, params.tournament ?? ""),
  show: (registered, shown) => ({
    title: shown.words.web.office.registration.change(registered.tournament),
    content: h(RegistrationPage, {
      registered,
      federation: null,
      arbiterLines: Math.max(ARBITER_LINES, registered.facts.arbiters.length + 1),
      shown,
    }),
  }),
  actions: actionsNamed("change-registration"),
  next: ({ tournament }) => `/office/tournaments/${tournament}`,
});

export const tournamentPages: readonly AnyOfficePage[] = [tournaments, register, change];
