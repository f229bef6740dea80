import type { MessagePort, Worker } from "node:worker_threads";

/** One end of a line between two threads. */
export type Port = Pick<MessagePort | Worker, "postMessage" | "on">;

/** An error as it travels between threads. */
export interface Fault {
  readonly message: string;
  readonly code: string | null;
  readonly detail: string | null;
}

type Reply = { readonly number: number } & ({ readonly value: unknown } | { readonly fault: Fault });

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Request<Question> {
  readonly number: number;
  readonly question: Question;
}

/** Questions to another thread, each with a number by which its answer is known. */
export function requestsTo<Question>(port: Port) {
  const waiting = new Map<number, Waiting>();
  let [requests, buffers]: [Request<Question>[], ArrayBuffer[]] = [[], []];
  let last = 0;
  let ended: Error | undefined;
  const post = (): void => {
    if (requests.length > 0) port.postMessage(requests, buffers);
    [requests, buffers] = [[], []];
  };
  const ask = (question: Question, transfer: readonly ArrayBuffer[]): Promise<unknown> => {
    if (ended) return Promise.reject(ended);
    last += 1;
    const number = last;
    requests.push({ number, question });
    buffers.push(...transfer);
    return new Promise<unknown>((resolve, reject) => waiting.set(number, { resolve, reject }));
  };
  port.on("message", (reply: Reply) => {
    const asked = waiting.get(reply.number);
    waiting.delete(reply.number);
    if ("fault" in reply) asked?.reject(errorOf(reply.fault));
    else asked?.resolve(reply.value);
  });
  return {
    /** At once. Bytes that are handed over are not copied. */
    ask: (question: Question, transfer: readonly ArrayBuffer[] = []): Promise<unknown> => {
      const answer = ask(question, transfer);
      post();
      return answer;
    },
    /** With the others of this turn of the event loop: waking the other thread costs as much as a short statement. */
    askTogether: (question: Question): Promise<unknown> => {
      if (requests.length === 0) process.nextTick(post);
      return ask(question, []);
    },
    /** The other thread is gone: nobody waits for it any more. */
    end: (error: Error): void => {
      ended ??= error;
      for (const { reject } of waiting.values()) reject(ended);
      waiting.clear();
    },
  };
}

/** Answers the questions of another thread. An error is thrown again in the thread that asked. */
export function answerRequests<Question>(port: Port, answer: (question: Question) => Promise<unknown>): void {
  port.on("message", (requests: readonly Request<Question>[]) => {
    for (const { number, question } of requests)
      answer(question).then(
        (value) => port.postMessage({ number, value }, value instanceof Uint8Array ? ownBuffer(value) : []),
        (error: unknown) => port.postMessage({ number, fault: faultOf(error) }),
      );
  });
}

/** Each answer has a buffer of its own, which is handed over and not copied. */
const ownBuffer = ({ buffer }: Uint8Array): ArrayBuffer[] => (buffer instanceof ArrayBuffer ? [buffer] : []);

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error), code: null, detail: null };
  const text = (key: "code" | "detail"): string | null => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === "string" ? value : null;
  };
  return { message: error.message, code: text("code"), detail: text("detail") };
}

export const errorOf = ({ message, code, detail }: Fault): Error =>
  Object.assign(new Error(message), { ...(code === null ? {} : { code }), ...(detail === null ? {} : { detail }) });
