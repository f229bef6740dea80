import { clubGamePages } from "../../club/game-pages.ts";
import { clubHomePages } from "../../club/home-pages.ts";
import { clubListPages } from "../../club/list-pages.ts";
import { clubMemberPages } from "../../club/member-pages.ts";
import { clubScalePages } from "../../club/scale-pages.ts";
import { feePages } from "../fees/fee-pages.ts";
import { fidePages } from "../fide/fide-files.ts";
import { reconcilePages } from "../fide/reconcile-page.ts";
import { accountPage } from "./account-page.ts";
import { alarmsPage } from "./alarms-page.ts";
import { correctionPages } from "./correction-pages.ts";
import { editionsPage } from "./editions-page.ts";
import { factorPage } from "./factor-page.ts";
import { homePage } from "./home-page.ts";
import { importPages } from "./import-pages.ts";
import { jobPage } from "./job-page.ts";
import { journalPage } from "./journal-page.ts";
import { listPages } from "./list-pages.ts";
import { notificationPages } from "./notification-pages.ts";
import { objectionPages } from "./objection-pages.ts";
import type { AnyOfficePage } from "./page.ts";
import { playerPages } from "./player-pages.ts";
import { reportPages } from "./report-pages.ts";
import { settingsPage } from "./settings-page.ts";
import { studiesPage } from "./studies-page.ts";
import { tournamentPage } from "./tournament-page.ts";
import { tournamentPages } from "./tournament-pages.ts";
import { usersPage } from "./users-page.ts";

/** Every page of the office. */
export const OFFICE_PAGES: readonly AnyOfficePage[] = [
  homePage,
  ...notificationPages,
  ...tournamentPages,
  tournamentPage,
  ...fidePages,
  ...reportPages,
  ...listPages,
  ...reconcilePages,
  ...correctionPages,
  ...objectionPages,
  ...feePages,
  alarmsPage,
  studiesPage,
  ...playerPages,
  settingsPage,
  editionsPage,
  ...importPages,
  jobPage,
  journalPage,
  usersPage,
  accountPage,
  factorPage,
  ...clubHomePages,
  ...clubGamePages,
  ...clubMemberPages,
  ...clubListPages,
  ...clubScalePages,
];
