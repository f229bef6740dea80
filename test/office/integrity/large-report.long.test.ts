import { test } from "vitest";
import { outlivesReports } from "./large-reports.ts";

test("a server with little memory outlives reports with faults of every kind, and answers briefly", () =>
  outlivesReports(["lines", "remarks", "cells"]));
