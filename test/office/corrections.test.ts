import { correctionContract } from "../set-up/correction-contract.ts";
import { memoryPlace, serverPlace } from "../set-up/offices.ts";

correctionContract("PGlite", async () => memoryPlace());
correctionContract("PostgreSQL", serverPlace);
