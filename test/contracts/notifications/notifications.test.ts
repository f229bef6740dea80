import { contractEngines } from "../../set-up/offices/engines.ts";
import { notificationContract } from "./notification-contract.ts";

for (const [engine, placeOf] of contractEngines()) notificationContract(engine, placeOf);
