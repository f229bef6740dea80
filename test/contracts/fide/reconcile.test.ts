import { contractEngines } from "../../set-up/offices/engines.ts";
import { reconcileContract } from "./reconcile-contract.ts";

for (const [engine, placeOf] of contractEngines()) reconcileContract(engine, placeOf);
