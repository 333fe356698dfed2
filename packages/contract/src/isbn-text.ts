import { normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import * as z from 'zod';

/**
 * An ISBN as an address carries it: ISBN-13 or ISBN-10, with or without hyphens and blanks, also where the parameter
 * is called `isbn10` (titles of 979 have none, decision G-121). Gives the ISBN-13; ten characters whose check digit is
 * wrong stay as they are, and no title has them.
 */
export const isbnText = z
  .string()
  .transform(normalizeIsbn)
  .refine((isbn) => /^(\d{13}|\d{9}[\dX])$/.test(isbn), 'Not an ISBN')
  .transform((isbn) => toIsbn13(isbn) ?? isbn);
