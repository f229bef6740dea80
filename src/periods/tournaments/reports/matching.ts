import { readBirth } from "../../../domain/dates.ts";
import { type JournalEntry, recordedFacts } from "../../../domain/journal/journal.ts";
import { NO_FACTS, type PlayerFacts, readPlayerId } from "../../../domain/player.ts";
import type { CandidateReason } from "../../../domain/receiving.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { TITLES } from "../../../domain/report.ts";
import type { Recording } from "../../../ledger/ledger.ts";
import { playerOf } from "../../../ledger/queries/players/players.ts";
import { reportsOf } from "../../../ledger/queries/tournaments/reports.ts";
import { decisionsOf } from "../../../ledger/queries/tournaments/tournaments.ts";
import type { Db, EntrantRow } from "../../../ledger/schema/tables.ts";
import { knownFederation } from "../../federations.ts";
import type { Office } from "../../office.ts";
import { knownPlayer } from "../../players.ts";
import { decisionsFrom, type ProposedMatch, proposedFor } from "../decisions/decisions.ts";
import { knownTournament } from "../known.ts";
import { candidatesFor, type PlayerCandidate } from "./candidates.ts";
import { type KnownEntrant, playersOf } from "./players-of.ts";

/** A player of a report whom somebody must match. */
export interface Unmatched {
  readonly part: number;
  readonly entrant: KnownEntrant;
  /** Whether the number in the report belongs to another name. */
  readonly nameDiffers: boolean;
  readonly candidates: readonly PlayerCandidate[];
  /** What the office itself would choose, so that agreeing needs no reason: a player's number, "new", or nothing. */
  readonly proposal: string | null;
  /** What the arbiter proposes; null: nothing so far. */
  readonly proposed: ProposedMatch | null;
}

export async function unmatched(db: Db, text: string): Promise<readonly Unmatched[]> {
  const { tournament } = await knownTournament(db, text);
  const decisions = decisionsFrom(await decisionsOf(db, [tournament]));
  const found: KnownEntrant[] = [];
  const taken = new Set<string>();
  for (const report of await reportsOf(db, tournament))
    for (const entrant of await playersOf(db, report)) {
      const isOpen = (entrant.player === null && entrant.games > 0) || entrant.name_differs;
      if (isOpen && !entrant.isMatched) found.push(entrant);
      else if (entrant.person !== null) taken.add(String(entrant.person));
    }
  const candidates = await candidatesFor(db, found);
  return found.map((entrant) => {
    // Nobody plays twice in a tournament.
    const likely = (candidates.get(entrant) ?? []).filter(({ player }) => !taken.has(player));
    const nameDiffers = entrant.name_differs;
    return {
      ...{ part: entrant.part, entrant, nameDiffers, candidates: likely, proposal: proposalFor(likely, nameDiffers) },
      proposed: proposedFor(decisions, { startNumber: entrant.start_number, name: entrant.name }),
    };
  });
}

/** Reasons good enough to propose somebody; some of them within one federation only. */
const SURE: readonly CandidateReason[] = ["same-number", "same-name-and-birth", "same-words-and-birth"];
const SURE_IN_FEDERATION: readonly CandidateReason[] = ["same-name", "same-words"];

/** The one player who fits, or a new one where nobody is like them. */
function proposalFor([best, next]: readonly PlayerCandidate[], nameDiffers: boolean): string | null {
  if (nameDiffers) return null;
  if (best === undefined) return "new";
  const isSure = SURE.includes(best.why) || (best.sameFederation && SURE_IN_FEDERATION.includes(best.why));
  return isSure && best.why !== next?.why ? best.player : null;
}

export interface MatchRequest {
  readonly tournament: string;
  readonly startNumber: number;
  /** The person's number; null: nobody, and the games do not count. */
  readonly player: string | null;
  /** Whether that person is new, and is added with the facts of the report. */
  readonly isNew?: boolean;
  /** null: it is what the office or the arbiter proposes. */
  readonly reason: string | null;
}

/** Says who a player of a report is. Nobody is added unless it is asked for. */
export async function matchPlayer(
  { ledger, appendOptions }: Office,
  request: MatchRequest,
): Promise<readonly JournalEntry[]> {
  const { entries } = await ledger.append(appendOptions, (recording) => matchIn(recording, request));
  return entries;
}

async function matchIn(recording: Recording, request: MatchRequest): Promise<void> {
  const { startNumber, reason, isNew = false } = request;
  const { tournament } = await knownTournament(recording.db, request.tournament);
  const { entrant, others } = await entrantOf(recording.db, tournament, startNumber);
  if (reason === null && !(await isProposed(recording.db, tournament, request))) throw new Refusal("reason-missing");
  if (isNew && request.player !== null) await addFrom(recording, request.player, entrant);
  const known = request.player === null ? null : await knownPlayer(recording.db, request.player);
  // Merged players are matched by the record that replaced theirs.
  const twin = known && others.find(({ person }) => person === Number(known.mergedInto ?? known.id));
  const player = known?.id ?? null;
  if (player !== null && twin)
    throw new Refusal("entrant-twice", { tournament, player, startNumber: twin.start_number });
  if (entrant.isMatched && entrant.person === (player === null ? null : Number(player)))
    throw new Refusal("nothing-to-change", {});
  const payload = { tournament, startNumber, name: entrant.name, player, reason };
  await recording.record({ kind: "player-matched", payload });
}

async function isProposed(db: Db, tournament: string, { startNumber, player, isNew }: MatchRequest): Promise<boolean> {
  const open = (await unmatched(db, tournament)).findLast(({ entrant }) => entrant.start_number === startNumber);
  if (player === null || open === undefined) return false;
  if (open.proposal === (isNew ? "new" : player)) return true;
  return open.proposed !== null && open.proposed.player === (isNew ? null : player);
}

/** The player with a start number, in the latest part that has one, and the others there. */
async function entrantOf(
  db: Db,
  tournament: string,
  startNumber: number,
): Promise<{ readonly entrant: KnownEntrant; readonly others: readonly KnownEntrant[] }> {
  const reports = await reportsOf(db, tournament);
  if (reports.length === 0) throw new Refusal("no-report", { tournament, part: 0 });
  for (const report of reports.toReversed()) {
    const players = await playersOf(db, report);
    const entrant = players.find(({ start_number: number }) => number === startNumber);
    if (entrant !== undefined) return { entrant, others: players.filter((each) => each !== entrant) };
  }
  throw new Refusal("unknown-entrant", { tournament, startNumber });
}

export async function addFrom({ db, record }: Recording, text: string, entrant: EntrantRow): Promise<void> {
  const player = readPlayerId(text);
  if (player === undefined) throw new Refusal("bad-player-id", { found: text });
  if ((await playerOf(db, player)) !== undefined) throw new Refusal("player-exists", { player });
  const facts = factsFrom(entrant);
  if (facts.federation !== null) await knownFederation(db, facts.federation);
  await record({ kind: "player-added", payload: { player, ...recordedFacts(facts) } });
}

/** What a report says of a player. */
function factsFrom({ name, federation, sex, birth, title: reported }: EntrantRow): PlayerFacts {
  const title = TITLES.find((each) => each === reported) ?? null;
  return {
    ...NO_FACTS,
    name,
    federation,
    sex: sex === "m" || sex === "w" ? sex : null,
    birth: birth === null ? null : (readBirth(birth) ?? null),
    title,
    womenTitle: title?.startsWith("W") ? title : null,
  };
}
