import { companyOf } from '@titlenet/catalogue/companies';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import type { SentTitleBar } from '@titlenet/contract/title-sheet';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import { printedName } from './printed-names.ts';

/** A title to print or to write to a file, with the parts that could be loaded. */
export interface PrintableTitle {
  key: TitleKey;
  bar: SentTitleBar | null;
  content: TitleSheet | null;
  /** Message if a part could not be loaded; null otherwise. */
  failure: string | null;
  /** Sections to print. */
  sectionCodes: readonly number[];
}

/** An incomplete title, for the last page of a file. */
export interface MissingTitle {
  name: string;
  reason: string;
}

/** Name of a title that could not be loaded: title and ISBN of the row that was printed, else company and id. */
export const unknownTitleName = (key: TitleKey): string =>
  printedName(key) ?? `${companyOf(key.companyCode).label} ${key.productId}`;

/** Name of a title: title and ISBN if known, else as of `unknownTitleName`. */
export function nameOfTitle({ bar, key }: Pick<PrintableTitle, 'bar' | 'key'>): string {
  return bar ? [bar.title, bar.isbn].filter(Boolean).join(' · ') : unknownTitleName(key);
}

/** Numbers or pairs of id and company in an address that are not titles which the user may print. */
export const titlesNotFound = (pairs: readonly string[]): MissingTitle[] =>
  pairs.map((pair) => ({ name: pair, reason: 'This is not the number of a title of your companies.' }));

/** The titles with parts that could not be loaded, with the reason. */
export const missingTitles = (titles: readonly PrintableTitle[]): MissingTitle[] =>
  titles.flatMap((title) => (title.failure ? [{ name: nameOfTitle(title), reason: title.failure }] : []));
