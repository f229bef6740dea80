import { h } from "preact";
import { AlarmsPage } from "../../../web/office/alarms.tsx";
import { actionsNamed } from "../../actions.ts";
import { currentAlarms } from "../alarm-tasks.ts";
import { officePage } from "./page.ts";

export const alarmsPage = officePage({
  path: "/office/alarms",
  right: "read the journal",
  load: ({ context }) => currentAlarms(context),
  show: (kinds, shown) => ({ title: shown.words.scale.alarms.title, content: h(AlarmsPage, { kinds, shown }) }),
  actions: actionsNamed("acknowledge-alarm", "reopen-alarm"),
});
