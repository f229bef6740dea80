import { addDays, type IsoDate } from "../../domain/dates.ts";
import type { Office } from "../../periods/office.ts";
import { compareTournaments } from "../../periods/tournaments/decisions/compare.ts";
import { currentReports } from "../../periods/tournaments/pending.ts";
import { matchPlayer, type Unmatched, unmatched } from "../../periods/tournaments/reports/matching.ts";
import { askArbiter, recordAnswer } from "../../periods/tournaments/reports/questions.ts";
import { assessmentOf } from "../../periods/tournaments/standing-of.ts";
import type { SampleFault } from "../../sample/faults.ts";
import { SAMPLE_TEXTS } from "../../sample/texts.ts";
import type { SampleTournament } from "../../sample/tournaments.ts";

interface Received {
  readonly on: IsoDate;
  readonly fault: SampleFault | null;
}

/**
 * What an officer does with a report that waits: looks who an unknown player is, asks the arbiter where that is not
 * clear, and compares reports that look alike. It acts only on what is still open, so it can be repeated.
 */
export async function settleReport(office: Office, sample: SampleTournament, { on, fault }: Received): Promise<void> {
  const { id: tournament, sameAs } = sample;
  if (fault?.name === "result-contradicts")
    await question(office, sample, { on, ask: SAMPLE_TEXTS.whoWon, answer: SAMPLE_TEXTS.sentAgain });
  const [report] = await currentReports(office.ledger.db, { tournaments: [tournament] });
  if (report === undefined || report.heldBack.length === 0) return;
  for (const each of await unmatched(office.ledger.db, tournament)) await match(office, sample, each, on);
  for (const { other } of report.lookalikes) {
    if (report.assessment.decisions.compared.some((compared) => compared.other === other)) continue;
    const same = other === sameAs;
    const reason = same ? SAMPLE_TEXTS.sameAgain : SAMPLE_TEXTS.another;
    await compareTournaments(office, { tournament, other, same, reason });
  }
}

async function match(office: Office, sample: SampleTournament, open: Unmatched, on: IsoDate): Promise<void> {
  const { start_number: startNumber, name } = open.entrant;
  const [only, ...others] = open.candidates;
  const request = { tournament: sample.id, startNumber };
  if (only?.why === "same-name-and-birth" && others.length === 0) {
    await matchPlayer(office, { ...request, player: only.player, reason: SAMPLE_TEXTS.onlyOne });
    return;
  }
  const player = sample.players[startNumber - 1]?.id ?? null;
  await question(office, sample, { on, ask: SAMPLE_TEXTS.whoIs(name), answer: SAMPLE_TEXTS.itIs(player ?? "") });
  await matchPlayer(office, { ...request, player, reason: SAMPLE_TEXTS.asAnswered });
}

/** Asks, and has the answer the day after; what was asked or answered before is not asked again. */
async function question(
  office: Office,
  { id: tournament }: SampleTournament,
  { on, ask, answer }: { readonly on: IsoDate; readonly ask: string; readonly answer: string },
): Promise<void> {
  const find = async () => {
    const { decisions } = await assessmentOf(office.ledger.db, tournament);
    return decisions.questions.find(({ text }) => text === ask);
  };
  if ((await find()) === undefined) await askArbiter(office, { tournament, on, text: ask });
  const asked = await find();
  if (asked === undefined || asked.answer !== null) return;
  await recordAnswer(office, { tournament, on: addDays(on, 1), text: answer, question: asked.question });
}
