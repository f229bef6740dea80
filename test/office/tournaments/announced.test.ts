import { expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { announceNotRated } from "../../../src/periods/tournaments/decisions/decide.ts";
import { receiptOf } from "../../../src/periods/tournaments/reports/receipt.ts";
import { close, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";

test("a tournament that was announced as not rated is not, though a report of it comes", async () => {
  const place = memoryPlace();
  const ledger = await begun(place);
  const tournament = await withOctober(ledger);
  await announceNotRated(acting(ledger), { tournament, on: day("2026-09-20"), reason: "for fun" });
  const receipt = await receiptOf(ledger, tournament, 0);
  expect(receipt.against).toMatchObject([
    { code: "article", ruling: { basis: { clause: { code: "report-announced", announcedOn: "2026-09-20" } } } },
  ]);
  const { draft } = await close(ledger);
  expect(draft.tournaments).toMatchObject([
    { id: tournament, counts: false, against: [{ basis: { clause: { code: "report-announced" } } }] },
  ]);
  expect([...draft.entries.values()].filter(({ games }) => games > 0)).toEqual([]);
  await ledger.close();
  await place.end();
});
