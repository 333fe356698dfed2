/** Marks behind one letter; no language has more than a few, and Unicode's own bound (UAX 15, stream-safe text) is 30. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in a normal form of Unicode, with no more marks behind a letter than any text has: putting a run of marks in
 * order takes time that grows with the square of its length.
 */
export function normalForm(text: string, form: 'NFC' | 'NFKD'): string {
  return text.replace(TOO_MANY_MARKS, '$1').normalize(form);
}
