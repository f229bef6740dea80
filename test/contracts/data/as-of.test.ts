import { memoryPlace, serverPlace } from "../../set-up/offices/offices.ts";
import { asOfContract } from "./as-of-contract.ts";

asOfContract("embedded", async () => memoryPlace());
asOfContract("PostgreSQL", () => serverPlace());
