import { h } from "preact";
import { OfficeHome } from "../../../web/office/home.tsx";
import { tasksFor } from "../open-tasks.ts";
import { firstSteps, periodBars, recentActivity } from "./home-overview.ts";
import { officePage } from "./page.ts";

export const homePage = officePage({
  path: "/office",
  right: "see the office",
  load: async (acting) => ({
    waiting: await tasksFor(acting),
    steps: await firstSteps(acting),
    periods: await periodBars(acting),
    recent: await recentActivity(acting),
  }),
  show: ({ waiting, ...overview }, shown) => ({
    title: shown.words.web.office.home.title,
    content: h(OfficeHome, {
      ...overview,
      shown,
      waiting: waiting.map(({ what, items }) => ({
        what,
        items: items.map(({ of, day, name, more }) => ({ of, day, name: name(shown.words), says: more(shown.words) })),
      })),
    }),
  }),
});
