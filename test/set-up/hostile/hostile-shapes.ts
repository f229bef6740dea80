/** What is repeated: single characters that patterns count, and pairs that keep something open. */
const UNITS: readonly string[] = [
  ..."/ \t\"'[]{}<>,;:|0+-=.\\&%#é𝄞\n\r",
  ...[
    "a ",
    " a",
    '" ',
    '""',
    '",',
    ',"',
    "a,",
    '",a\n',
    '"\n',
    ",\n",
    '\\"',
    '[a "',
    '[a ""]',
    '[a "b"] ',
    "{a",
    "{}",
    "{;",
    "}{",
  ],
  ...["<a", "<a>", "<!--", "-->", "<player>", "<player ", "<player><name>", "</player>", "&amp;", "&#1", "<![CDATA["],
  ...[
    "1 - 0 ",
    " 1",
    "1 -",
    "0 ",
    "1.",
    "0,5",
    "1/2",
    "+ -",
    "3h 2",
    "90+",
    "40/90:",
    "10s",
    "''",
    "\r\n",
    "  \n",
    "é ",
    "a\r",
  ],
  ...[
    "001 \n",
    "001    1\n",
    "012\n",
    "042 1\n",
    "x\n",
    "1;2;3\n",
    "A 1-0 B\n",
    "0000 - - ",
    "   2 w 1  ",
    "   1 b =  ",
  ],
  ...['[Event "a"]\n', '[Event "a"]\n\n', '[White "', "001 00001 ", "132 ", "26/01/01 ", "JAN26 "],
];

/** What stands before it, by the form of the file, so that each reader is reached in each of its states. */
const CONTEXTS: Readonly<Record<string, readonly string[]>> = {
  any: [""],
  csv: [
    "white,black,result\n",
    'white,black,result\n"',
    "white;black;result\nA;B;",
    "white,black,result,",
    "white,black,result,date,round,white_id\nA,B,1-0,",
  ],
  pgn: [
    '[Event "',
    '[Event "a"]\n[White "b"]\n[Black "c"]\n[Result "1-0"]\n\n',
    '[Event "a"]\n[White "b"]\n[Black "c"]\n[TimeControl "',
  ],
  trf: [
    "012 A\n",
    "012 A\n001    1      ",
    "012 A\n042 ",
    "012 A\n122 ",
    "012 A\n222 ",
    "012 A\n001    1      Sample, Ida                       1800             \n001 ",
    "012 A\n132                                                                                        ",
  ],
  list: [
    "<playerslist>\n",
    "<playerslist>\n<player><fideid>1001</fideid><name>",
    "<playerslist>\n<player fideid=",
    "fideid,name,rating\n",
    "fideid,name,rating\n1001,",
    "ID Number      Name                              Fed  Sex  Tit  WTit OTit     SRtng SGm SK  B-day Flag\n",
    "ID Number ",
  ],
  evening: ["A 1-0 B\nA ", "1. "],
};

export interface HostileShape {
  /** The form of file it begins like; "any" where it is of none. */
  readonly form: string;
  readonly name: string;
  readonly text: (size: number) => string;
}

const REPEATED: readonly HostileShape[] = Object.entries(CONTEXTS).flatMap(([form, contexts]) =>
  contexts.flatMap((context) =>
    UNITS.map((unit) => ({
      form,
      name: JSON.stringify(`${context}${unit}`),
      text: (size: number) => `${context}${unit.repeat(Math.ceil(size / unit.length))}`,
    })),
  ),
);

/** Lines that differ from each other, after a beginning that grows as they do. */
const counted = (
  name: string,
  unit: (index: number) => string,
  begin: (size: number) => string = () => "",
): HostileShape => ({
  form: name.split(/[ :]/)[0]!,
  name,
  text: (size) => {
    let text = begin(size / 2);
    for (let index = 1; text.length < size; index++) text += unit(index);
    return text;
  },
});

const player = (index: number): string => `001 ${String(index).padStart(4)}      Sample, Ida ${index}`.padEnd(89);
const cell = (opponent: number): string => `  ${String(opponent).padStart(4)} w 1`;
const pgn = (tags: Readonly<Record<string, string | number>>): string =>
  `${Object.entries(tags)
    .map(([name, value]) => `[${name} "${value}"]\n`)
    .join("")}\n1. e4 *\n\n`;
