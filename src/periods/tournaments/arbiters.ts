import { searchable } from "../../domain/player.ts";
import type { Registration } from "../../domain/registration.ts";
import type { TournamentReport } from "../../domain/report.ts";

/** Arbiters whom a report names and the registration does not: one may be written in many ways, so one common word is enough. */
export function unregisteredArbiters(
  { chiefArbiter, deputyArbiters }: Pick<TournamentReport, "chiefArbiter" | "deputyArbiters">,
  { arbiters }: Pick<Registration, "arbiters">,
): readonly string[] {
  const known = new Set(arbiters.flatMap(({ name }) => wordsOf(name)));
  return [chiefArbiter, ...deputyArbiters].filter(
    (name): name is string =>
      name !== null && wordsOf(name).length > 0 && !wordsOf(name).some((word) => known.has(word)),
  );
}

/** A number or a title says nothing of who it is. */
const wordsOf = (name: string): readonly string[] =>
  searchable(name)
    .split(" ")
    .filter((word) => /^\p{L}{2,}$/u.test(word) && !/^(?:ia|fa|na|wia)$/.test(word));
