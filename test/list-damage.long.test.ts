import { test } from "vitest";
import { damageLists } from "./set-up/list-damage.ts";

test("200,000 damaged lists never throw, hang, or depend on the pieces", () => damageLists(200_000));
