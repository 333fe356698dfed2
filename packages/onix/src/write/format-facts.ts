import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { codeOf } from '../codes/words-to-codes.ts';

/** A format in the codes of ONIX. */
export interface FormatFacts {
  /** List 150. */
  form: string;
  /** List 175. */
  detail?: string;
  /** List 21. */
  editionTypes: string[];
  /** The house's own words, if the codes are less specific. */
  description?: string;
}

/** Words within a format, the most specific first, with form (list 150) and detail (list 175). */
const formatWordCodes: readonly [RegExp, form: string, detail?: string][] = [
  [/board book/, 'BH'],
  [/boxed set/, 'SB'],
  [/library binding/, 'BB', 'B306'],
  [/picture book/, 'BB', 'B221'],
  [/coloring/, 'BC', 'B201'],
  [/novelty/, 'BK'],
  [/^(?=.*audio)(?=.*\bcd\b)|compact disc/, 'AC'],
  [/^(?=.*audio)(?=.*(?:digital|download))|\bmp3\b/, 'AJ', 'A103'],
  [/audio cassette/, 'AB'],
  [/audio/, 'AA'],
  [/e-?book|epub|kindle/, 'ED'],
  [/mass market|rack/, 'BC', 'B101'],
  [/trade (paper|\d)/, 'BC', 'B102'],
  [/leather/, 'BG'],
  [/hard(cover|back)|cloth|casebound/, 'BB'],
  [/paper(back|bound)?|softcover|larger? print/, 'BC'],
  [/spiral/, 'BE'],
  [/calendar/, 'PC'],
  [/\bmap\b/, 'CA'],
];

/** Returns the name of a title's format, from the field that the company uses. */
export function formatWords({ bar, stored }: Pick<TitleRecord, 'bar' | 'stored'>): string | undefined {
  return bar.formatDesc?.trim() || bar.formatDescSRP5?.trim() || stored.subformat?.trim() || undefined;
}

/** Converts a format in words to codes; undefined if there is no code for it. */
export function formatFacts(words: string): FormatFacts | undefined {
  const text = words.toLowerCase();
  const exactDetail = codeOf.formatDetail(words);
  const exactForm = codeOf.productForm(words);
  const editionTypes = [
    ...(/ultra large print/.test(text) ? ['ULP'] : /larger? (print|type)/.test(text) ? ['LTE'] : []),
    ...(/unabridged/.test(text) ? ['UBR'] : /abridged/.test(text) ? ['ABR'] : []),
  ];
  const match = formatWordCodes.find(([pattern]) => pattern.test(text));
  if (exactDetail?.startsWith('B')) return { form: match?.[1] ?? 'BA', detail: exactDetail, editionTypes };
  if (exactForm) return { form: exactForm, editionTypes };
  if (!match) return undefined;
  const [, form, detail] = match;
  return { form, detail, editionTypes, description: words };
}
