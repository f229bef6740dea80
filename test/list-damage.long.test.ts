import { test } from "vitest";
import { damageLists } from "./set-up/list-damage.ts";
import { shareOf } from "./set-up/share.ts";

const DAMAGED = shareOf(200_000);

test(`${DAMAGED} damaged lists never throw, hang, or depend on the pieces`, () => damageLists(DAMAGED));
