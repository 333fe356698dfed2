import { hasCheckDigit, isIsbn10, isIsbn13, likelyIsbn13 } from '../isbn/isbn.ts';
import type { TitleRecord } from '../title-record.ts';
import type { FoundFault } from './found-fault.ts';

function numberFault(name: string, digits: string | null | undefined): FoundFault[] {
  const number = digits?.length === 17 ? digits.slice(0, 12) : (digits ?? '');
  if (!/^(?:\d{12,13}|\d{9}[\dX])$/.test(number)) return [];
  if (number.length === 10 ? isIsbn10(number) : hasCheckDigit(number)) return [];
  const likely = likelyIsbn13(number);
  return [{ detail: `${name} ${number}${likely ? ` (perhaps ${likely})` : ''}` }];
}

/** Numbers of the product and of related ones whose last digit does not fit the others; each number once. */
export function wrongCheckDigits({ isbn, bar, references }: TitleRecord): FoundFault[] {
  const numbers = new Map<string, FoundFault>();
  const add = (name: string, digits: string | null | undefined) => {
    for (const fault of numberFault(name, digits)) if (digits && !numbers.has(digits)) numbers.set(digits, fault);
  };
  add('ISBN', isbn);
  add('EAN', bar.ean);
  add('UPC', bar.upc);
  // An ISBN-10 that follows from a wrong ISBN-13 is the same mistake.
  if (!isbn || isIsbn13(isbn)) add('ISBN-10', bar.isbn10);
  for (const reference of references) add('Related product', reference.isbn);
  return [...numbers.values()];
}

/** The first three letters of all BISAC subject codes. */
const BISAC_SECTIONS = new Set(
  `ANT ARC ART BIB BIO BOD BUS CGN CKB COM CRA DES DRA EDU FAM FIC FOR GAM GAR HEA HIS HOM HUM JNF JUV LAN LAW LCO LIT
  MAT MED MUS NAT NON OCC PER PET PHI PHO POE POL PSY REF REL SCI SEL SOC SPO STU TEC TRA TRU TRV YAF YAN`.split(/\s+/),
);

const isBisacCode = (code: string) => /^[A-Z]{3}\d{6}$/.test(code) && BISAC_SECTIONS.has(code.slice(0, 3));

/** BISAC codes that no edition of the list can have: of another form, or of a section that does not exist. */
export const impossibleBisacCodes = ({ codes }: TitleRecord): FoundFault[] =>
  (codes.bisac ?? []).filter(({ code }) => !isBisacCode(code)).map(({ code }) => ({ detail: code }));

/** Codes of ONIX lists that are deprecated, as the reader has found them. */
export const inactiveCodes = ({ source }: TitleRecord): FoundFault[] =>
  (source.inactiveCodes ?? []).map((detail) => ({ detail }));
