import { epubFormats, formatDetails, productForms } from '../codes/code-lists.ts';
import { code, value, values } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixCodes } from './onix-title.ts';

export type MappedFormat = Pick<
  OnixCodes,
  'productForm' | 'productFormDetails' | 'isAudio' | 'printOrDigital' | 'subformat' | 'isLargePrint' | 'editionTypes'
> & { readonly formatDesc?: string };

/** Downloads, online products, licences; DG and DH are the e-books of 2.1. */
const DIGITAL = /^(?:E[A-Z]|DG|DH|DO|A[JNO]|L[A-C]|SG)$/;
/** Edition types of list 21. */
const LARGE_PRINT = new Map([
  ['LTE', 'Large Print'],
  ['ULP', 'Ultra Large Print'],
]);

/** The format in plain words, and what searches need to know of it. */
export function mapFormat(record: OnixRecord): MappedFormat {
  const form = code(record.descriptive, 'ProductForm');
  const details = values(record.descriptive, 'ProductFormDetail').map((detail) => detail.toUpperCase());
  const editionTypes = values(record.descriptive, 'EditionType', 'EditionTypeCode').map((type) => type.toUpperCase());
  const epub = [...details, ...values(record.product, 'EpubType')];
  const isDigital = form !== undefined && DIGITAL.test(form);
  const isAudio = form?.startsWith('A') ?? false;
  const words = formatText(form, details, record);
  return {
    productForm: form,
    productFormDetails: details,
    editionTypes,
    formatDesc: isDigital || isAudio ? words : inLargePrint(words, editionTypes),
    isAudio,
    printOrDigital: isDigital ? 'Digital' : 'Print',
    subformat: isDigital ? epub.map((one) => epubFormats.get(one)).find((one) => one !== undefined) : undefined,
    isLargePrint: editionTypes.some((type) => LARGE_PRINT.has(type)),
  };
}

/** The format of an edition in large print says so; on the sheet nothing else does. */
function inLargePrint(words: string | undefined, editionTypes: readonly string[]): string | undefined {
  const print = editionTypes.map((type) => LARGE_PRINT.get(type)).find((one) => one !== undefined);
  if (print === undefined || /larger? (print|type)/i.test(words ?? '')) return words;
  return [print, words].filter(Boolean).join(' ');
}

/** Words that name a format; others ('with dust jacket') only say more of it. */
const NAMES_FORMAT =
  /hard|soft|paper|board|cloth|leather|vinyl|audio|e-?book|epub|large(r)? print|\bcds?\b|mp3|download|calendar|box(ed)? set|bound|binding|spiral/i;
const LONGEST_DESCRIPTION = 60;

/**
 * The sender's own words where they name a format, a detail that does (trade paperback, picture book …), then the form,
 * and where none of them is known whatever the sender says.
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
  const named = described && described.length <= LONGEST_DESCRIPTION && NAMES_FORMAT.test(described);
  return (named ? described : undefined) ?? detailed ?? words ?? described ?? (form === '00' ? undefined : form);
}
