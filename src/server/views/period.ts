import { h } from "preact";
import { Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { explainEntry, inputsOfEntry } from "../../periods/lists/explain-entry.ts";
import { soFar } from "../../periods/lists/so-far.ts";
import { portable } from "../../rating/period/portable.ts";
import { namedIn, withPseudonyms } from "../../rating/period/pseudonyms.ts";
import { PeriodPage } from "../../web/pages/period.tsx";
import { explainedJson, forThePublic } from "../explained.ts";
import { hiddenAmong } from "../public.ts";
import { NullableText, NullableWhole, Text, Whole } from "../schemas.ts";
import { view } from "../view.ts";
import { publishedList } from "./lists.ts";
import { personOf, publicPlayer } from "./players.ts";

const Version = Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 }));
const OnList = Type.Object({ player: Type.String({ maxLength: 11 }), list: Type.String({ maxLength: 40 }) });

const Explained = Type.Object({
  player: Text,
  name: Text,
  list: Text,
  version: Whole,
  date: Text,
  kind: Text,
  published: Type.Boolean(),
  sha256: NullableText,
  rating: NullableWhole,
  entry: Type.Any(),
  pool: Type.Any(),
  tournaments: Type.Array(Type.Any()),
  explanation: Type.Any(),
  standing: Type.Any(),
});

export const period = view({
  operation: "explainEntry",
  heavy: true,
  path: "/players/:player/:list",
  params: OnList,
  query: Type.Object({ version: Version }),
  data: Explained,
  load: async (context, { params, query, words }) => {
    const { ledger, facts } = context;
    const { player, name } = personOf(await publicPlayer(context, params.player));
    const { row } = publishedList(await facts(), params.list, query.version);
    const explained = await explainEntry(ledger, { player, list: row.list, version: row.version });
    const told = explainedJson(words, await forThePublic(context, explained));
    return { ...told, name, kind: row.kind, sha256: row.content, tournaments: [...told.tournaments] };
  },
  page: (data, shown) => ({ title: data.name, content: h(PeriodPage, { data, shown }) }),
  keeps: () => "until the next entry",
});

export const current = view({
  operation: "soFar",
  heavy: true,
  path: "/players/:player/so-far/:kind",
  params: Type.Object({ player: Type.String({ maxLength: 11 }), kind: Type.Enum(LIST_KINDS) }),
  query: Type.Object({}),
  data: Explained,
  load: async (context, { params, words }) => {
    const { player, name } = personOf(await publicPlayer(context, params.player));
    const kind = LIST_KINDS.find((each) => each === params.kind) ?? LIST_KINDS[0];
    const told = explainedJson(words, await forThePublic(context, await soFar(context.ledger, { player, kind })));
    return { ...told, name, kind, sha256: null, tournaments: [...told.tournaments] };
  },
  page: (data, shown) => ({ title: data.name, content: h(PeriodPage, { data, shown }), unlisted: true }),
  keeps: () => "not at all",
});

export const inputs = view({
  operation: "inputsOfEntry",
  heavy: true,
  path: "/players/:player/:list/inputs",
  params: OnList,
  query: Type.Object({ version: Version }),
  data: Type.Any(),
  load: async (context, { params, query }) => {
    const { id } = await publicPlayer(context, params.player);
    const { row } = publishedList(await context.facts(), params.list, query.version);
    const { list, version } = row;
    const input = portable(await inputsOfEntry(context.ledger, { player: id, list, version }));
    return withPseudonyms(input, await hiddenAmong(context, namedIn(input)));
  },
  page: null,
  keeps: () => "until the next entry",
});
