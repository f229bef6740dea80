import { memoryPlace, serverPlace } from "../../set-up/offices/offices.ts";
import { fideFilesContract } from "./fide-files-contract.ts";

fideFilesContract("embedded", async () => memoryPlace());
fideFilesContract("PostgreSQL", () => serverPlace());
