import { given } from "../../calculation/derived.ts";
import type { BookFacts } from "../../domain/clubs/club.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { periodUsed } from "../../regulations/lask/articles/boundary.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";
import { bookCalendar } from "./calendar.ts";
import { fieldsOf, recordResolver } from "./players.ts";
import { keeperOf, roundsOf } from "./timeline.ts";

/**
 * The members whose new base at a period start is not final on a day, with the tournaments they wait for: those that
 * keep their old ratings past the start and are not over yet.
 */
export function waitingAt(
  edition: LaskEdition,
  facts: BookFacts,
  { start, on }: { readonly start: IsoDate; readonly on: IsoDate },
): ReadonlyMap<number, readonly string[]> {
  const standing = recordResolver(facts);
  const fields = fieldsOf(facts, standing);
  const calendar = bookCalendar(edition, facts.settings);
  const rounds = roundsOf(facts);
  const waiting = new Map<number, string[]>();
  for (const tournament of facts.tournaments) {
    const end = tournament.end === null ? [] : [given("round played", tournament.end, ENTERED)];
    const days = [...(rounds.get(tournament.tournament) ?? []), ...end];
    const after = days.find(({ value }) => value >= start);
    const last = days.reduce((latest, { value }) => (value > latest ? value : latest), "");
    if (after === undefined || last < on || days[0]!.value >= start) continue;
    const used = periodUsed(edition, (day) => calendar.settingsOn(day).calendar, {
      rounds: days,
      round: after,
      keeper: keeperOf(tournament),
    });
    if (used.value >= start) continue;
    for (const player of fields.get(tournament.tournament)?.values() ?? [])
      if ("member" in player) {
        const member = standing(player.member);
        waiting.set(member, [...(waiting.get(member) ?? []), tournament.tournament]);
      }
  }
  return waiting;
}
