import { readFileSync } from "node:fs";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { adoptTariff } from "../../../src/periods/fees/adopt-tariff.ts";
import { settleFee } from "../../../src/periods/fees/payments.ts";
import { receiveObjection } from "../../../src/periods/objections/objections.ts";
import {
  receiveAppeal,
  ruleOnRegistration,
  ruleOnTournament,
} from "../../../src/periods/tournaments/decisions/decide.ts";
import { ruleOnGame } from "../../../src/periods/tournaments/decisions/rulings.ts";
import { askArbiter, recordAnswer } from "../../../src/periods/tournaments/reports/questions.ts";
import { close, publish, withOctober } from "../offices/lists.ts";
import { acting } from "../offices/offices.ts";
import { PEOPLE, receive, register } from "../offices/tournaments.ts";

/** Names of what is in an office in which something of everything waits. */
export interface Busy {
  /** On the list of November; a game of it was ruled on afterwards. */
  readonly rated: string;
  /** Registered late, refused, appealed; with questions, players to be matched, and a look-alike. */
  readonly waiting: string;
  readonly published: string;
  readonly draft: string;
}

export async function busyOffice(ledger: Ledger): Promise<Busy> {
  const office = acting(ledger);
  const rated = await withOctober(ledger);
  await close(ledger);
  await publish(ledger, "standard-2026-11");
  const text = readFileSync("examples/tariff.json", "utf8");
  await adoptTariff(office, { file: "tariff.json", text, reason: "The board decided it." });
  const payment = { payer: "SWE", period: "2026-11", amount: 500, on: day("2026-11-05"), reference: "Bank 17" };
  await settleFee(office, payment);
  const { tournament: waiting } = await register(ledger, { name: "Harbour Cup" }, "2026-10-31");
  const people = PEOPLE.map((person) => {
    if (person.name === "Nagy, Béla") return { ...person, id: null };
    return person.name === "Berg, Olof" ? { ...person, id: 1000105, name: "Somebody, Else" } : person;
  });
  await receive(ledger, waiting, { people });
  const { tournament: alike } = await register(ledger, { name: "Harbour Cup again" });
  await receive(ledger, alike, { people: [...people, { id: null, name: "Late, Lena", birth: "2001-02-03" }] });
  const [on, reason] = [day("2026-11-06"), "The organiser wrote too late."];
  await askArbiter(office, { tournament: waiting, on, text: "Who is the second player?" });
  await askArbiter(office, { tournament: waiting, on, text: "Was round 2 played at night?" });
  await recordAnswer(office, { tournament: waiting, on, question: 1, text: "He is from Lakeside." });
  await ruleOnRegistration(office, { tournament: waiting, on, admitted: false, reason });
  await receiveAppeal(office, { tournament: waiting, on, against: "registration", reason: "The mail was lost." });
  await ruleOnTournament(office, { tournament: alike, on, rated: false, article: "1.2", reason: "It was in jest." });
  await ruleOnGame(office, {
    ...{ tournament: rated, round: 1, white: "1000101", black: "1000102" },
    ...{ counts: false, article: null, reason: "They agreed the game beforehand." },
  });
  await receiveObjection(office, {
    ...{ subject: { tournament: rated, round: 2, white: "1000101", black: "1000106" }, on: day("2026-11-15") },
    ...{ name: "New, Nina", text: "The game was a draw." },
  });
  await close(ledger);
  return { rated, waiting, published: "standard-2026-11", draft: "standard-2026-12" };
}
