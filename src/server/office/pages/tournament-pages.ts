import { h } from "preact";
import { settingsOf } from "../../../periods/office.ts";
import { knownTournament } from "../../../periods/tournaments/known.ts";
import { RegistrationPage } from "../../../web/office/parts/registration-form.tsx";
import { TournamentsPage } from "../../../web/office/tournaments.tsx";
import { actionsNamed } from "../../actions.ts";
import { aboutTournament } from "../actions/action.ts";
import { ARBITER_LINES } from "../actions/registration-form.ts";
import { registeredTournaments } from "../readings/tournament-readings.ts";
import { type AnyOfficePage, officePage } from "./page.ts";

const tournaments = officePage({
  path: "/office/tournaments",
  right: "see the office",
  load: (acting, { query }) => registeredTournaments(acting, query),
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
