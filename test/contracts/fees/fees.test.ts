import { memoryPlace, serverPlace } from "../../set-up/offices/offices.ts";
import { feesContract } from "./fees-contract.ts";

feesContract("embedded", async () => memoryPlace());
feesContract("PostgreSQL", () => serverPlace());
