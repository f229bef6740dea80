import { nextPlayerNumber } from "../../ledger/queries/players/players.ts";
import { namesInFull } from "../../ledger/queries/tournaments/entrants.ts";
import { type Unmatched, unmatched } from "../../periods/tournaments/reports/matching.ts";
import { officeRatings } from "../../periods/tournaments/reports/office-ratings.ts";
import type { OpenPlayer } from "../../web/office/parts/candidates.tsx";
import type { Facts } from "../lists/facts.ts";
import { peopleAmong } from "../public.ts";
import { type About, may } from "../rights.ts";
import type { ActionContext } from "./actions/action.ts";

/** Players of a tournament's reports who are to be matched by hand, with whom they may be. */
export async function openPlayers(
  acting: ActionContext,
  tournament: string,
  about: About,
): Promise<readonly OpenPlayer[]> {
  const { db } = acting.context.ledger;
  const isFull = may(acting.account, "match players", about) || may(acting.account, "see players", {});
  const all = await unmatched(db, tournament);
  const found = isFull ? all : all.map(asPublic(await acting.context.facts()));
  if (found.length === 0) return [];
  const names = await namesOf(acting, found, isFull);
  const freeNumber = await nextPlayerNumber(db);
  const known = await officeRatings(db, tournament, [
    ...new Set(found.flatMap(({ candidates }) => candidates.map(({ player }) => player))),
  ]);
  const ratingOf = (player: string): number | null => known.players.find(({ id }) => id === player)?.rating ?? null;
  return found.map(({ entrant, nameDiffers, candidates, proposal, proposed }) => ({
    nameDiffers,
    candidates: candidates.map(({ sameFederation: _, ...candidate }) => ({
      ...candidate,
      rating: ratingOf(candidate.player),
    })),
    proposal,
    proposed: proposed && {
      player: proposed.player,
      name: names.get(proposed.player ?? "") ?? null,
      on: proposed.on,
      text: proposed.text,
    },
    title: entrant.title,
    rating: entrant.rating,
    freeNumber,
    startNumber: entrant.start_number,
    name: entrant.name,
    line: entrant.line,
    number: entrant.reported_id,
    federation: entrant.federation,
    birth: entrant.birth,
  }));
}

/** What the players whom arbiters propose are called. */
async function namesOf(
  { context }: ActionContext,
  found: readonly Unmatched[],
  isFull: boolean,
): Promise<ReadonlyMap<string, string>> {
  const numbers = found.flatMap(({ proposed }) => proposed?.player ?? []);
  if (isFull) {
    const names = await namesInFull(context.ledger.db, numbers.map(Number));
    return new Map([...names].map(([player, name]) => [String(player), name]));
  }
  const { shown } = await peopleAmong(context, numbers);
  return new Map([...shown].map(([player, { name }]) => [player, name]));
}

/** Those who do not match players see of others only what the public sees. */
const asPublic =
  ({ isShown }: Pick<Facts, "isShown">) =>
  (one: Unmatched): Unmatched => {
    const candidates = one.candidates
      .filter(({ player, federation }) => isShown({ player: Number(player), federation: federation ?? "" }))
      .map((candidate) => ({ ...candidate, birth: candidate.birth?.slice(0, 4) ?? null }));
    const isSeen = one.proposal === "new" || candidates.some(({ player }) => player === one.proposal);
    return { ...one, candidates, proposal: isSeen ? one.proposal : null };
  };
