import { contractEngines } from "../set-up/offices/engines.ts";
import { correctionContract } from "./correction-contract.ts";

for (const [engine, placeOf] of contractEngines()) correctionContract(engine, placeOf);
