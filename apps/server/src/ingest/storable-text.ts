/** A text as PostgreSQL takes it: without NUL, and with no half of a surrogate pair. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** For `JSON.stringify`: every text of a value as PostgreSQL takes it. */
export const storableTexts = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? storableText(value) : value;
