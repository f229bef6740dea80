import { MessageChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerRequests, requestsTo } from "./correspondence.ts";

let line: MessageChannel;
beforeEach(() => {
  line = new MessageChannel();
});
afterEach(() => line.port1.close());

test("each question gets its own answer, whichever comes first", async () => {
  const release = new Map<string, () => void>();
  answerRequests<string>(
    line.port2,
    (question) => new Promise((resolve) => release.set(question, () => resolve(`${question}!`))),
  );
  const { ask } = requestsTo<string>(line.port1);
  const both = Promise.all([ask("first"), ask("second")]);
  while (release.size < 2) await new Promise(setImmediate);
  release.get("second")!();
  release.get("first")!();
  expect(await both).toEqual(["first!", "second!"]);
});

test("questions of one turn go as one message; one that goes at once takes those before it along", async () => {
  const [sent, received]: [number[], string[]] = [[], []];
  line.port2.on("message", (requests: readonly unknown[]) => sent.push(requests.length));
  answerRequests<string>(line.port2, async (question) => received.push(question));
  const { ask, askTogether } = requestsTo<string>(line.port1);
  const later = Promise.resolve().then(() => askTogether("third"));
  expect(await Promise.all([askTogether("first"), askTogether("second"), later])).toEqual([1, 2, 3]);
  expect(sent).toEqual([3]);
  expect(await Promise.all([askTogether("fourth"), ask("fifth"), askTogether("sixth")])).toEqual([4, 5, 6]);
  expect(sent).toEqual([3, 2, 1]);
  expect(received).toEqual(["first", "second", "third", "fourth", "fifth", "sixth"]);
});

test("an error keeps message, code and detail on its way", async () => {
  answerRequests(line.port2, async () => {
    throw Object.assign(new Error("twice"), { code: "23505", detail: "key 7", line: 3 });
  });
  await expect(requestsTo(line.port1).ask("add")).rejects.toMatchObject({
    message: "twice",
    code: "23505",
    detail: "key 7",
  });
});

test("what is thrown and no error is told by its text, without a code", async () => {
  answerRequests(line.port2, () => Promise.reject("plain"));
  const error: unknown = await requestsTo(line.port1)
    .ask("add")
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ message: "plain" });
  expect(error).not.toHaveProperty("code");
});

test("bytes are handed over, not copied", async () => {
  answerRequests(line.port2, async (question) => question);
  const bytes = new Uint8Array([1, 2, 3]);
  const answer = await requestsTo<Uint8Array>(line.port1).ask(bytes, [bytes.buffer]);
  expect(answer).toEqual(new Uint8Array([1, 2, 3]));
  expect(bytes.byteLength).toBe(0);
});

test("when the other thread ends, what waits and what comes later fail with the first reason", async () => {
  const { ask, end } = requestsTo<string>(line.port1);
  const waiting = ask("never answered");
  end(new Error("gone"));
  end(new Error("gone again"));
  await expect(waiting).rejects.toThrow(/^gone$/);
  await expect(ask("late")).rejects.toThrow(/^gone$/);
});
