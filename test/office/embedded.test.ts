import { officeContract } from "../set-up/office-contract.ts";
import { folderPlace } from "../set-up/offices.ts";

officeContract("PGlite in a folder", async () => folderPlace());
