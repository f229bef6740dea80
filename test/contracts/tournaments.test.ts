import { contractEngines } from "../set-up/offices/engines.ts";
import { tournamentContract } from "./tournament-contract.ts";

for (const [engine, placeOf] of contractEngines()) tournamentContract(engine, placeOf);
