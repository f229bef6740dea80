import { h } from "preact";
import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { tournamentsPage } from "../../ledger/queries/tournaments/tournaments.ts";
import type { TournamentRow } from "../../ledger/schema/tables.ts";
import { TournamentsPage } from "../../web/pages/tournament-list.tsx";
import { NullableText, Text } from "../http/schemas.ts";
import { view } from "../view.ts";

export const Head = Type.Object({
  tournament: Text,
  name: Text,
  federation: NullableText,
  kind: Text,
  start: Text,
  end: Text,
});

export const headOf = (row: TournamentRow): Static<typeof Head> => ({
  tournament: row.tournament,
  name: row.name,
  federation: row.federation,
  kind: row.kind,
  start: row.start_date,
  end: row.end_date,
});

const PAGE = 100;

export const tournaments = view({
  operation: "tournaments",
  path: "/tournaments",
  params: Type.Object({}),
  query: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 80 })),
    federation: Type.Optional(Type.String({ maxLength: 3 })),
    kind: Type.Optional(Type.Union([Type.Enum(LIST_KINDS), Type.Literal("")])),
    after: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  data: Type.Object({ tournaments: Type.Array(Head), next: NullableText }),
  load: async ({ ledger: { db } }, { query }) => {
    const rows = await tournamentsPage(db, {
      name: query.name || undefined,
      federation: query.federation?.toUpperCase() || undefined,
      kind: query.kind || undefined,
      after: query.after,
      limit: PAGE,
    });
    return { tournaments: rows.map(headOf), next: rows.length === PAGE ? (rows.at(-1)?.tournament ?? null) : null };
  },
  page: (data, shown) => ({ title: shown.words.web.tournaments.title, content: h(TournamentsPage, { data, shown }) }),
  cachePolicy: () => "until the next entry",
});
