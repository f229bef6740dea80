import { memoryPlace, serverPlace } from "../set-up/offices.ts";
import { tournamentContract } from "../set-up/tournament-contract.ts";

tournamentContract("PGlite", async () => memoryPlace());
tournamentContract("PostgreSQL", serverPlace);
