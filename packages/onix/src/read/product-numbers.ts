import { isIsbn10, isIsbn13, normalizeIsbn, toIsbn10, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { hasGtinCheckDigit, readGtin13, readIsbn10, readUpc } from '@titlenet/catalogue/isbn/trade-numbers';
import { children, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { OnixWarning } from './onix-values.ts';
import type { OnixNode } from './parse-record.ts';

/** Product identifier types of list 5. */
const ISBN_10 = '02';
const GTIN_13 = '03';
const UPC = '04';
const GTIN_14 = '14';
const ISBN_13 = '15';
const UPC_AND_5 = '30';

/** The prefixes of ISBNs; the check digit may be wrong. */
const ISBN_DIGITS = /^97[89]\d{10}$/;

export type ProductNumbers = { isbn13?: string; isbn10?: string; gtin13?: string; upc?: string };

/** The numbers of the record's own product. */
export const mapNumbers = once((record) => productNumbers(record.product, record.warnings));

/**
 * Reads the numbers of a product or a related product. An ISBN-13 is taken from its own type, from a GTIN-13 or from an
 * ISBN-10. One with a wrong check digit is kept, since it is the number that the sender uses; one that is no number of
 * its type, also not in another form, is left out. Both are warnings.
 */
export function productNumbers(node: OnixNode, warnings: OnixWarning[], path = ''): ProductNumbers {
  const ids = children(node, 'ProductIdentifier');
  const warn = (where: string, message: string, value: string) => {
    warnings.push({ path: path + where, message, value: value.slice(0, 40) });
  };
  /** The first number of a type that has its form, else of an element of 2.1. */
  const first = (type: string, form: NumberForm, ...names: string[]) => {
    const ofType = ids
      .filter((one) => value(one, 'ProductIDType') === type)
      .flatMap((one) => value(one, 'IDValue') ?? []);
    const texts = [...ofType.map((text) => [text, `ProductIdentifier[${type}]`] as const), ...named(node, names)];
    for (const [text, where] of texts) {
      const number = form.read(text);
      if (number === null) warn(where, `Not ${form.name}: left out`, text);
      else {
        if (!form.isValid(number)) warn(where, `Not a valid ${form.label}`, number);
        return number;
      }
    }
    return undefined;
  };
  const gtin14 = first(GTIN_14, forms.gtin14)?.replace(/^0/, '');
  const gtin13 = first(GTIN_13, forms.gtin13, 'EAN13') ?? (gtin14?.length === 13 ? gtin14 : undefined);
  const tens = first(ISBN_10, forms.isbn10, 'ISBN');
  const stated = first(ISBN_13, forms.isbn13);
  const isbn13 =
    stated ??
    [gtin13, tens].find((one) => one !== undefined && isIsbn13(one)) ??
    toIsbn13(tens ?? '') ??
    [gtin13, tens].find((one) => one !== undefined && ISBN_DIGITS.test(one));
  const stated10 = tens?.length === 10 ? tens : undefined;
  const isbn10 = stated10 && isIsbn10(stated10) ? stated10 : ((isbn13 && toIsbn10(isbn13)) ?? stated10);
  const upc = first(UPC, forms.upc, 'UPC') ?? first(UPC_AND_5, forms.upc);
  return { isbn13, isbn10, gtin13: gtin13 ?? isbn13, upc };
}

const named = (node: OnixNode, names: readonly string[]) =>
  names.flatMap((name) => values(node, name).map((text) => [text, name] as const));

interface NumberForm {
  /** Name of a number of this form, and of one with a correct check digit. */
  readonly name: string;
  readonly label: string;
  /** Returns the number without separators, converted from other forms; null for another number. */
  readonly read: (text: string) => string | null;
  readonly isValid: (number: string) => boolean;
}

const thirteenDigits = (text: string) => (/^\d{13}$/.test(normalizeIsbn(text)) ? normalizeIsbn(text) : null);

/** The element ISBN of 2.1 and type 02 have an ISBN-13 in some feeds, type 15 an ISBN-10, type 03 a UPC. */
const forms = {
  isbn13: {
    name: 'the 13 digits of an ISBN',
    label: 'ISBN-13',
    read: (text) => thirteenDigits(text) ?? toIsbn13(text),
    isValid: isIsbn13,
  },
  isbn10: {
    name: 'the 10 characters of an ISBN-10',
    label: 'ISBN-10',
    read: (text) => readIsbn10(text) ?? thirteenDigits(text),
    isValid: (number) => isIsbn10(number) || isIsbn13(number),
  },
  gtin13: { name: 'the 13 digits of a GTIN', label: 'GTIN-13', read: readGtin13, isValid: hasGtinCheckDigit },
  gtin14: {
    name: 'the 14 digits of a GTIN',
    label: 'GTIN-14',
    read: (text) => thirteenDigits(text) ?? (/^\d{14}$/.test(normalizeIsbn(text)) ? normalizeIsbn(text) : null),
    isValid: hasGtinCheckDigit,
  },
  upc: {
    name: 'the digits of a UPC',
    label: 'UPC',
    read: (text) => readUpc(text) ?? (/^\d+$/.test(normalizeIsbn(text)) ? normalizeIsbn(text) : null),
    isValid: (number) => readUpc(number) === number && hasGtinCheckDigit(number.slice(0, 12)),
  },
} as const satisfies Record<string, NumberForm>;
