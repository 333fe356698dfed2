/** Removes what PostgreSQL text cannot hold: NUL characters and unpaired surrogates. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** Replacer for `JSON.stringify` that applies `storableText` to all strings. */
export const storableTexts = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? storableText(value) : value;
