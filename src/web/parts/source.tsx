import type { VNode } from "preact";

/** Where the text was found. */
export interface SourceData {
  readonly title: string;
  readonly address?: string;
  readonly consulted?: string;
}

export const Source = ({ title, address }: SourceData): VNode => (
  <>
    {title}
    {address === undefined ? null : <> · {address}</>}
  </>
);
