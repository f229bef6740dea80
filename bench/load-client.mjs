// Asks for list pages, player pages and searches at a steady rate, whether or not answers come: a request that has to wait
// for the one before it is as late as a person would find it. Ends after the given seconds, or when its input ends.
import { Agent, get } from "node:http";

const [, , address, seconds, rate] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** A number that is the same in every run. */
let state = 20_261_116;
const random = (below) => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};

const ask = (path) =>
  new Promise((resolve, reject) => {
    const request = get(`${address}${path}`, { agent, headers: { "accept-encoding": "gzip" } }, (answer) => {
      let size = 0;
      answer.on("data", (part) => {
        size += part.length;
      });
      answer.on("end", () => resolve({ status: answer.statusCode, size }));
      answer.on("error", reject);
    });
    request.on("error", reject);
  });

const { lists } = await (await fetch(`${address}/api/v1/lists`)).json();
const list = lists.filter(({ kind }) => kind === "standard").at(0).list;
const known = [];
for (let page = 0; page < 40; page++) {
  const { players } = await (await fetch(`${address}/api/v1/lists/${list}?after=${page * 1_000}`)).json();
  known.push(...players.map(({ player, name }) => ({ player, name })));
}
const somebody = () => known[random(known.length)];
const KINDS = {
  list: () => `/en/lists/${list}?after=${random(40_000)}`,
  player: () => `/en/players/${somebody().player}`,
  search: () => {
    const { name } = somebody();
    return `/api/v1/players?name=${encodeURIComponent(name.slice(0, 3 + random(5)))}`;
  },
};

process.stderr.write("ready\n");
const times = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]));
let failures = 0;
let asked = 0;
const under = new Set();
const began = performance.now();
let ended = false;
process.stdin.resume();
process.stdin.once("end", () => {
  ended = true;
});
await new Promise((resolve) => {
  const clock = setInterval(() => {
    const now = performance.now() - began;
    const isOver = now > Number(seconds) * 1_000 || ended;
    for (; asked < (now / 1_000) * Number(rate) && !isOver; asked++) {
      const kind = Object.keys(KINDS)[asked % 3];
      const due = began + (asked / Number(rate)) * 1_000;
      const one = ask(KINDS[kind]()).then(
        ({ status }) => {
          times[kind].push(performance.now() - due);
          if (status !== 200) failures += 1;
        },
        () => {
          failures += 1;
        },
      );
      under.add(one);
      void one.finally(() => under.delete(one));
    }
    if (isOver) {
      clearInterval(clock);
      resolve();
    }
  }, 2);
});
await Promise.all(under);
agent.destroy();
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const kinds = Object.fromEntries(
  Object.entries(times).map(([kind, all]) => {
    const sorted = all.sort((one, other) => one - other);
    return [kind, { count: sorted.length, p50: at(sorted, 0.5), p99: at(sorted, 0.99), slowest: sorted.at(-1) ?? 0 }];
  }),
);
process.stdout.write(JSON.stringify({ kinds, failures }));
process.exit(0);
