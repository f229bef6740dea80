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

test("a header with commas goes with names that have one, and with rows of a spreadsheet", () => {
  expect(rows("name, birth\nBerg, Olof, 1990\nEk, 1991\nNagy, Béla")).toEqual([
    ["Berg, Olof", "", "1990", ""],
    ["Ek", "", "1991", ""],
    ["Nagy", "", "Béla", ""],
  ]);
  expect(rows("birth, name, id\n1990, Berg, Olof, 77\n1991, Ek, 78,")).toEqual([
    ["Berg, Olof", "", "1990", "77"],
    ["Ek", "", "1991", "78"],
  ]);
  expect(rows("namn, född\nBerg, Olof\t1990")).toEqual([["Berg, Olof", "", "1990", ""]]);
});

test("one number behind a name is unclear, unless a header or its place says what it is", () => {
  const unclear = (text: string) => readMembers(text).map(({ isUnclear }) => isUnclear);
  expect(unclear("Berg, Olof, 1987\nBerg, Olof; 1987\nBerg, Olof\t1987")).toEqual([true, true, true]);
  expect(unclear("Berg, Olof\nBerg, Olof, 1987,\nBerg, Olof,, 1987\nEk; 1987;")).toEqual([false, false, false, false]);
  expect(unclear("name;rating\nBerg, Olof;1987")).toEqual([false]);
});
