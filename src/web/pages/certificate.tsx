import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { QrCode } from "../parts/qr-code.tsx";
import type { PersonData } from "./search.tsx";

type Explained = AnswerOf<"players.explain">;

/** A page alone: the API has the line with its explanation, and the proof as a file. */
interface CertificateData extends PersonData, Pick<Explained, "list" | "version" | "date" | "kind" | "line"> {
  readonly sha256: string;
  /** Where it is as a file that anybody can check; null: the list was imported, or made before lists were trees. */
  readonly proof: { readonly file: string; readonly root: string; readonly entry: number } | null;
}

interface Props {
  readonly data: CertificateData;
  readonly shown: Shown;
}

/** A player's line of a published list as a document, made to be printed. */
export function CertificatePage({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { certificate: says, lists, players, period, tournaments } = words.web;
  const { columns } = words.phrases;
  const address = shown.absolute(to(`/players/${data.player}/${data.list}`));
  const facts: readonly (readonly [label: string, value: string | number | null | undefined])[] = [
    [columns.player, data.name],
    [players.number, data.player],
    [lists.playerTitle, data.title],
    [lists.federation, data.federation],
    [columns.list, tournaments.listVersion(lists.name(data.kind, data.date), data.version)],
    [columns.rating, data.line?.rating ?? period.noRating],
    [columns.games, data.line?.games],
    ["K", data.line?.k],
  ];
  return (
    <section class="card receipt">
      <h1>{says.title}</h1>
      <p class="big">{shown.office}</p>
      <p>{words.certificate.text}</p>
      <dl class="facts">
        {facts.map(([label, value]) =>
          value === null || value === undefined ? null : (
            <>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </>
          ),
        )}
      </dl>
      <p class="small soft hash">
        {lists.hash} <span class="mono">{data.sha256}</span>
      </p>
      <p class="small">{words.certificate.check(address)}</p>
      {data.proof === null ? null : <Proof proof={data.proof} data={data} shown={shown} />}
    </section>
  );
}

/** The file that proves it, and the page's own address for those who have it on paper. */
function Proof({ proof, data, shown }: Props & { readonly proof: NonNullable<CertificateData["proof"]> }): VNode {
  const { files: says } = shown.words.web;
  const { file, root, entry } = proof;
  const page = shown.to(`/players/${data.player}/${data.list}/certificate?version=${data.version}`);
  return (
    <>
      <p class="small hash">{says.checked(root, entry)}</p>
      <QrCode text={shown.absolute(page)} label={says.qrLabel} />
      <p class="small no-print">
        <a href={file}>{says.certificateFile}</a>
        {" · "}
        <a href={shown.to(`/verify?file=${encodeURIComponent(file)}`)}>{says.checkHere}</a>
        {" · "}
        <a href="/log/key">{says.publicKey}</a>
      </p>
    </>
  );
}
