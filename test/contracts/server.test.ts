import { serverPlace } from "../set-up/offices/offices.ts";
import { officeContract } from "./office-contract.ts";

officeContract("a PostgreSQL server", serverPlace);
