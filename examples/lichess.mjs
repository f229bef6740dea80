// The FIDE player API of lichess, answered by an office: search, player, and the history decoded from its numbers.
// `npm start`, then `node examples/lichess.mjs http://127.0.0.1:8080 NAME`
const [, , address = "http://127.0.0.1:8080", name = "a"] = process.argv;
const ask = async (path) => (await fetch(`${address}/api/fide/player${path}`)).json();

const [found] = await ask(`?q=${encodeURIComponent(name)}`);
const player = await ask(`/${found?.id ?? 0}`);
if (player.error) console.log(player.error);
else {
  console.log(`${player.name} (${player.federation}), standard ${player.standard ?? "unrated"}`);
  const { standard } = await ask(`/${player.id}/ratings`);
  for (const point of standard) {
    const [month, rating] = [Math.floor(point / 10_000), point % 10_000];
    console.log(`${Math.floor(month / 100)}-${String(month % 100).padStart(2, "0")}  ${rating}`);
  }
}
