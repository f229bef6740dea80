import { memoryPlace, serverPlace } from "../set-up/offices/offices.ts";
import { mergeContract } from "./merge-contract.ts";

mergeContract("PGlite", async () => memoryPlace());
mergeContract("PostgreSQL", serverPlace);
