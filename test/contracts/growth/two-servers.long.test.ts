import { afterAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { verified } from "../../set-up/offices/erasure.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { begun, type Place, serverPlace } from "../../set-up/offices/offices.ts";
import { importPeople, type Person, receive, register } from "../../set-up/offices/tournaments.ts";
import { shareOf } from "../../set-up/share.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const TOURNAMENTS = shareOf(300);
const START = day("2026-10-05");
const AT_ONCE = 8;

/** Four players of each tournament, nobody in two of them: the list is the same in whatever order reports come. */
const peopleOf = (tournament: number): readonly Person[] =>
  [0, 1, 2, 3].map((place) => ({
    id: 2_000_000 + tournament * 4 + place,
    name: `Player ${"ABCDEFGHIJ"[tournament % 10]}${tournament}, ${"WXYZ"[place]}`,
    rating: 1500 + ((tournament * 37 + place * 101) % 700),
  }));

async function received(ledger: Ledger, number: number): Promise<void> {
  const facts = { start: START, end: day("2026-10-07"), name: `Open ${number}` };
  const { tournament } = await register(ledger, facts, "2026-09-01");
  await receive(ledger, tournament, { people: peopleOf(number), start: START }, { on: day("2026-10-12") });
}

describe("two servers on one database under load", () => {
  const places: Place[] = [];
  const ledgers: Ledger[] = [];
  const office = async (): Promise<Place> => {
    const place = await serverPlace();
    places.push(place);
    const ledger = await begun(place);
    ledgers.push(ledger);
    await importPeople(ledger, Array.from({ length: TOURNAMENTS }, (_, number) => peopleOf(number)).flat());
    return place;
  };
  afterAll(async () => {
    for (const ledger of ledgers) await ledger.close();
    for (const place of places) await place.end();
  });

  test(`${TOURNAMENTS} reports through both at once, with pages read meanwhile: the same list as through one`, async () => {
    await office();
    const shared = await office();
    const [alone, one] = ledgers as [Ledger, Ledger];
    const other = await shared.open();
    ledgers.push(other);
    for (let number = 0; number < TOURNAMENTS; number++) await received(alone, number);
    const site = await siteOver(other);
    let [next, pages] = [0, 0];
    const worker = async (own: Ledger): Promise<void> => {
      while (next < TOURNAMENTS) {
        const number = next++;
        await received(own, number);
        const { statusCode } = await site.app.inject(`/en/players/${2_000_000 + number * 4}`);
        expect(statusCode).toBe(200);
        pages += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => worker(at % 2 === 0 ? one : other)));
    expect(pages).toBe(TOURNAMENTS);
    for (const ledger of [alone, other]) {
      await close(ledger, "2026-11-01");
      await publish(ledger, "standard-2026-11");
    }
    const rootOf = async (ledger: Ledger) =>
      (await ledger.db.selectFrom("list").select("root").where("list", "=", "standard-2026-11").executeTakeFirst())
        ?.root;
    expect(await rootOf(one)).toBe(await rootOf(alone));
    expect((await verified(one)).length).toBe(2);
    expect(await one.verify()).toMatchObject({ faults: [] });
    await site.app.close();
  });
});
