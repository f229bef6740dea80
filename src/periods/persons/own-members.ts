import { Refusal } from "../../domain/refusal.ts";
import { memberFacts } from "../../ledger/queries/clubs/clubs.ts";
import type { Db } from "../../ledger/schema/tables.ts";

/** A member of a club who is the person, under every spelling the club ever had. */
export interface OwnMember {
  readonly club: string;
  readonly member: number;
  readonly names: readonly string[];
  readonly numbers: readonly string[];
}

/** `club/member`: persons whom only a club knows are asked for by it. */
export const memberKey = ({ club, member }: Pick<OwnMember, "club" | "member">): string => `${club}/${member}`;
export const isMemberKey = (text: string): boolean => /^[^/]+\/\d{1,6}$/.test(text);

/** Neither a number nor a member: arbiters, organisers and others are asked for by name. */
export const isNameOnly = (text: string): boolean => !/^\d*$/.test(text) && !isMemberKey(text);

export type PayloadFields = Readonly<Partial<Record<string, unknown>>>;

/** Whether the payload of an entry of a club's book is about one of these members. */
export const isAboutMember = ({ club, member, into, merged }: PayloadFields, members: ReadonlySet<string>): boolean =>
  [member, into, merged].some((each) => typeof each === "number" && members.has(`${club}/${each}`));

/** Members with one of these numbers, and those whom their club has found to be the same person. */
export const ownMembers = async (db: Db, numbers: readonly string[]): Promise<readonly OwnMember[]> =>
  withMerged(await allMembers(db), (each) => each.numbers.some((number) => numbers.includes(number)));

/** The member who is asked for, with those whom the club has merged with it. */
export async function askedMember(db: Db, key: string): Promise<readonly OwnMember[]> {
  const found = withMerged(await allMembers(db), (each) => memberKey(each) === key);
  if (found.length === 0) throw new Refusal("unknown-member", { member: key });
  return found;
}

interface KnownMember extends OwnMember {
  /** By what the book says now; null: the club has not merged it. */
  readonly mergedInto: number | null;
}

async function allMembers(db: Db): Promise<readonly KnownMember[]> {
  const members = new Map<string, KnownMember>();
  for (const { club, key, undone, facts } of await memberFacts(db)) {
    const { name, id, mergedInto } = JSON.parse(facts) as MemberFacts;
    const at = memberKey({ club, member: Number(key) });
    const before = members.get(at);
    members.set(at, {
      club,
      member: Number(key),
      names: [...(before?.names ?? []), name],
      numbers: [...(before?.numbers ?? []), ...(id === null ? [] : [id])],
      mergedInto: undone === null ? mergedInto : (before?.mergedInto ?? null),
    });
  }
  return [...members.values()];
}

interface MemberFacts {
  readonly name: string;
  readonly id: string | null;
  readonly mergedInto: number | null;
}

function withMerged(all: readonly KnownMember[], isOwn: (each: KnownMember) => boolean): readonly OwnMember[] {
  const own = new Set(all.filter(isOwn));
  const isSame = (one: KnownMember, other: KnownMember): boolean =>
    one.club === other.club && (one.mergedInto === other.member || other.mergedInto === one.member);
  // A set goes on with what is added to it: merges may be chained.
  for (const each of own) for (const other of all) if (isSame(each, other)) own.add(other);
  return [...own];
}
