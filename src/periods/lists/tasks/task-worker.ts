import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { Refusal } from "../../../domain/refusal.ts";
import { scratchEngine } from "../../../ledger/engines/scratch.ts";
import { DoneBefore } from "../../../ledger/idempotency.ts";
import { openWorkerLedger } from "../../../ledger/open-worker.ts";
import { faultOf } from "../../../ledger/wire/correspondence.ts";
import { project } from "../../projections.ts";
import type { TaskData, TaskMessage } from "./in-background.ts";
import { doTask } from "./list-tasks.ts";

// On Linux a thread has a priority of its own: pages go first.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

// The thread of one task: it posts progress, then the result, and ends.
const port = parentPort;
if (port === null) throw new Error("this file is the start of a thread");
const { access, name, appendOptions, request }: TaskData = workerData;
const post = (message: TaskMessage): void => port.postMessage(message);

async function work(): Promise<TaskMessage> {
  const ledger = await openWorkerLedger(access, { project, now: Date.now });
  try {
    const result = await doTask(name, { ledger, appendOptions }, request, {
      openScratch: scratchEngine,
      progress: (step, done, total) => post({ progress: { step, done, total } }),
    });
    return { result };
  } finally {
    await ledger.close();
  }
}

function endOf(error: unknown): TaskMessage {
  if (error instanceof Refusal) return { refusal: error.given };
  if (error instanceof DoneBefore) return { earlier: error.earlier };
  return { fault: faultOf(error) };
}

post(await work().catch(endOf));
