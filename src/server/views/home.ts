import { h } from "preact";
import { Type } from "typebox";
import { HomePage } from "../../web/pages/home.tsx";
import { NOTHING } from "../schemas.ts";
import { view } from "../view.ts";
import { headOf, ListHead } from "./lists.ts";

const NEWEST = 12;

export const home = view({
  name: "home",
  path: "/",
  summary: "The newest lists",
  params: NOTHING,
  query: NOTHING,
  data: Type.Object({ lists: Type.Array(ListHead) }),
  load: async ({ facts }) => ({ lists: (await facts()).lists.slice(0, NEWEST).map(headOf) }),
  page: (data, shown) => ({ title: shown.words.web.site.nav.home, content: h(HomePage, { ...data, shown }) }),
  keeps: () => "until the next entry",
});
