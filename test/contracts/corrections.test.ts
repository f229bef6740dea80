import { memoryPlace, serverPlace } from "../set-up/offices/offices.ts";
import { correctionContract } from "./correction-contract.ts";

correctionContract("PGlite", async () => memoryPlace());
correctionContract("PostgreSQL", serverPlace);
