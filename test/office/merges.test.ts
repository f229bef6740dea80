import { mergeContract } from "../set-up/merge-contract.ts";
import { memoryPlace, serverPlace } from "../set-up/offices.ts";

mergeContract("PGlite", async () => memoryPlace());
mergeContract("PostgreSQL", serverPlace);
