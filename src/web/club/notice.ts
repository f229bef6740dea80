import type { ListMark } from "../../domain/clubs/club-codes.ts";
import type { ClubList, ClubListLine } from "../../domain/clubs/club-list.ts";
import { clubListTxt } from "../../formats/club-list/write.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";

/** The list for a notice board, with what its marks mean below it. */
export function noticeText(words: Catalogue, list: ClubList): string {
  const { listTitle, versionOf, soFar, columns, marks } = words.office.clubs;
  const { name, period, version, on } = list.header;
  return clubListTxt(list, {
    title: listTitle(name, period),
    version: version === 0 ? soFar : versionOf(version, on),
    heads: [columns.number, columns.name, columns.rating, columns.change, columns.games, columns.marks],
    mark: (line) => markText(words, line),
    legend: marksUsed(list).map((mark) => `${marks[mark].sign}  ${marks[mark].means}`),
  });
}

/** The signs beside a line, and what it waits for. */
export const markText = (words: Catalogue, { marks, waits }: ClubListLine): string =>
  [
    marks.map((mark) => words.office.clubs.marks[mark].sign).join(" "),
    waits.length > 0 ? words.office.clubs.waitsFor(waits.join(", ")) : "",
  ]
    .filter((part) => part !== "")
    .join("  ");

export const marksUsed = ({ lines }: Pick<ClubList, "lines">): readonly ListMark[] => [
  ...new Set(lines.flatMap((line) => line.marks)),
];
