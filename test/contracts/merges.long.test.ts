import { contractEngines } from "../set-up/offices/engines.ts";
import { mergeContract } from "./merge-contract.ts";

for (const [engine, placeOf] of contractEngines()) mergeContract(engine, placeOf);
