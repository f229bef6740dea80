// Keeps a copy of the current list: the whole list under FIDE's name, then only if it changed, then only what changed.
// `npm start`, then `node examples/list-files.mjs http://127.0.0.1:8080`
const [, , address = "http://127.0.0.1:8080"] = process.argv;

const whole = `${address}/download/players_list_xml.zip`;
const first = await fetch(whole);
const zip = await first.arrayBuffer();
console.log(`players_list_xml.zip: ${zip.byteLength} bytes, ${first.headers.get("content-type")}`);
const again = await fetch(whole, { headers: { "if-none-match": first.headers.get("etag") } });
console.log(again.status === 304 ? "not changed since" : "changed since");

const { lists } = await (await fetch(`${address}/api/v1/lists`)).json();
const [now, before] = lists.filter(({ kind, version }) => kind === "standard" && version === 1);
if (before !== undefined) {
  const changed = await fetch(`${address}/files/${now.list}/${now.version}.csv?since=${before.list}`);
  const [, ...lines] = (await changed.text()).trimEnd().split("\r\n");
  console.log(`${now.list}: ${lines.length} lines changed since ${before.list}`);
}
