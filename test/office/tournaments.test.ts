import { folderPlace, serverPlace } from "../set-up/offices.ts";
import { tournamentContract } from "../set-up/tournament-contract.ts";

tournamentContract("PGlite", async () => folderPlace());
tournamentContract("PostgreSQL", serverPlace);
