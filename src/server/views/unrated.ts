import { h } from "preact";
import { Type } from "typebox";
import { unratedOf } from "../../periods/lists/export/sections.ts";
import type { ShownLine } from "../../periods/lists/format/list-lines.ts";
import { UnratedPage } from "../../web/pages/unrated.tsx";
import { NullableText, NullableWhole, Text } from "../http/schemas.ts";
import { view } from "../view.ts";
import { headOf, ListHead, publishedList } from "./lists.ts";

const UnratedData = Type.Object({
  player: Text,
  name: Text,
  federation: NullableText,
  title: NullableText,
  birthYear: NullableWhole,
});

/** Unrated players who are still named on a list. */
export const unrated = view({
  operation: "unratedOfList",
  heavy: true,
  path: "/lists/:list/unrated",
  params: Type.Object({ list: Type.String({ maxLength: 40 }) }),
  query: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 })) }),
  data: Type.Object({
    ...ListHead.properties,
    /** Those whose rating fell below the floor on this list. */
    delisted: Type.Array(UnratedData),
    /** Others with a title. */
    titled: Type.Array(UnratedData),
  }),
  load: async ({ ledger, facts }, { params, query }) => {
    const now = await facts();
    const { row } = publishedList(now, params.list, query.version);
    const found = await unratedOf(ledger, row);
    const shown = (lines: readonly ShownLine[]) =>
      lines
        .filter(({ id, federation }) => now.isShown({ player: Number(id), federation: federation ?? "" }))
        .map(({ id, name, federation, title, womenTitle, birth }) => ({
          player: id,
          name,
          federation,
          title: title ?? womenTitle,
          birthYear: birth === null ? null : Number(birth.slice(0, 4)),
        }));
    return { ...headOf(row), delisted: shown(found.delisted), titled: shown(found.titled) };
  },
  page: (data, shown) => ({
    title: `${shown.words.web.lists.unrated} · ${shown.words.web.lists.name(data.kind, data.date)}`,
    content: h(UnratedPage, { data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});
