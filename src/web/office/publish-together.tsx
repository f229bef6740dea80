import type { VNode } from "preact";
import { ActionForm, Tick } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props {
  readonly date: string;
  readonly drafts: readonly { readonly list: string; readonly kind: string; readonly sha256: string }[];
  /** Whether the closing date of one of them is still to come. */
  readonly isEarly: boolean;
  readonly shown: OfficeShown;
}

/** The second confirmation for all drafts of a date: each is named by its hash. */
export function PublishTogetherPage({ date, drafts, isEarly, shown }: Props): VNode {
  const { words, to } = shown;
  const { together: says } = words.web.keeping;
  const { review } = words.web.office;
  return (
    <OfficeFrame shown={shown} title={says.publish(words.web.lists.month(date))}>
      {drafts.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <>
          <p>{says.text}</p>
          <ul>
            {drafts.map(({ list, kind, sha256 }) => (
              <li>
                {words.web.lists.name(kind, date)} <a href={to(`/office/periods/${list}`)}>{says.review}</a>{" "}
                <span class="mono hash small">{sha256}</span>
              </li>
            ))}
          </ul>
          <ActionForm
            shown={shown}
            action="publish-lists"
            button={says.confirm(drafts.length)}
            danger
            hidden={{ drafts: drafts.map(({ list, sha256 }) => `${list} ${sha256}`).join(",") }}
          >
            {(entered) => (isEarly ? <Tick wide label={review.early} name="early" entered={entered} /> : null)}
          </ActionForm>
        </>
      )}
      <p>
        <a href={to("/office/periods")}>{review.back}</a>
      </p>
    </OfficeFrame>
  );
}
