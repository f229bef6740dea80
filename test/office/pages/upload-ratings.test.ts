import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { receiptOf } from "../../../src/periods/tournaments/reports/receipt.ts";
import { checkReport, playersIn } from "../../../src/web/check/check-report.ts";
import { acting, begun, importText, listText, memoryPlace } from "../../set-up/offices/offices.ts";
import { bytesOf, FACTS, importPeople, PEOPLE, register } from "../../set-up/offices/tournaments.ts";
import { csrfIn, multipart, officeSite } from "../../set-up/sites/office-site.ts";

/** What an arbiter sees before a report goes: ratings and K are those of the office. */
describe("B6: a report is looked at with ratings and K of the office", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let tournament = "";
  beforeAll(async () => {
    ledger = await begun(place);
    // K 40 of a newcomer: from the rating alone it would be guessed as 20.
    const text = listText(PEOPLE.map(({ id, name, rating = 0 }) => [id ?? 0, name, rating, 3] as const));
    await importText(acting(ledger), text.replace("1900,3,20,", "1900,3,40,"), "2026-10-01");
    ({ tournament } = await register(ledger));
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const ratings = async (players: string, user = "ada") => {
    const { body, statusCode } = await site
      .who(user)
      .get(`/en/office/tournaments/${tournament}/ratings.json?players=${players}`);
    return { statusCode, known: statusCode === 200 ? JSON.parse(body) : null };
  };
  const kOf = (checked: ReturnType<typeof checkReport>) =>
    checked[0]!.rated!.players.map(({ K, kBasis }) => [K?.value, kBasis]);

  test("the office says what it knows of the players of a report", async () => {
    const ids = playersIn("report.trf", bytesOf());
    expect(ids).toEqual(["1000101", "1000102", "1000103", "1000104"]);
    expect((await ratings(`${ids.join(",")},99,x`)).known).toEqual({
      ...{ kind: "standard", system: FACTS.system, games: null, list: "standard-2026-10" },
      players: [
        { id: "1000101", rating: 2100, k: 20, standard: null },
        { id: "1000102", rating: 1900, k: 40, standard: null },
        { id: "1000103", rating: 1800, k: 20, standard: null },
        { id: "1000104", rating: 1700, k: 20, standard: null },
      ],
    });
    for (const user of ["rut", "asta", "nora"]) expect((await ratings("1000101", user)).statusCode).toBe(403);
  });

  test("with it K is the list's; without it, it is a guess and marked as one", async () => {
    const { known } = await ratings(playersIn("report.trf", bytesOf()).join(","));
    const list = [20, 40, 20, 20].map((k) => [k, "list"]);
    expect(kOf(checkReport("report.trf", bytesOf(), known))).toEqual(list);
    expect(kOf(checkReport("report.trf", bytesOf()))).toEqual([20, 20, 20, 20].map((k) => [k, "assumed"]));
  });

  test("a rating that is not the list's is said, and the list's is used", async () => {
    const people = PEOPLE.map((each) => (each.id === 1000102 ? { ...each, rating: 1950 } : each));
    const { known } = await ratings("1000101,1000102,1000103,1000104");
    const [checked] = checkReport("report.trf", bytesOf({ people }), known);
    expect(checked!.issues.map(({ code }) => code)).toContain("rating-not-of-list");
    expect(checked!.rated!.players[1]!.entrant.rating?.value).toBe(1900);
  });

  test("a newcomer without a number is nothing to warn of", async () => {
    const people = [...PEOPLE.slice(0, 3), { id: null, name: "Novak, Jan" }];
    const { known } = await ratings("1000101,1000102,1000103");
    const [checked] = checkReport("report.trf", bytesOf({ people }), known);
    expect(checked!.issues.map(({ code }) => code)).not.toContain("not-on-list");
  });

  test("a report that was turned down is shown with the same numbers", async () => {
    const at = `/en/office/tournaments/${tournament}/report`;
    const csrf = csrfIn((await site.who("ada").get(at)).body);
    const fields = { csrf, action: "send-report", form: "send-report", tournament };
    const broken = Buffer.from(
      Buffer.from(bytesOf())
        .toString("latin1")
        .replace(/(001 {4}1.*)w 1/, "$1w ?"),
      "latin1",
    );
    const { body } = await site
      .who("ada")
      .ask({ method: "POST", url: at, ...multipart(fields, { name: "report.trf", bytes: broken }) });
    expect(body).toContain("Ratings from the standard list of October 2026.");
    expect(body).not.toContain("20*");
  });
});

describe("C8: games as CSV and PGN are received on the page as reports are", () => {
  const [one, two] = PEOPLE;
  const csv = `event,date,round,white,white_fide_id,black,black_fide_id,result
Cup,${FACTS.start},1,"${one!.name}",${one!.id},"${two!.name}",${two!.id},1-0
`;
  const pgn = `[Event "Cup"]
[Site "Lund"]
[Date "${FACTS.start.replaceAll("-", ".")}"]
[Round "1"]
[White "${one!.name}"]
[Black "${two!.name}"]
[Result "0-1"]
[WhiteFideId "${one!.id}"]
[BlackFideId "${two!.id}"]

0-1
`;

  test.each([
    ["games.csv", csv],
    ["games.pgn", pgn],
  ])("%s", async (name, text) => {
    const place = memoryPlace();
    const ledger = await begun(place);
    await importPeople(ledger);
    const { tournament } = await register(ledger);
    const site = await officeSite(ledger);
    const at = `/en/office/tournaments/${tournament}/report`;
    const csrf = csrfIn((await site.who("ada").get(at)).body);
    const fields = { csrf, action: "send-report", form: "send-report", tournament };
    const file = multipart(fields, { name, bytes: Buffer.from(text) });
    expect((await site.who("ada").ask({ method: "POST", url: at, ...file })).statusCode).toBe(303);
    expect(await receiptOf(ledger, tournament, 0)).toMatchObject({ players: 2, games: 1, file: name });
    await site.app.close();
    await ledger.close();
    await place.end();
  });
});

describe("B6: a match without a declared length", () => {
  test("is said before it is sent", () => {
    const match = { kind: "standard", system: "match", games: null, list: null, players: [] } as const;
    const codes = checkReport("report.trf", bytesOf(), match)[0]!.issues.map(({ code }) => code);
    expect(codes).toContain("match-length-unknown");
    const declared = checkReport("report.trf", bytesOf(), { ...match, games: 6 })[0]!.issues.map(({ code }) => code);
    expect(declared).not.toContain("match-length-unknown");
  });
});
