import { Worker } from "node:worker_threads";
import type { ListStep } from "../../../domain/list-making.ts";
import { Refusal, type RefusalGiven } from "../../../domain/refusal.ts";
import type { LedgerAccess } from "../../../ledger/database.ts";
import { DoneBefore, type Earlier } from "../../../ledger/idempotency.ts";
import type { AppendOptions } from "../../../ledger/ledger.ts";
import { errorOf, type Fault } from "../../../ledger/wire/correspondence.ts";
import type { Office } from "../../office.ts";
import { doTask, type ListTasks, signPublished, type TaskName, type TaskOptions } from "./list-tasks.ts";

/** What a thread is given to do. */
export interface TaskData {
  readonly access: LedgerAccess;
  readonly name: TaskName;
  readonly appendOptions: AppendOptions;
  readonly request: ListTasks[TaskName]["request"] & never;
}

export type TaskMessage =
  | { readonly progress: { readonly step: ListStep; readonly done: number; readonly total: number } }
  | { readonly result: ListTasks[TaskName]["result"] }
  | { readonly refusal: RefusalGiven }
  | { readonly earlier: Earlier }
  | { readonly fault: Fault };

/** Node 20 runs no TypeScript: in tests of the sources there is no worker to start. */
const WORKER = new URL("./task-worker.js", import.meta.url);
const CAN_START = import.meta.url.endsWith(".js");

/**
 * Does a task beside everything else: in a worker, so that a server goes on answering. Where no worker can start, or none
 * can reach the office, the task is done in this thread.
 */
export async function inBackground<Name extends TaskName>(
  name: Name,
  office: Office,
  request: ListTasks[Name]["request"],
  options: TaskOptions,
): Promise<ListTasks[Name]["result"]> {
  const access = CAN_START ? office.ledger.access() : null;
  const worker =
    access && startWorker({ access, name, appendOptions: office.appendOptions, request: request as never });
  const done = worker === null ? doTask(name, office, request, options) : endOf<Name>(worker, options);
  const result = await done;
  await signPublished(name, office);
  return result;
}

function startWorker(data: TaskData): Worker | null {
  const { engine } = data.access;
  const transferList = "port" in engine ? [engine.port] : [];
  try {
    return new Worker(WORKER, { workerData: data, transferList });
  } catch {
    if ("port" in engine) engine.port.close();
    return null;
  }
}

const endOf = <Name extends TaskName>(worker: Worker, { progress }: TaskOptions): Promise<ListTasks[Name]["result"]> =>
  new Promise((resolve, reject) => {
    worker.on("message", (message: TaskMessage) => {
      if ("progress" in message) progress(message.progress.step, message.progress.done, message.progress.total);
      else if ("result" in message) resolve(message.result);
      else if ("refusal" in message) reject(new Refusal(...message.refusal));
      else if ("earlier" in message) reject(new DoneBefore(message.earlier));
      else reject(errorOf(message.fault));
    });
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("the worker ended before its task")));
  });
