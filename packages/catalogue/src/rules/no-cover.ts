import { isIsbn13 } from '../isbn/isbn.ts';

/** Stands for an ISBN that has no cover (COVER-10, G-149). */
export const NO_COVER_ISBN = '0'.repeat(13);

/** The product's own address of this cover, which is always answered 404. A record with this address has no cover. */
export const noCoverAddress = `/images/covers/0/${NO_COVER_ISBN}`;

const isNoCover = (address: string | null | undefined): boolean => address?.split('?', 1)[0] === noCoverAddress;

/**
 * Whether a title has a cover (G-149): one with an ISBN, unless its record says that there is none. Covers, and the
 * completeness of titles, follow this rule.
 *
 * @param addresses the pictures that the record names
 */
export function hasCover(isbn: string | null, addresses: readonly (string | null | undefined)[]): boolean {
  return isIsbn13(isbn ?? '') && !addresses.some(isNoCover);
}
