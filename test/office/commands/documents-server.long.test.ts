import { describe } from "vitest";
import { documentsHold } from "./documents-contract.ts";

/** Every command that a document shows prints what the document says. On a server, where each takes a moment only. */
describe("B12: documents, command by command", () => documentsHold("server"));
