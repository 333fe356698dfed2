import { likelyIsbn13, nearIsbns, normalizeIsbn } from '@titlenet/catalogue/isbn/isbn';
import type { IsbnLine } from '@titlenet/catalogue/isbn/isbn-list';

/** What was done with a text of a line. */
export interface LineResult {
  /** Number of the line, counted from 1. */
  readonly line: number;
  /** The ISBN, or the text that is none. */
  readonly text: string;
  readonly result: string;
  /** False if nothing about it needs the reader's attention. */
  readonly isNoted: boolean;
}

/** '; wrong check digit, 9780062040800?', empty for an ISBN with a valid check digit. */
function likelyText(isbn: string): string {
  const likely = likelyIsbn13(isbn);
  return likely === null ? '' : `; wrong check digit, ${likely}?`;
}

/** Names the ISBN that ten characters with a wrong check digit probably mean. */
function unreadableText(text: string): string {
  const [likely] = nearIsbns(normalizeIsbn(text));
  return likely === undefined ? 'Not an ISBN; stays in the box' : `Wrong check digit, ${likely}? Stays in the box`;
}

/**
 * @param lines of the text, as `readIsbnLines` returns them
 * @param resultOf says what was done with an ISBN; called once per ISBN
 * @returns one entry per ISBN and per text that is none, in the order of the lines
 */
export function describeLines(
  lines: readonly IsbnLine[],
  resultOf: (isbn: string) => Pick<LineResult, 'result' | 'isNoted'>,
): LineResult[] {
  const seen = new Set<string>();
  return lines.flatMap(({ number: line, isbns, unreadable }) => [
    ...isbns.map((isbn) => {
      if (seen.has(isbn)) return { line, text: isbn, result: 'Repeated', isNoted: true };
      seen.add(isbn);
      const likely = likelyText(isbn);
      const { result, isNoted } = resultOf(isbn);
      return { line, text: isbn, result: result + likely, isNoted: isNoted || likely !== '' };
    }),
    ...unreadable.map((text) => ({ line, text, result: unreadableText(text), isNoted: true })),
  ]);
}
