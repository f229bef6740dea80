import { contractEngines } from "../../set-up/offices/engines.ts";
import { asOfContract } from "./as-of-contract.ts";

for (const [engine, placeOf] of contractEngines()) asOfContract(engine, placeOf);
