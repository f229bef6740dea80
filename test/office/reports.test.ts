import { folderPlace, serverPlace } from "../set-up/offices.ts";
import { reportContract } from "../set-up/report-contract.ts";

reportContract("PGlite", async () => folderPlace());
reportContract("PostgreSQL", serverPlace);
