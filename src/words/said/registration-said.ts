import type { Registration } from "../../domain/registration.ts";
import type { Catalogue } from "../types/catalogue.ts";

/** What is registered of a tournament in words, as far as it is anything but usual; null: nothing to say. */
export function registrationSaid(
  words: Catalogue,
  facts: Registration,
): Readonly<Record<keyof Registration, string | null>> {
  const { tournaments } = words.office;
  const yes = (value: boolean): string | null => (value ? words.phrases.yes : null);
  return {
    ...facts,
    kind: words.values[facts.kind],
    system: words.values[facts.system],
    schedule: facts.schedule.join(", ") || null,
    arbiters: facts.arbiters.map(({ name, licensed }) => tournaments.licensed(name, licensed)).join("; ") || null,
    heldBy: facts.heldBy === "other" ? null : words.values[facts.heldBy],
    national: facts.national === "no" ? null : words.values[facts.national],
    teamChampionship: yes(facts.teamChampionship),
    norms: yes(facts.norms),
    league: yes(facts.league),
    longer: yes(facts.longer),
    games: facts.games === null ? null : String(facts.games),
    waiver: yes(facts.waiver),
    ratings: facts.ratings === "start" ? null : tournaments.ratings[facts.ratings],
    inParts: yes(facts.inParts),
    stageOf: facts.stageOf ?? null,
    organiser: facts.organiser ?? null,
    deviations: facts.deviations ?? null,
    approvedOn: facts.approvedOn ?? null,
  };
}
