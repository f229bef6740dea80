import { folderPlace } from "../set-up/offices/offices.ts";
import { officeContract } from "./office-contract.ts";

officeContract("PGlite in a folder", async () => folderPlace());
