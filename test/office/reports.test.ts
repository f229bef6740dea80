import { memoryPlace, serverPlace } from "../set-up/offices.ts";
import { reportContract } from "../set-up/report-contract.ts";

reportContract("PGlite", async () => memoryPlace());
reportContract("PostgreSQL", serverPlace);
