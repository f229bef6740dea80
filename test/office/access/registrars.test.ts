import { expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { changeRegistration, registerTournament } from "../../../src/periods/tournaments/register.ts";
import { cachedRegistrars } from "../../../src/server/office/registrars.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { FACTS } from "../../set-up/offices/tournaments.ts";

test("a tournament is of the one who registered it, whoever changes it later, and new ones are found", async () => {
  const ledger = await begun(memoryPlace());
  const by = (user: string) => ({ ...acting(ledger), appendOptions: { by: user, dryRun: false } });
  const registrars = cachedRegistrars(ledger);
  await registerTournament(by("ada"), { id: "first", on: day("2026-10-01"), facts: FACTS });
  expect(await registrars.by("ada")).toEqual(["first"]);
  expect(await registrars.of("second")).toBeNull();
  await registerTournament(by("eva"), { id: "second", on: day("2026-10-01"), facts: { ...FACTS, name: "Another" } });
  await changeRegistration(by("ada"), {
    tournament: "second",
    on: day("2026-10-02"),
    changes: { name: "Renamed" },
    reason: "typo",
  });
  expect(await registrars.of("second")).toBe("eva");
  expect(await registrars.by("eva")).toEqual(["second"]);
  expect(await registrars.by("ada")).toEqual(["first"]);
  await ledger.close();
});
