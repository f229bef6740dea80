import { expect, test } from "vitest";
import { readMembers } from "./read-members.ts";

const rows = (text: string) => readMembers(text).map(({ name, rating, birth, id }) => [name, rating, birth, id]);

test("members are read one a line, with or without what follows a name", () => {
  expect(rows("Öster, Ida\r\n\nBerg, Olof, 1500, 1990-05-17\nNagy Béla; 1600;; 77\nEk\t\t2001")).toEqual([
    ["Öster, Ida", "", "", ""],
    ["Berg, Olof", "1500", "1990-05-17", ""],
    ["Nagy Béla", "1600", "", "77"],
    ["Ek", "", "2001", ""],
  ]);
  expect(readMembers("Öster, Ida\n\nBerg, Olof").map(({ line }) => line)).toEqual([1, 3]);
});

test("a header says what the columns are, in any order and language", () => {
  expect(rows('\uFEFFid,born,name,rating\n77,1990,"Öster, Ida",1500')).toEqual([["Öster, Ida", "1500", "1990", "77"]]);
  expect(rows("Namn;Född\nÖster, Ida;1990")).toEqual([["Öster, Ida", "", "1990", ""]]);
  expect(rows("")).toEqual([]);
});
