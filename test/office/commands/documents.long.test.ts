import { describe } from "vitest";
import { documentsHold } from "./documents-contract.ts";

/** The same in folders, as the documents have it, and with the commands that take a minute. */
describe("B12: documents, command by command, in folders", () => documentsHold("folder"));
