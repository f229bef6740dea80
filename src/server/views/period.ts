import { h } from "preact";
import { Type } from "typebox";
import { LIST_KINDS, listSha256 } from "../../domain/list.ts";
import type { ListKey } from "../../ledger/queries/lists/lists.ts";
import { entriesOf } from "../../ledger/queries/lists/lists-of-player.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { explainEntry, inputsOfEntry } from "../../periods/lists/explain/explain-entry.ts";
import { soFar } from "../../periods/lists/explain/so-far.ts";
import { portable } from "../../rating/period/portable.ts";
import { namedIn, withPseudonyms } from "../../rating/period/pseudonyms.ts";
import type { Shown } from "../../web/page.tsx";
import { CertificatePage } from "../../web/pages/certificate.tsx";
import { PeriodPage } from "../../web/pages/period.tsx";
import { SoFarPage } from "../../web/pages/so-far.tsx";
import { explainedJson, forThePublic } from "../explained.ts";
import { Text, Whole } from "../http/schemas.ts";
import { hiddenAmong } from "../public.ts";
import { ExplainedEntry } from "../schemas/explained-entry.ts";
import { ListInputs } from "../schemas/list-inputs.ts";
import { view } from "../view.ts";
import { publishedList } from "./lists.ts";
import { Person, personOf, publicPlayer } from "./players.ts";

const Version = Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 }));
const OnList = Type.Object({ player: Type.String({ maxLength: 11 }), list: Type.String({ maxLength: 40 }) });

export const period = view({
  operation: "explainEntry",
  heavy: true,
  path: "/players/:player/:list",
  params: OnList,
  query: Type.Object({ version: Version }),
  data: ExplainedEntry,
  load: async (context, { params, query, words }) => {
    const { ledger, facts } = context;
    const { player, name } = personOf(await publicPlayer(context, params.player));
    const { row } = publishedList(await facts(), params.list, query.version);
    const explained = await explainEntry(ledger, { player, list: row.list, version: row.version });
    const answer = explainedJson(words, await forThePublic(context, explained));
    const entries = await entriesOf(ledger.db, player);
    const { kind } = row;
    const sha256 = listSha256(row);
    const line = lineIn(entries, row);
    return { ...answer, name, kind, sha256, line, standardOf: null, ...neighbours(entries, row) };
  },
  page: (data, shown) => ({ title: titleOf(data, shown), content: h(PeriodPage, { data, shown }) }),
  cachePolicy: () => "until the next entry",
});

const { list, version, date, kind, line } = ExplainedEntry.properties;

const Certificate = Type.Object({
  ...Person.properties,
  ...{ list, version, date, kind, line },
  sha256: Text,
  proof: Type.Union([Type.Object({ file: Text, root: Text, entry: Whole }), Type.Null()]),
});

/** null: the list was imported, or made before lists were trees. */
const proofOf = ({ list, version, root, published }: ListRow, player: string) =>
  root === null || published === null
    ? null
    : { file: `/files/${list}/certificates/${version}/${player}.json`, root, entry: published };

/** The page alone: a line of a list for paper. */
export const certificate = view({
  operation: null,
  path: "/players/:player/:list/certificate",
  params: OnList,
  query: Type.Object({ version: Version }),
  data: Certificate,
  load: async (context, { params, query }) => {
    const person = personOf(await publicPlayer(context, params.player));
    const { row } = publishedList(await context.facts(), params.list, query.version);
    const { list, version, date, kind } = row;
    return {
      ...person,
      list,
      version,
      date,
      kind,
      sha256: listSha256(row),
      proof: proofOf(row, person.player),
      line: lineIn(await entriesOf(context.ledger.db, person.player), row),
    };
  },
  page: (data, shown) => ({
    title: `${shown.words.web.certificate.title} · ${titleOf(data, shown)}`,
    content: h(CertificatePage, { data, shown }),
    unlisted: true,
  }),
  cachePolicy: () => "until the next entry",
});

export const current = view({
  operation: "soFar",
  heavy: true,
  path: "/players/:player/so-far/:kind",
  params: Type.Object({ player: Type.String({ maxLength: 11 }), kind: Type.Enum(LIST_KINDS) }),
  query: Type.Object({}),
  data: ExplainedEntry,
  load: async (context, { params, words }) => {
    const { player, name } = personOf(await publicPlayer(context, params.player));
    const kind = LIST_KINDS.find((each) => each === params.kind) ?? LIST_KINDS[0];
    const expected = await soFar(context.ledger, { player, kind });
    const answer = explainedJson(words, await forThePublic(context, expected));
    const { date, standardOf: taken } = expected;
    const standardOf = taken === undefined ? null : words.office.lists.standardOf(date, taken);
    const { previous } = neighbours(await entriesOf(context.ledger.db, player), { kind, date });
    return { ...answer, name, kind, sha256: null, line: null, standardOf, previous, next: null };
  },
  page: (data, shown) => ({
    title: `${shown.words.pages.player.live} · ${titleOf(data, shown)}`,
    content: h(SoFarPage, { data, shown }),
    unlisted: true,
  }),
  cachePolicy: () => "not at all",
});

/** A player on a list: no other page has this title. */
const titleOf = (
  { name, kind, date }: { readonly name: string; readonly kind: string; readonly date: string },
  { words }: Shown,
): string => `${name} · ${words.web.lists.name(kind, date)}`;

type Entries = Awaited<ReturnType<typeof entriesOf>>;

/** A player's line as a published list has it. */
function lineIn(entries: Entries, { list, version }: ListKey) {
  const found = entries.find((each) => each.list === list && each.version === version);
  return found === undefined ? null : { rating: found.rating, games: found.games, k: found.k };
}

/** The lists before and after one that the office made too. The entries are those of the newest list first. */
function neighbours(entries: Entries, { kind, date }: Pick<ListRow, "kind" | "date">) {
  const own = entries.filter((each) => each.kind === kind && each.making !== null);
  return {
    previous: own.find((each) => each.date < date)?.list ?? null,
    next: own.findLast((each) => each.date > date)?.list ?? null,
  };
}

export const inputs = view({
  operation: "inputsOfEntry",
  heavy: true,
  path: "/players/:player/:list/inputs",
  params: OnList,
  query: Type.Object({ version: Version }),
  data: ListInputs,
  load: async (context, { params, query }) => {
    const { id } = await publicPlayer(context, params.player);
    const { row } = publishedList(await context.facts(), params.list, query.version);
    const { list, version } = row;
    const input = portable(await inputsOfEntry(context.ledger, { player: id, list, version }));
    return withPseudonyms(input, await hiddenAmong(context, namedIn(input)));
  },
  page: null,
  cachePolicy: () => "until the next entry",
});
