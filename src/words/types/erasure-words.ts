import type { ErasedContent } from "../../domain/erasure.ts";

/** What people are told before and after a person's data are erased. */
export interface ErasureWords {
  readonly goes: string;
  readonly facts: string;
  /** What goes of somebody who is known by name only, and who keeps the same name. */
  readonly named: string;
  readonly staysNamed: string;
  readonly namesakes: string;
  readonly doneNamed: (entry: number) => string;
  readonly entries: (count: number) => string;
  readonly files: Readonly<Record<ErasedContent, (count: number) => string>>;
  readonly stays: string;
  readonly number: (player: string) => string;
  readonly lists: (count: number) => string;
  readonly results: (tournaments: number) => string;
  readonly backups: string;
  /** Births that left old reports. */
  readonly expired: (reports: number) => string;
  readonly wouldExpire: (reports: number) => string;
  readonly done: (player: string, entry: number) => string;
}
