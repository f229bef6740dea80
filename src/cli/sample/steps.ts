import { addDays, addMonths, type IsoDate } from "../../domain/dates.ts";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { addFederation } from "../../periods/federations.ts";
import { importList } from "../../periods/import-list.ts";
import { closeList } from "../../periods/lists/close-list.ts";
import { publishList } from "../../periods/lists/publish-list.ts";
import { type Office, openOffice } from "../../periods/office.ts";
import { excludePlayer } from "../../periods/players.ts";
import {
  announceNotRated,
  decideAppeal,
  receiveAppeal,
  ruleOnRegistration,
} from "../../periods/tournaments/decisions/decide.ts";
import { registerTournament } from "../../periods/tournaments/register.ts";
import { type SampleFederation, sampleFederation } from "../../sample/federation.ts";
import type { SampleSize } from "../../sample/size.ts";
import { SAMPLE_TEXTS } from "../../sample/texts.ts";
import type { SampleTournament } from "../../sample/tournaments.ts";
import { correctionSteps } from "./correction-steps.ts";
import { firstList } from "./first-list.ts";
import { reportSteps } from "./report-steps.ts";
import type { SampleStep } from "./sample-step.ts";

const ZONE = "Europe/Stockholm";
const HOME = "SWE";
const EXCLUDING = "NOR";
/** Days after a list. */
const EXCLUDED_ON = 10;

/** The whole life of a sample federation, in the order of its days: the same for the same size on every machine. */
export function sampleSteps(size: SampleSize): readonly SampleStep[] {
  const federation = sampleFederation(size);
  const steps = [
    ...federation.tournaments.flatMap((tournament) => tournamentSteps(federation, tournament, size)),
    ...(size.busy ? exclusionSteps(federation, size) : []),
    ...listSteps(size),
  ];
  // Steps of the same day stay in the order in which they were named.
  const inOrder = steps.sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  return [...beginning(federation, size), ...inOrder];
}

/** The office is opened, and knows the federations and the first lists. */
function beginning(federation: SampleFederation, { first }: SampleSize): readonly SampleStep[] {
  const step = (does: SampleStep["does"], act: SampleStep["act"]): SampleStep => ({ on: first, does, act });
  const settings = { name: SAMPLE_TEXTS.office, zone: ZONE, federation: HOME, sample: true } as const;
  return [
    step("opens", (office) => openOffice(office, settings)),
    ...Object.entries(SAMPLE_TEXTS.federations).map(([code, name]) =>
      step("opens", (office) => addFederation(office, { code, name, status: "member" })),
    ),
    ...LIST_KINDS.map((kind) => step("imports", (office) => importFirst(office, federation, kind, first))),
  ];
}

const importFirst = (office: Office, federation: SampleFederation, kind: ListKind, date: IsoDate) =>
  importList(office, {
    bytes: () => bytesOf(firstList(federation, kind, date)),
    file: `${kind}.txt`,
    kind,
    date,
    despiteErrors: false,
    issue: () => undefined,
  });

async function* bytesOf(texts: Iterable<string>): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** Halfway a federation has one of its players left out (13). */
function exclusionSteps({ players }: SampleFederation, { first, months }: SampleSize): readonly SampleStep[] {
  const player = players.find(({ federation, rating }) => federation === EXCLUDING && rating !== null)?.id;
  if (player === undefined) return [];
  const reason = SAMPLE_TEXTS.excluded;
  const on = addDays(addMonths(first, Math.floor(months / 2)), EXCLUDED_ON);
  return [{ on, does: "decides", act: (office) => excludePlayer(office, { player, reason }) }];
}

/** Days after a decision on which its appeal comes and is decided; the first is lost, by its place among tournaments. */
const APPEAL = { received: 5, decided: 12, lost: 23 };

function tournamentSteps(
  federation: SampleFederation,
  sample: SampleTournament,
  size: SampleSize,
): readonly SampleStep[] {
  const { id: tournament, registration: facts, registeredOn, decision, announcedOn } = sample;
  const steps: SampleStep[] = [
    {
      on: registeredOn,
      does: "registers",
      act: (office) => registerTournament(office, { id: tournament, on: registeredOn, facts }),
    },
  ];
  const decides = (on: IsoDate, act: SampleStep["act"]) => steps.push({ on, does: "decides", act });
  if (decision !== null) {
    decides(decision.on, (office) => ruleOnRegistration(office, { tournament, ...decision }));
    const [received, decided] = [addDays(decision.on, APPEAL.received), addDays(decision.on, APPEAL.decided)];
    const [against, reason] = ["registration", SAMPLE_TEXTS.appeal] as const;
    const reversed = sample.index > APPEAL.lost;
    const outcome = { on: decided, against, reversed, reason: SAMPLE_TEXTS[reversed ? "reversed" : "upheld"] };
    if (!decision.admitted) {
      decides(received, (office) => receiveAppeal(office, { tournament, on: received, against, reason }));
      decides(decided, (office) => decideAppeal(office, { tournament, ...outcome }));
    }
  }
  if (announcedOn !== null)
    decides(announcedOn, (office) =>
      announceNotRated(office, { tournament, on: announcedOn, reason: SAMPLE_TEXTS.announced }),
    );
  return [...steps, ...reportSteps(federation, sample), ...correctionSteps(sample, size)];
}

/** Every month all lists are closed and published; the standard one first, because the others look at it. */
function listSteps({ first, months }: SampleSize): readonly SampleStep[] {
  return Array.from({ length: months }, (_, month) => addMonths(first, month + 1)).flatMap((date) =>
    LIST_KINDS.flatMap((kind): SampleStep[] => [
      { on: date, does: "closes", act: (office) => closeList(office, { kind, date }) },
      {
        on: date,
        does: "publishes",
        act: (office) => publishList(office, { list: `${kind}-${date.slice(0, 7)}` }),
      },
    ]),
  );
}
