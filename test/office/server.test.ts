import { officeContract } from "../set-up/office-contract.ts";
import { serverPlace } from "../set-up/offices.ts";

officeContract("a PostgreSQL server", serverPlace);
