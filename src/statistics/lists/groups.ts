import { type PoolGroup, spanOf } from "../../domain/pool-groups.ts";
import { type PoolList, SEXES } from "./pool-list.ts";

/** The age that a player reaches in a year; null where the birth is not known. */
export const ageIn = (year: number, { birthYear }: PoolList, place: number): number | null =>
  birthYear[place] === 0 ? null : year - birthYear[place]!;

/** Which players of a list a statistic is about. The rating is that of a game, or of the list; place −1: not on the list. */
export type Group = (list: PoolList, place: number, rating: number) => boolean;

/** A group as it is in a year; null: the year is not known, and nobody's age is. */
export type GroupInYear = (year: number | null) => Group;

export const wholePool: Group = () => true;

/** Who belongs to a group; null: everybody. */
export function membersOf(group: PoolGroup | null): GroupInYear {
  if (group === null) return () => wholePool;
  if (group.by === "federation")
    return () => (list, place) => list.federations[list.federation[place] ?? 0] === group.federation;
  if (group.by === "sex") return () => (list, place) => SEXES[list.sex[place] ?? 0] === group.sex;
  const isIn = (value: number): boolean => spanOf([group.span], value) === 0;
  if (group.by === "rating") return () => (_list, _place, rating) => isIn(rating);
  return (year) => (list, place) => {
    const age = year === null || place < 0 ? null : ageIn(year, list, place);
    return age !== null && isIn(age);
  };
}
