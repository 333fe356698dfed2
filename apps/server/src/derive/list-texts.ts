import { asPeriod } from '@titlenet/catalogue/formatting/dates';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

/** Texts of a title's row in lists, with the names that they have in the title bar. */
export type ListTexts = Pick<
  TitleBar,
  'author1' | 'imprintDesc' | 'salesMarketingCode' | 'longSubtitle' | 'category' | 'formatDesc' | 'formatDescSRP5'
> & {
  keynote?: string | null;
  /** Of an on-sale date that is known as a month, year or another period (list 55). */
  onSaleDateFormat?: string | null;
};

/**
 * @returns what lists show of a title beside its flat row. Stored apart, because reading some hundred title bars and
 * sheets takes several times longer.
 */
export function listTexts(record: TitleRecord, bar: TitleBar): ListTexts {
  const { author1, imprintDesc, salesMarketingCode, longSubtitle, category, formatDesc, formatDescSRP5 } = bar;
  const keynote = record.sheet.editorial?.keynote ?? null;
  const { onSaleDateFormat } = record.stored;
  return {
    ...{ author1, imprintDesc, salesMarketingCode, longSubtitle, category, formatDesc, formatDescSRP5, keynote },
    onSaleDateFormat,
  };
}

/** @param day YYYY-MM-DD @returns the on-sale date as precisely as it is known */
export const onSaleDateOf = (day: string | null, { onSaleDateFormat }: ListTexts): string | null =>
  asPeriod(day && `${day}T00:00:00`, onSaleDateFormat);

/** Reads the stored JSON text of `listTexts`. */
export function readListTexts(stored: string): ListTexts {
  // The column has only values of `listTexts`.
  return JSON.parse(stored) as ListTexts;
}
