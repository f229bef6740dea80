import type { AnyView } from "../view.ts";
import { about } from "./about.ts";
import { calculator } from "./calculators.ts";
import { calendar } from "./calendar.ts";
import { check } from "./check.ts";
import { comparison } from "./compared-editions.ts";
import { federation, federations } from "./federations.ts";
import { home } from "./home.ts";
import { list, lists } from "./lists.ts";
import { live } from "./live.ts";
import { monitor, monitorReport } from "./monitor.ts";
import { certificate, current, inputs, period } from "./period.ts";
import { playerGames } from "./player-games.ts";
import { player } from "./players.ts";
import { edition, editions } from "./regulations.ts";
import { search } from "./search.ts";
import { statistics } from "./statistics.ts";
import { tournament, tournamentInputs } from "./tournament.ts";
import { tournaments } from "./tournaments.ts";
import { unrated } from "./unrated.ts";
import { verify } from "./verify.ts";

/** Everything that can be looked at. */
export const VIEWS: readonly AnyView[] = [
  editions,
  comparison,
  edition,
  calculator,
  check,
  verify,
  lists,
  list,
  unrated,
  home,
  about,
  calendar,
  federations,
  federation,
  statistics,
  monitor,
  monitorReport,
  live,
  search,
  player,
  playerGames,
  current,
  period,
  certificate,
  inputs,
  tournaments,
  tournament,
  tournamentInputs,
];