const many = (text: string) => (size: number) => text.repeat(Math.ceil(size / text.length));

const COUNTED: readonly HostileShape[] = [
  counted(
    "csv: other players",
    (at) => `A ${at},B ${at},1-0\n`,
    () => "white,black,result\n",
  ),
  counted(
    "csv: one name, many ids",
    (at) => `A,${at},B,1-0\n`,
    () => "white,white_id,black,result\n",
  ),
  counted(
    "csv: one id, many names",
    (at) => `A ${at},1,B,1-0\n`,
    () => "white,white_id,black,result\n",
  ),
  counted(
    "csv: one pair",
    () => "A,B,1-0\n",
    () => "white,black,result\n",
  ),
  counted(
    "csv: many columns",
    () => "A,B,1-0\n",
    (size) => `white,black,result${many(",x")(size)}\n`,
  ),
  counted(
    "csv: many columns with names",
    () => "A,B,1-0\n",
    (size) => `${many("x,")(size)}white,black,result\n`,
  ),
  counted(
    "csv: one column many times",
    (at) => `A,B,${at}\n`,
    (size) => `white,black,result${many(",black")(size)}\n`,
  ),
  counted(
    "list csv: many columns",
    (at) => `${at},A\n`,
    (size) => `fideid,name,rating${many(",x")(size)}\n`,
  ),
  counted(
    "list csv",
    (at) => `${at},A,x\n`,
    () => "fideid,name,rating\n",
  ),
  counted(
    "list xml",
    (at) => `<player><fideid>${at}</fideid><name>A</player>\n`,
    () => "<playerslist>\n",
  ),
  counted(
    "list xml: one long player",
    (at) => `<name>${at}\n`,
    () => "<playerslist>\n<player>",
  ),
  counted("pgn: other events", (at) => pgn({ Event: at, White: "A", Black: "B", Result: "1-0" })),
  counted("pgn: other players", (at) => pgn({ Event: "E", White: at, Black: `B${at}`, Result: "1-0" })),
  counted("pgn: the same game", () => pgn({ Event: "E", White: "A", Black: "B", Round: 1, Result: "1-0" })),
  counted("pgn: many tags", (at) => `[T${at} "1"]\n`),
  counted(
    "pgn: one long time control",
    () => "1",
    () => '[Event "a"]\n[White "b"]\n[Black "c"]\n[TimeControl "',
  ),
  counted(
    "trf: players",
    (at) => `${player(at)}${cell(at + 1)}\n`,
    () => "012 A\n",
  ),
  counted(
    "trf: one number",
    () => `${player(1)}${cell(2)}\n`,
    () => "012 A\n",
  ),
  counted(
    "trf: one opponent",
    (at) => `${player(at % 9_999)}${cell(1)}\n`,
    () => "012 A\n",
  ),
  counted(
    "trf: many rounds, many players",
    (at) => `${player(at + 1)}\n`,
    (size) => `012 A\n${player(1)}${many(cell(2))(size)}\n`,
  ),
  counted(
    "trf: many rounds, one number",
    () => `${player(1)}\n`,
    (size) => `012 A\n${player(1)}${many(cell(2))(size)}\n`,
  ),
  counted(
    "trf: unread rounds",
    () => "  xxxx w 1",
    () => `012 A\n${player(2)}${cell(1).repeat(5)}\n${player(1)}`,
  ),
  counted(
    "trf: byes",
    (at) => `240 F ${String(at % 999).padStart(3)}    1\n`,
    (size) => `012 A\n${player(1)}${many(cell(2))(size)}\n`,
  ),
  counted(
    "trf: round dates",
    () => "26/01/0x  ",
    () => `012 A\n${player(1)}\n132${" ".repeat(88)}`,
  ),
  counted(
    "trf: teams",
    (at) => `${`013 Team ${at}`.padEnd(36)}   1    2\n`,
    () => `012 A\n${player(1)}\n`,
  ),
  counted("evening: lines", (at) => `A${at} 1-0 B\n`),
];

export const HOSTILE_SHAPES: readonly HostileShape[] = [...COUNTED, ...REPEATED];
