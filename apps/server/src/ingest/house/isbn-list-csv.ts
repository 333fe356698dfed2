import { feedIsbn } from '@titlenet/contract/feeds/feed-field';
import { type ParsedLine, validateRecord } from './parse-record.ts';
import { readCsv } from './read-csv.ts';

/** Properties of a list that its column of ISBNs does not contain. */
export interface ListProperties {
  name: string;
  owner: string;
  isShared: boolean;
}

const isHeader = (text: string) => /^"?(isbn|ean)[\s_-]*(10|13)?"?$/i.test(text);

/** Removes what users write around an ISBN in a list: labels, brackets, quotes, a trailing comma. */
const bare = (text: string) => text.replace(/^\D*?isbn(-?1[03])?\b/i, '').replace(/[^\p{Pd}\s\dXx]/gu, '');

/** A spreadsheet has rounded the number: '9.78006E+12'. What is left of its digits may be another ISBN. */
const isRounded = (text: string) => /^\d[.,]\d+E\+?\d+$/i.test(text);

/** Reads a list of ISBNs, one per row in the first column, with any punctuation. Rows without an ISBN are reported. */
export async function* readIsbnList(
  chunks: AsyncIterable<Uint8Array>,
  list: ListProperties,
): AsyncGenerator<ParsedLine> {
  const isbns = new Set<string>();
  let first: ParsedLine[1] | undefined;
  for await (const { cells, line } of readCsv(chunks)) {
    const text = cells.find((cell) => cell !== '') ?? '';
    if (!line.fault && (text === '' || (line.line === 1 && isHeader(text)))) continue;
    first ??= line;
    const isbn = feedIsbn.safeParse(bare(text));
    const fault = line.fault ?? (isRounded(text) ? 'is an ISBN that a spreadsheet has rounded' : null);
    if (fault || !isbn.success) yield [{ reason: fault ?? 'is no ISBN', recordReference: text || null }, line];
    else isbns.add(isbn.data);
  }
  if (first && isbns.size > 0) yield [validateRecord({ kind: 'list', ...list, isbns: [...isbns] }), first];
}
