import { CALCULATIONS_HELP } from "./help/calculations.ts";
import { FEES_HELP } from "./help/fees.ts";
import { GAMES_HELP } from "./help/games.ts";
import { LISTS_HELP } from "./help/lists.ts";
import { MEMBERS_HELP } from "./help/members.ts";
import { MONITOR_HELP } from "./help/monitor.ts";
import { NOTIFICATIONS_HELP } from "./help/notifications.ts";
import { OFFICE_HELP } from "./help/office.ts";
import { REPORTS_HELP } from "./help/reports.ts";
import { STUDIES_HELP } from "./help/studies.ts";
import { TOURNAMENTS_HELP } from "./help/tournaments.ts";

/** The help of all commands, by its English. */
export const HELP: Readonly<Record<string, string>> = {
  ...CALCULATIONS_HELP,
  ...OFFICE_HELP,
  ...NOTIFICATIONS_HELP,
  ...TOURNAMENTS_HELP,
  ...REPORTS_HELP,
  ...LISTS_HELP,
  ...MEMBERS_HELP,
  ...GAMES_HELP,
  ...MONITOR_HELP,
  ...STUDIES_HELP,
  ...FEES_HELP,
};
