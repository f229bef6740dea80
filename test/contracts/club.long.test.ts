import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import type { Closing } from "../../src/domain/clubs/club.ts";
import { day } from "../../src/domain/dates.ts";
import { closeClubPeriod, proposalsFor } from "../../src/periods/clubs/closing.ts";
import { clubList, listVersions, verifyClub } from "../../src/periods/clubs/lists.ts";
import { byHand } from "../set-up/club-by-hand.ts";
import { DECISIONS, PERIOD_STARTS, season } from "../set-up/club-season.ts";
import { keepFacts } from "../set-up/offices/clubs.ts";
import { contractEngines } from "../set-up/offices/engines.ts";
import { acting, begun, memoryPlace, serverPlace, tablesOf } from "../set-up/offices/offices.ts";
import { expectRecorded } from "../set-up/offices/recorded.ts";
import { scratchFolder } from "../set-up/scratch.ts";
import { clubContract } from "./club-contract.ts";

for (const [engine, placeOf] of contractEngines()) clubContract(engine, placeOf);

test("a season kept in an office gives the lists worked out by hand, here and where its journal is taken", async () => {
  const [place, other] = [memoryPlace(), await serverPlace()];
  const scratch = scratchFolder("club");
  const ledger = await begun(place);
  const facts = season();
  const club = "season";
  await keepFacts(ledger, club, facts, day("2026-08-31"));
  const closings: Closing[] = [];
  for (const period of PERIOD_STARTS.slice(1)) {
    const { proposals } = await proposalsFor(ledger, club, period);
    const decided = DECISIONS[period] ?? [];
    const accepted = proposals
      .filter(({ member }) => decided.every((each) => each.member !== member))
      .map(({ member }) => ({ member, choice: "accept" as const, points: 0, reason: null }));
    const decisions = [...decided, ...accepted];
    await closeClubPeriod(acting(ledger), { club, on: period, period, decisions });
    closings.push({ period, decisions, entry: 0 });
  }
  const { lines } = byHand({ ...facts, closings }, PERIOD_STARTS);
  for (const [index, period] of PERIOD_STARTS.slice(1).entries()) {
    const expected = lines.get(PERIOD_STARTS[index]!)!;
    const found = await clubList(ledger, { club, period });
    expect(found.lines.map(({ member, base }) => [period, member, base])).toEqual(
      found.lines.map(({ member }) => [period, member, expected.get(member)!.next]),
    );
    expect(found.lines.length).toBe(period === "2026-09-01" ? 39 : 40);
  }
  const versions = await listVersions(ledger, club);
  expect(versions).toHaveLength(PERIOD_STARTS.length - 1);
  await expectRecorded(
    "club-season",
    versions.map(({ period, version, sha256 }) => `${period} ${version} ${sha256}`),
  );
  expect((await verifyClub(ledger, club)).flatMap(({ faults }) => faults)).toEqual([]);
  await ledger.exportTo(scratch);
  const taken = await other.open();
  await taken.importFrom(scratch);
  expect(await tablesOf(taken)).toEqual(await tablesOf(ledger));
  for (const each of [ledger, taken]) await each.close();
  for (const each of [place, other]) await each.end();
  rmSync(scratch, { recursive: true, force: true });
});
