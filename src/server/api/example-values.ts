import { addDays, addMonths, firstOfMonth } from "../../domain/dates.ts";
import { LIST_KINDS, listSha256 } from "../../domain/list.ts";
import { registrationOf } from "../../ledger/queries/tournaments/tournaments.ts";
import { EDITIONS } from "../../regulations/register.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { Context } from "../context.ts";
import type { Facts } from "../lists/facts.ts";
import type { Listed } from "../lists/listed.ts";
import { overviewOf } from "../lists/overview-cache.ts";

/** What stands in examples, by the name of the field; `players name` is the name in an operation on players. */
export type ExampleValues = Readonly<Record<string, unknown>>;

/** The newest editions of the standard list. */
const [BEFORE = "", EDITION = ""] = EDITIONS.filter(({ id }) => id.includes("standard"))
  .map(({ id }) => id)
  .sort()
  .slice(-2);

/** Days from now on which a tournament can be registered in time. */
const AHEAD = 40;

/** What every office has. */
function always({ today }: Pick<Context, "today">, words: Catalogue): ExampleValues {
  const { example } = words.pages.guide.api;
  const start = addDays(today(), AHEAD);
  const month = addMonths(firstOfMonth(today()), 1);
  return {
    ...{ kind: "standard", list: "standard", calculator: "change", edition: EDITION, a: BEFORE, b: EDITION },
    ...{ date: month, period: month, from: month, entered: today(), day: today(), begun: today(), on: today() },
    ...{ start, end: addDays(start, 1), schedule: [], arbiters: [], games: null, heldBy: "other" },
    ...{ reason: example.reason, text: example.text, minutes: "90+30", into: "2", "reports black": 2 },
    ...{
      ids: ["1000101", "1000102"],
      player: "1000101",
      white: "1000101",
      black: "1000102",
      kept: "1000101",
      merged: "1000102",
    },
    ...{ tournament: "2026-0001", other: "2026-0002", code: "SWE", federation: "SWE", user: "user-name" },
    ...{ rating: 1900, k: 20, opponent: 1950, score: 1, "players name": "a", sha256: "0".repeat(64) },
    ...{ email: "ada@ratings.example", address: "https://program.example/hook", webhook: "0a1b2c3d" },
    ...{
      language: "en",
      off: [],
      objection: 1,
      "objections name": "Sample, Sam",
      round: 1,
      counts: "no",
      upheld: true,
    },
    ...{ "fees period": today().slice(0, 7), "fees payer": "SWE", "fees tariff": JSON.stringify(exampleTariff(month)) },
    // A pool that is simulated within a second.
    ...{ "simulations players": 1000, "simulations lists": 24 },
    logo: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>').toString("base64"),
  };
}

/** The least that a tariff can say. */
const exampleTariff = (from: string) => ({
  ...{ id: "example", name: "Example", source: "Invented for this example", currency: "EUR" },
  ...{ inForce: { from, until: null }, parts: "first" },
  rates: [{ list: null, system: null, perTournament: 1000, perPlayer: 0, maximum: null, lateSurcharge: 0 }],
});

/** Players, a list and tournaments of this office, so that its examples can be run as they stand. */
export async function exampleValues(context: Context, words: Catalogue, user: string | null): Promise<ExampleValues> {
  const facts = await context.facts();
  const { name, federation } = facts.settings;
  const row = LIST_KINDS.map((kind) => facts.current(kind)).find((each) => each !== undefined);
  const best = row === undefined ? [] : (await context.listCache.list(row)).top(facts.isShown, 2);
  return {
    ...always(context, words),
    ...(name === "" ? {} : { "clubs name": name, administrator: name }),
    ...(user === null ? {} : { user }),
    ...(row === undefined ? {} : { kind: row.kind, list: row.list, sha256: listSha256(row) }),
    ...playerValues(best),
    ...federationValues(facts, best[0]?.federation || federation),
    ...(await tournamentValues(context)),
  };
}

function federationValues({ federations }: Facts, code: string | null): ExampleValues {
  if (code === null) return {};
  return { code, federation: code, "fees payer": code, "federations name": federations.get(code)?.name ?? code };
}

function playerValues([best, next = best]: readonly Listed[]): ExampleValues {
  if (best === undefined || next === undefined) return {};
  const [player, other] = [String(best.player), String(next.player)];
  return {
    ...{ ids: [player, other], player, white: player, black: other, kept: player, merged: other },
    ...{ "players name": best.name, "members name": best.name, "guests name": next.name, "members text": best.name },
    ...{ rating: best.rating, k: best.k || 20, opponent: next.rating, score: 1 },
  };
}

async function tournamentValues(context: Context): Promise<ExampleValues> {
  const { rated: all, upcoming } = await overviewOf(context, await context.facts());
  const [rated, other = upcoming[0] ?? rated] = all;
  if (rated === undefined || other === undefined) return {};
  const row = await registrationOf(context.ledger.db, rated.tournament);
  const { city = null, rateOfPlay = null, system = "swiss" } = row === undefined ? {} : JSON.parse(row.facts);
  return {
    ...{ tournament: rated.tournament, other: other.tournament, "tournaments list": rated.list },
    ...{ "tournaments name": rated.name, city, rateOfPlay, system },
  };
}
