import { h } from "preact";
import { Type } from "typebox";
import { allLists } from "../../ledger/postgres/lists.ts";
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
  load: async ({ ledger }) => {
    const published = (await allLists(ledger.db)).filter((row) => row.published !== null).reverse();
    return { lists: published.slice(0, NEWEST).map(headOf) };
  },
  page: (data, shown) => ({ title: shown.words.web.site.nav.home, content: h(HomePage, { ...data, shown }) }),
  keeps: () => "until the next entry",
});
