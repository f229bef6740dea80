import { contractEngines } from "../../set-up/offices/engines.ts";
import { fideFilesContract } from "./fide-files-contract.ts";

for (const [engine, placeOf] of contractEngines()) fideFilesContract(engine, placeOf);
