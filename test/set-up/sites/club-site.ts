import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { closeClubPeriod } from "../../../src/periods/clubs/closing.ts";
import { openClub } from "../../../src/periods/clubs/clubs.ts";
import { enterMember } from "../../../src/periods/clubs/entering.ts";
import { openTournament } from "../../../src/periods/clubs/tournaments.ts";
import { openOffice } from "../../../src/periods/office.ts";
import type { AppOptions } from "../../../src/server/app-options.ts";
import { acting, type Place } from "../offices/offices.ts";
import { siteOver } from "./site.ts";

/** Of a season that runs: eighteen members, of whom the last two have not played since they came. */
export const SEASON_MEMBERS = [
  ...["Andersson, Alva", "Berg, Bo", "Çelik, Çan", "Dahl, Dag", "Ek, Elin", "Falk, Åke", "Gran, Gun", "Holm, Hans"],
  ...["Ivarsson, Ida", "Juhl, Jon", "Krans, Kaj", "Lind, Lo", "Moberg, Mia", "Nord, Nils", "Öst, Ove", "Palm, Pia"],
  ...["Qvist, Rut", "Rask, Sten"],
] as const;

/** A book on its own, as `serve --club` begins it: an office without a name. */
export async function bookBegun(place: Place): Promise<Ledger> {
  const ledger = await place.open();
  await openOffice(acting(ledger), { name: "", zone: "Europe/Stockholm", federation: null });
  return ledger;
}

/** A club in its second year: everything before 1 May 2026 is closed, and the summer waits to be. */
export async function withSeason(ledger: Ledger, club = "exempel-sk"): Promise<void> {
  const office = acting(ledger);
  const from = day("2025-09-01");
  const settings = { from, name: "Exempel SK", calendar: "five", bonus: "recommended" } as const;
  await openClub(office, club, settings);
  for (const [index, name] of SEASON_MEMBERS.entries())
    await enterMember(
      office,
      { club, on: from },
      {
        ...{ name, id: String(700_001 + index), birth: null, entered: from },
        ...{ rating: 2_240 - index * 70, reason: "ur den gamla boken" },
      },
    );
  const time = { minutes: 90, perMove: 30 };
  const cup = { tournament: "cup", name: "Tisdagscupen", time, ratings: null, days: [], end: null };
  await openTournament(office, { club, on: from }, cup);
  for (const period of ["2025-11-01", "2026-01-01", "2026-03-01", "2026-05-01"])
    await closeClubPeriod(office, { club, on: day(period), period: null, decisions: [] });
}

/** The book of one club, served to whoever is at the computer. */
export const bookSite = (ledger: Ledger, catalogues?: AppOptions["catalogues"]) =>
  siteOver(ledger, catalogues, { book: { keeper: "Kim", club: null } });
