// The API of an office, with types: the first players of the current standard list, and the lists of the first.
// `npm start`, then `node examples/client.mjs http://127.0.0.1:8080`
import { OfficeProblem, officeAt } from "rating-office/client";

const [, , address = "http://127.0.0.1:8080"] = process.argv;
const office = officeAt(address, { language: "en" });

try {
  const { players } = await office.lists.show({ list: "standard" });
  for (const { name, federation, rating } of players.slice(0, 10)) console.log(`${rating}  ${federation}  ${name}`);
  const [best] = players;
  if (best !== undefined) {
    const { entries } = await office.players.show({ player: best.player });
    console.log(`\n${best.name}, list by list:`);
    for (const { list, rating, games, k } of entries)
      console.log(`${list}  ${rating ?? "unrated"}  ${games} games, K ${k}`);
  }
} catch (error) {
  if (!(error instanceof OfficeProblem)) throw error;
  console.error(`${error.status} ${error.code}: ${error.message}`);
  process.exitCode = 1;
}
