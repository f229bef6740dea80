import { memoryPlace, serverPlace } from "../set-up/offices/offices.ts";
import { tournamentContract } from "./tournament-contract.ts";

tournamentContract("PGlite", async () => memoryPlace());
tournamentContract("PostgreSQL", serverPlace);
