import { correctionContract } from "../set-up/correction-contract.ts";
import { folderPlace, serverPlace } from "../set-up/offices.ts";

correctionContract("PGlite", async () => folderPlace());
correctionContract("PostgreSQL", serverPlace);
