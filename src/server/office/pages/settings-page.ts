import { h } from "preact";
import { federations } from "../../../ledger/queries/players/federations.ts";
import { settingsOf } from "../../../periods/office.ts";
import { expiredReports } from "../../../periods/persons/expire-reports.ts";
import { SettingsPage } from "../../../web/office/settings.tsx";
import { actionsNamed } from "../../actions.ts";
import { officePage } from "./page.ts";

/** Time zones to choose from; any other that the platform knows can be typed. */
const ZONES = Intl.supportedValuesOf("timeZone");

export const settingsPage = officePage({
  path: "/office/settings",
  right: "keep the office",
  load: async ({ context: { ledger, today } }) => ({
    settings: await settingsOf(ledger),
    expired: (await expiredReports(ledger.db, today()))?.length ?? null,
    federations: await federations(ledger.db),
    zones: ZONES,
  }),
  show: (data, shown) => ({
    title: shown.words.web.keeping.tabs.settings,
    content: h(SettingsPage, { ...data, shown }),
  }),
  actions: actionsNamed(
    "change-settings",
    "set-logo",
    "expire-reports",
    "add-federation",
    "suspend-federation",
    "restore-federation",
    "set-federation-administrator",
  ),
});
