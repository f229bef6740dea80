import { memoryPlace, serverPlace } from "../../set-up/offices/offices.ts";
import { reconcileContract } from "./reconcile-contract.ts";

reconcileContract("embedded", async () => memoryPlace());
reconcileContract("PostgreSQL", () => serverPlace());
