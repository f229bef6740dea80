// `npm run bench`: everything that is measured. `npm run bench -- kernel`, `-- lists`, `-- reports`, `-- monitor`, `-- month`, `-- load`, `-- data`: one part of it.
// `--quick` with any of them: small sizes, to see that it runs.
const PARTS = ["kernel", "lists", "reports", "monitor", "month", "load", "data"];
const asked = PARTS.filter((part) => process.argv.includes(part));

for (const part of asked.length > 0 ? asked : PARTS) {
  console.log(`\n== ${part}`);
  const { run } = await import(`./${part}.mjs`);
  await run();
}
