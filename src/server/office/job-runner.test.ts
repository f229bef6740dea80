import { expect, test } from "vitest";
import { Refusal } from "../../domain/refusal.ts";
import { endWithinMoment, jobRunner } from "./job-runner.ts";

const named = { action: "close-period", about: "standard", by: "ada", idempotency: null };

test("one thing at a time; how far it is can be seen, and its end", async () => {
  const jobs = jobRunner(() => undefined);
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const job = jobs.start(named, async (progress) => {
    progress("players", 3, 10);
    await gate;
    return { entries: [], list: "standard-2026-12" };
  });
  expect(await endWithinMoment(job)).toBeNull();
  expect(jobs.last()?.at).toEqual({ step: "players", done: 3, total: 10 });
  expect(() => jobs.start(named, async () => ({ entries: [] }))).toThrow("work-running");
  finish();
  await job.ended;
  expect(jobs.last()?.end).toEqual({ state: "done", result: { entries: [], list: "standard-2026-12" } });
  jobs.start(named, async () => ({ entries: [] }));
});

test("a refusal is told, a mistake of ours is logged", async () => {
  const failures: unknown[] = [];
  const jobs = jobRunner((error) => failures.push(error));
  const refused = jobs.start(named, async () => Promise.reject(new Refusal("no-list-before", { kind: "rapid" })));
  expect((await endWithinMoment(refused))?.state).toBe("refused");
  const failed = jobs.start(named, async () => Promise.reject(new Error("a slip")));
  expect((await endWithinMoment(failed))?.state).toBe("failed");
  expect(failures.map(String)).toEqual(["Error: a slip"]);
});
