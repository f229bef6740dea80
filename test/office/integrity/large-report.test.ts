import { test } from "vitest";
import { outlivesReports } from "./large-reports.ts";

test("a server with little memory outlives a report with hundreds of thousands of faults, and answers briefly", () =>
  outlivesReports(["lines"]));
