import { h } from "preact";
import { TournamentPage } from "../../../web/office/tournament.tsx";
import { actionsNamed } from "../../actions.ts";
import { aboutTournament } from "../actions/action.ts";
import { tournamentRecord } from "../tournament-record.ts";
import { officePage } from "./page.ts";

export const tournamentPage = officePage({
  path: "/office/tournaments/:tournament",
  right: "see the office",
  about: (acting, { params }) => aboutTournament(acting, params.tournament ?? ""),
  load: (acting, { params }) => tournamentRecord(acting, params.tournament ?? ""),
  show: (data, shown) => ({ title: data.facts.name, content: h(TournamentPage, { data, shown }) }),
  actions: actionsNamed(
    "announce-not-rated",
    "decide-on-registration",
    "rule-on-tournament",
    "assign-to-list",
    "rule-on-game",
    "receive-appeal",
    "decide-appeal",
    "compare-tournaments",
    "withdraw-report",
    "correct-result",
    "match-player",
    "propose-match",
    "add-reported-players",
    "ask-question",
    "answer-question",
  ),
});
