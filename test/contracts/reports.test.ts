import { memoryPlace, serverPlace } from "../set-up/offices/offices.ts";
import { reportContract } from "./report-contract.ts";

reportContract("PGlite", async () => memoryPlace());
reportContract("PostgreSQL", serverPlace);
