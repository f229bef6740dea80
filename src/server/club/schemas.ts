import { Type } from "typebox";
import { RATING_MAX } from "../../domain/limits.ts";
import { plainText } from "../office/schemas.ts";

/** Parts of a keeper's input. null comes first: type coercion takes the first match. */
export const Day = Type.String({ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" });
export const DayOrNone = Type.Optional(Type.Union([Type.Null(), Day]));
export const TextOrNone = Type.Optional(Type.Union([Type.Null(), plainText(200)]));
export const Name = plainText(200, 1);
export const Player = plainText(200, 1);
export const Rating = Type.Integer({ minimum: 1, maximum: RATING_MAX });
export const RatingOrNone = Type.Optional(Type.Union([Type.Null(), Rating]));
export const BookNumber = Type.Integer({ minimum: 1, maximum: 999_999 });
export const RoundOrNone = Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 999 })]));
/** `90`, or `90+30`. */
export const Minutes = Type.Optional(Type.Union([Type.Null(), plainText(10)]));
/** Whether lists that are closed may change. */
export const CONFIRM = { confirm: Type.Optional(Type.Boolean()) };
