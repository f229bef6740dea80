import { contractEngines } from "../set-up/offices/engines.ts";
import { reportContract } from "./report-contract.ts";

for (const [engine, placeOf] of contractEngines()) reportContract(engine, placeOf);
