import { hyphenate } from 'isbn3';

/**
 * An ISBN with its hyphens, for reading. Loads the range tables of the ISBN agency.
 *
 * @param isbn ISBN-10 or ISBN-13, digits
 * @returns hyphenated, or the same text if it is not an ISBN or not in an assigned range
 */
export function hyphenateIsbn(isbn: string): string {
  return hyphenate(isbn) || isbn;
}
