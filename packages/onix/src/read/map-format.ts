import type { Coded } from '@titlenet/catalogue/search-attributes';
import { epubFormats, formatDetails, productForms } from '../codes/code-lists.ts';
import { isInList } from '../codes/list-codes.ts';
import { codeOf } from '../codes/words-to-codes.ts';
import { code, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';

/** Product forms of downloads, online products and licences; DG and DH are the e-books of 2.1. */
const DIGITAL = /^(?:E[A-Z]|DG|DH|DO|A[JNO]|L[A-C]|SG)$/;
/** Edition types of list 21. */
const LARGE_PRINT = new Map([
  ['LTE', 'Large Print'],
  ['ULP', 'Ultra Large Print'],
]);

/** Reads the format in words and as the facts that searches use. */
export const mapFormat = once((record) => {
  const form = code(record.descriptive, 'ProductForm');
  const details = values(record.descriptive, 'ProductFormDetail').map((detail) => detail.toUpperCase());
  const editionTypes = values(record.descriptive, 'EditionType', 'EditionTypeCode').map((type) => type.toUpperCase());
  const epub = [...details, ...values(record.product, 'EpubType')];
  const isDigital = form !== undefined && DIGITAL.test(form);
  const isAudio = form?.startsWith('A') ?? false;
  const words = formatText(form, details, record);
  return {
    productForm: form,
    ambiguousForm: form !== undefined && isAmbiguous(form) ? form : undefined,
    productFormDetails: details,
    editionTypes,
    formatDesc: isDigital || isAudio ? words : inLargePrint(words, editionTypes),
    isAudio,
    printOrDigital: isDigital ? ('Digital' as const) : ('Print' as const),
    subformat: isDigital ? epub.map((one) => epubFormats.get(one)).find((one) => one !== undefined) : undefined,
    isLargePrint: editionTypes.some((type) => LARGE_PRINT.has(type)),
  };
});

/** True for a code that an export would not find by its words. */
const isAmbiguous = (form: string) =>
  isInList(150, form) && codeOf.productForm(productForms.get(form) ?? '') !== form && productForms.has(form);

/** Adds 'Large Print' to the format, the only field of the sheet that shows it. */
function inLargePrint(words: string | undefined, editionTypes: readonly string[]): string | undefined {
  const print = editionTypes.map((type) => LARGE_PRINT.get(type)).find((one) => one !== undefined);
  if (print === undefined || /larger? (print|type)/i.test(words ?? '')) return words;
  return [print, words].filter(Boolean).join(' ');
}

/** Words that name a format; others ('with dust jacket') only add detail. */
const NAMES_FORMAT =
  /hard|soft|paper|board|cloth|leather|vinyl|audio|e-?book|epub|large(r)? print|\bcds?\b|mp3|download|calendar|box(ed)? set|bound|binding|spiral/i;
const MAX_DESCRIPTION_LENGTH = 60;

/**
 * Returns the sender's own words where they name a format, else a detail that does (trade paperback, picture book …),
 * else the form. If none of them is known, returns the sender's words as they are.
 */
export function formatText(
  form: string | undefined,
  details: readonly string[],
  record: OnixRecord,
): string | undefined {
  const detailed = form?.startsWith('B') ? details.map((one) => formatDetails.get(one)).find(Boolean) : undefined;
  const words = form === undefined ? undefined : productForms.get(form);
  if (form !== undefined && form !== '00' && words === undefined) {
    record.warnings.push({ path: 'ProductForm', message: 'Unknown code', value: form });
  }
  const described = value(record.descriptive, 'ProductFormDescription');
  const named = described && described.length <= MAX_DESCRIPTION_LENGTH && NAMES_FORMAT.test(described);
  return (named ? described : undefined) ?? detailed ?? words ?? described ?? (form === '00' ? undefined : form);
}

/**
 * Returns the type of format by which HQNA's titles are selected: audio, electronic or print (attribute formatType).
 */
export function formatType(record: OnixRecord): Coded {
  const { isAudio, printOrDigital } = mapFormat(record);
  if (isAudio) return { code: 'A', description: 'Audio' };
  return printOrDigital === 'Digital' ? { code: 'E', description: 'Electronic' } : { code: 'P', description: 'Print' };
}
