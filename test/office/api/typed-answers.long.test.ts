import Schema from "typebox/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VIEWS } from "../../../src/server/views/views.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import type { OperationName } from "../../../src/words/types/api-words.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { PEOPLE } from "../../set-up/offices/tournaments.ts";
import { type Busy, busyOffice } from "../../set-up/processes/busy-office.ts";
import { siteOver } from "../../set-up/sites/site.ts";

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** What a first rating, a change, K and so on are asked with. */
const CALCULATIONS: Readonly<Record<string, Fields>> = {
  change: { rating: "1900", k: "20", opponent: ["2350", "1850"], score: ["1", "0"] },
  first: { opponent: ["1800", "1850", "1900", "1950", "2000"], score: ["1", "0", "0.5", "1", "0"] },
  k: { rating: "1900", gamesBefore: "30", highest: "1950", birth: "1990" },
  performance: { opponent: ["2350", "1850"], score: ["1", "0"] },
  lask: { rating: "1500", opponent: ["1600"], score: ["1"] },
};

describe("answers with an explanation fit the document, and nothing is left out of them", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  let busy: Busy;
  beforeAll(async () => {
    ledger = await begun(place);
    busy = await busyOffice(ledger);
    site = await siteOver(ledger);
    await site.app.ready();
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  /** The answer itself, checked by its schema, and compared with what the view gave to be written. */
  async function checked(operation: OperationName, params: Record<string, string>, query: Fields = {}) {
    const view = VIEWS.find((each) => each.operation === operation)!;
    const path = view.path.replace(/:(\w+)/g, (_, name: string) => params[name]!);
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each])),
    );
    const answer = await site.app.inject({ url: `/api/v1${path}?${search}`, headers: { "accept-language": "en" } });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    const { paths = {}, components } = site.app.swagger() as unknown as OpenApi;
    const documented = paths[`/api/v1${view.path.replace(/:(\w+)/g, "{$1}")}`]?.get;
    const schema = documented?.responses["200"]?.content["application/json"]?.schema;
    expect([path, Schema.Check({ ...schema, components }, answer.json())]).toEqual([path, true]);
    const made = await view.load(site.context, { params, query, words: SITE_CATALOGUES[0] } as never);
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(made)));
    return answer.json();
  }

  test("of every player on a list, and as of now", async () => {
    const known = PEOPLE.flatMap(({ id }) => (id === null ? [] : [String(id)]));
    expect(known.length).toBeGreaterThan(3);
    for (const player of known) {
      const { explanation } = await checked("explainEntry", { player, list: busy.published });
      expect(explanation).toMatchObject({ term: expect.any(String), basis: { kind: expect.any(String) } });
      await checked("soFar", { player, kind: "standard" });
      await checked("inputsOfEntry", { player, list: busy.published });
    }
  });

  test("of tournaments, rated and waiting", async () => {
    for (const tournament of [busy.rated, busy.waiting]) await checked("tournament", { tournament });
    await checked("inputsOfTournament", { tournament: busy.rated, list: busy.published });
  });

  test.each(Object.entries(CALCULATIONS))("of the calculator %s", async (calculator, query) => {
    const { explanation, refusal } = await checked("calculate", { calculator }, query);
    expect([refusal, explanation]).toEqual([null, expect.objectContaining({ inputs: expect.any(Object) })]);
  });
});

interface OpenApi {
  readonly paths?: Readonly<
    Record<string, { readonly get?: { readonly responses: Readonly<Record<string, Response>> } }>
  >;
  readonly components: object;
}

interface Response {
  readonly content: Readonly<Record<string, { readonly schema: object }>>;
}
