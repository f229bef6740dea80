import { describe } from "vitest";
import { documentsHold } from "../set-up/documents-contract.ts";

/** The same in folders, as the documents have it, and with the commands that take a minute. */
describe("B12: documents, command by command, in folders", () => documentsHold("folder"));
