// What a pairing program needs: the ratings valid on the day a tournament starts, for many players at once.
// `npm start`, then `node examples/as-of.mjs http://127.0.0.1:8080 rapid 2026-11-20 1000101 1000102`
import { officeAt } from "rating-office/client";

const [, , address = "http://127.0.0.1:8080", kind = "standard", date = "2026-11-20", ...ids] = process.argv;
const { list, players, unknown } = await officeAt(address).ratings.showAsOf({ kind, date, ids });

console.log(`${kind} on ${date}: ${list === null ? "no list yet" : `${list.list}, version ${list.version}`}`);
for (const { id, name, title, rating, effective, k } of players) {
  const own = rating === null && effective !== null ? " (standard rating)" : "";
  console.log(`${id}  ${title ?? ""}  ${name}  ${effective ?? "unrated"}${own}  K ${k ?? "–"}`);
}
for (const id of unknown) console.log(`${id}  unknown`);
