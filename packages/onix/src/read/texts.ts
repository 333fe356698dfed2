import { child, children, html, plain, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';

/** A text of a record: its type (list 153; list 33 in 2.1), its audiences (list 154) and its source. */
export type OnixText = {
  readonly type: string;
  readonly audiences: readonly string[];
  readonly node: OnixNode;
  readonly html: string;
  /** A function because few texts are needed without markup. */
  readonly plain: () => string;
  readonly source?: string;
};

/** Reads all texts with content in the sender's order; HTML passes through the caller's sanitizer. */
export const readTexts = once((record): OnixText[] => {
  const composites = children(record.collateral, 'TextContent', 'OtherText').flatMap((one) =>
    // A text may be given in several languages; the first is the sender's own.
    toText(one, value(one, 'TextType', 'TextTypeCode'), child(one, 'Text'), record),
  );
  const old = OLD_TEXTS.flatMap(([name, type]) =>
    children(record.version === '2.1' ? record.product : undefined, name).flatMap((one) =>
      toText(one, type, one, record),
    ),
  );
  return [...composites, ...old];
});

/** Elements of 2.1 that are older than OtherText, with the equivalent text type. */
const OLD_TEXTS = [
  ['MainDescription', '01'],
  ['Annotation', '02'],
  ['ReviewQuote', '08'],
] as const;

function toText(node: OnixNode, type: string | undefined, text: OnixNode | undefined, record: OnixRecord): OnixText[] {
  const raw = html(text);
  if (type === undefined || raw === undefined) return [];
  const clean = record.options.sanitize?.(raw) ?? raw;
  return [
    {
      type,
      audiences: values(node, 'ContentAudience'),
      node,
      html: clean,
      plain: () => plain(text) ?? '',
      source: source(node),
    },
  ];
}

/** Returns the source of a text: author or corporate body, then the publication. */
function source(node: OnixNode): string | undefined {
  const parts = [
    ...values(node, 'TextAuthor'),
    ...values(node, 'TextSourceCorporate'),
    value(node, 'SourceTitle', 'TextSourceTitle'),
    value(node, 'TextSource'),
  ];
  const distinct = [...new Set(parts.filter((one) => one !== undefined))];
  return distinct.length > 0 ? distinct.join(', ') : undefined;
}
