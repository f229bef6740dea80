import type { Catalogue } from "../../words/types/catalogue.ts";

/** What can be waiting, in the order in which it is looked at. */
export const TASK_KINDS = [
  "answers",
  "questions",
  "late",
  "owed",
  "heldBack",
  "ready",
  "drafts",
  "corrections",
  "objections",
  "alarms",
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What a new office has to do, in this order. */
export const FIRST_STEPS = ["settings", "list", "users", "tournament", "first"] as const;

/** A tournament or a list that somebody must look at. */
export interface Task {
  /** The id of the tournament, or of the list where the task is about one. */
  readonly of: string;
  readonly name: (words: Catalogue) => string;
  /** The day it is about. */
  readonly day: string | null;
  /** A number of days, or why it waits. */
  readonly more: (words: Catalogue) => string;
}

export interface TaskGroup {
  readonly what: TaskKind;
  readonly items: readonly Task[];
}

export const named = (tournament: string, name: string): Omit<Task, "more"> => ({
  of: tournament,
  name: () => `${name} (${tournament})`,
  day: null,
});
