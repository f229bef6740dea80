import { readGroup, type ValueSpan } from "../../domain/pool-groups.ts";
import type { Catalogue } from "../types/catalogue.ts";

/** A group of players as people call it: "Age 19–34" for `age=19-34`; null: all players. */
export function groupName(
  { scaleReport, monitor }: Pick<Catalogue, "scaleReport" | "monitor">,
  text: string | null,
): string {
  const { kinds, all } = scaleReport.group;
  const group = text === null ? undefined : readGroup(text);
  if (group === undefined) return all;
  if (group.by === "federation") return `${kinds.federation} ${group.federation}`;
  if (group.by === "sex") return monitor.watch.sexes[group.sex];
  return `${kinds[group.by]} ${spanName({ scaleReport }, group.span)}`;
}

/** A span of ages or ratings: "19–34", "up to 18", "50 or more". */
export function spanName({ scaleReport: { levels } }: Pick<Catalogue, "scaleReport">, { from, to }: ValueSpan): string {
  if (from === null) return levels.atMost(to ?? 0);
  return to === null ? levels.atLeast(from) : `${from}–${to}`;
}
