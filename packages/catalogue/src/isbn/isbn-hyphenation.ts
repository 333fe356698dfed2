import { hyphenate } from 'isbn3';

/**
 * An ISBN with its hyphens, for reading. Loads the range tables of the ISBN agency.
 *
 * @param isbn ISBN-10 or ISBN-13, digits
 * @returns hyphenated, or the same text when it is no ISBN or lies in no range assigned so far
 */
export function hyphenateIsbn(isbn: string): string {
  return hyphenate(isbn) || isbn;
}
