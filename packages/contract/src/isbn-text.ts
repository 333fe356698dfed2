import { hasIsbnForm, normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import * as z from 'zod';

const normalized = z.string().transform(normalizeIsbn);

const isbnMeta = {
  description: 'An ISBN-13 or ISBN-10, with or without hyphens and blanks',
  examples: ['9780306406157'],
};

/**
 * An ISBN-13 or ISBN-10, with or without hyphens and blanks, also where the parameter is called `isbn10` (titles of 979
 * have none, decision G-121). Gives the ISBN-13; ten characters whose check digit is wrong stay as they are, and no
 * title has them.
 */
export const isbnText = normalized
  .refine(hasIsbnForm, 'Not an ISBN')
  .transform((isbn) => toIsbn13(isbn) ?? isbn)
  .meta(isbnMeta);

/**
 * The ISBN of a title whose report or page is requested. A text that is no ISBN is not refused: no title has it, so that
 * it is answered as an unknown title (G-291).
 */
export const askedIsbn = normalized.transform((isbn) =>
  // PostgreSQL refuses texts with this character.
  (toIsbn13(isbn) ?? isbn).replaceAll('\0', ''),
);
