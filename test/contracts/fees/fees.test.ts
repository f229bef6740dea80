import { contractEngines } from "../../set-up/offices/engines.ts";
import { feesContract } from "./fees-contract.ts";

for (const [engine, placeOf] of contractEngines()) feesContract(engine, placeOf);
