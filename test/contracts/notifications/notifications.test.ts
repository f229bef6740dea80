import { memoryPlace, serverPlace } from "../../set-up/offices/offices.ts";
import { notificationContract } from "./notification-contract.ts";

notificationContract("embedded", async () => memoryPlace());
notificationContract("PostgreSQL", () => serverPlace());
