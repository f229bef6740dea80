import { addDays, type IsoDate } from "../../domain/dates.ts";
import { writeTrf } from "../../formats/trf/write/write-report.ts";
import { ratingsOf } from "../../ledger/queries/lists/list-entries.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import type { Office } from "../../periods/office.ts";
import { receiveReport } from "../../periods/tournaments/reports/receive.ts";
import { firstRatings, type SampleFederation, type SentReport } from "../../sample/federation.ts";
import { reportOf } from "../../sample/report-of.ts";
import type { SampleTournament } from "../../sample/tournaments.ts";
import type { SampleStep } from "./sample-step.ts";
import { settleReport } from "./settle.ts";

/** Days until a report with contradicting results is sent again. */
const AGAIN_DAYS = 3;

type Received = Pick<SentReport, "part" | "on" | "bytes">;

/** Each report is received on its day, and what it leaves open is settled. */
export function reportSteps(federation: SampleFederation, sample: SampleTournament): readonly SampleStep[] {
  return federation.reports(sample, firstRatings(sample)).flatMap(({ part, on, fault }): SampleStep[] => {
    const steps: SampleStep[] = [
      {
        on,
        does: "receives",
        act: async (office) => {
          const sent = federation.reports(sample, await ratingsAtStart(office, sample));
          const own = sent.find((each) => each.part === part);
          if (own !== undefined) await receive(office, sample, own);
        },
      },
      { on, does: "settles", act: (office) => settleReport(office, sample, { on, fault }) },
    ];
    if (fault?.name !== "result-contradicts") return steps;
    const again = addDays(on, AGAIN_DAYS);
    return [...steps, { on: again, does: "receives", act: (office) => receiveAgain(office, sample, part, again) }];
  });
}

const receive = (office: Office, { id, registration }: SampleTournament, { part, on, bytes }: Received) =>
  receiveReport(office, {
    tournament: id,
    part,
    bytes,
    file: `${id}${part === 0 ? "" : `-${part}`}.trf`,
    on,
    sender: registration.arbiters[0]?.name ?? "",
    enteredBecause: null,
    despiteErrors: true,
  });

/** The same report without its fault. */
async function receiveAgain(office: Office, sample: SampleTournament, part: number, on: IsoDate): Promise<void> {
  const report = reportOf(sample, await ratingsAtStart(office, sample), sample.rounds.length);
  await receive(office, sample, { part, on, bytes: writeTrf(report, "trf16") });
}

/** The ratings an arbiter uses: the tournament's kind, or standard where that has none. */
async function ratingsAtStart(office: Office, sample: SampleTournament): Promise<(id: string) => number | null> {
  const standard = await ratingsOn(office, sample, "standard");
  const own = sample.kind === "standard" ? standard : await ratingsOn(office, sample, sample.kind);
  return (id) => own.get(id) ?? standard.get(id) ?? null;
}

async function ratingsOn(
  { ledger }: Office,
  { start, players }: SampleTournament,
  kind: string,
): Promise<ReadonlyMap<string, number>> {
  const list = (await listsInForce(ledger.db, { kind })).findLast(({ date }) => date <= start);
  const ratings = new Map<string, number>();
  if (list === undefined) return ratings;
  const numbers = players.map(({ id }) => Number(id));
  const rows = await ratingsOf(ledger.reader, list, numbers);
  while (rows.next()) {
    const [player, rating] = [rows.int8(), rows.int2()];
    ratings.set(String(player), rating ?? 0);
    rows.int4(); // the other columns of the row
    rows.int2();
    rows.flag();
    rows.int2();
  }
  return ratings;
}
