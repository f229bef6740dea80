import { h } from "preact";
import { Type } from "typebox";
import { CheckPage } from "../../web/pages/check.tsx";
import { NOTHING } from "../http/schemas.ts";
import { view } from "../view.ts";

/** The page alone: what it does happens in the browser. */
export const check = view({
  operation: null,
  path: "/check",
  params: NOTHING,
  query: NOTHING,
  data: Type.Object({}),
  load: async () => ({}),
  page: (_, shown) => ({ title: shown.words.web.check.title, content: h(CheckPage, { shown }) }),
  cachePolicy: () => "until the next entry",
});
