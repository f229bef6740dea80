import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { AppOptions } from "../app-options.ts";
import { NO_NOTIFICATIONS } from "../notifications/settings.ts";
import type { OfficeServices } from "./actions/action.ts";
import { addOfficeApi } from "./api.ts";
import { heldUploads } from "./held-uploads.ts";
import { idempotentRequests } from "./idempotency.ts";
import { jobRunner } from "./job-runner.ts";
import { addMetrics } from "./metrics.ts";
import { addOfficePages } from "./pages/pages.ts";
import { addPersonFile } from "./person-file.ts";
import { cachedRegistrars } from "./registrars.ts";

/** The office behind the sign-in: its pages, the same actions for programs, and metrics for those who run it. */
export async function addOffice(app: FastifyInstance, options: AppOptions, bodyMax: number): Promise<void> {
  const { context } = options;
  await app.register(multipart, { limits: { fileSize: bodyMax, files: 1, fields: 20, parts: 21 } });
  const services: OfficeServices = {
    context,
    registrars: cachedRegistrars(context.ledger),
    alone: options.book !== undefined,
    notifications: options.notifications ?? NO_NOTIFICATIONS,
    requests: idempotentRequests(context),
    uploads: heldUploads(),
    jobs: jobRunner((error) => app.log.error(error)),
  };
  // A running job ends before the ledger is closed.
  app.addHook("onClose", async () => {
    await services.jobs.last()?.ended;
    await services.uploads.close();
  });
  addMetrics(app, context);
  addOfficePages(app, options, services);
  addOfficeApi(app, options, services);
  addPersonFile(app, options);
}
