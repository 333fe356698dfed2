import { companyOf } from '@titlenet/catalogue/companies';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import type { SentTitleBar } from '@titlenet/contract/title-sheet';
import type { TitleKey } from '../sheet/use-title.ts';

/** A title that is printed or written into a file, as far as it could be loaded. */
export interface PrintableTitle {
  key: TitleKey;
  bar: SentTitleBar | null;
  content: TitleSheet | null;
  /** Why a part of it is missing, in words; null when all of it is there. */
  failure: string | null;
  /** Sections to print. */
  sectionCodes: readonly number[];
}

/** A title that a file does not hold whole, for its last page. */
export interface MissingTitle {
  name: string;
  reason: string;
}

/** A title in words: its name and ISBN where they are known, else company and id. */
export function nameOfTitle({ bar, key }: Pick<PrintableTitle, 'bar' | 'key'>): string {
  if (bar) return [bar.title, bar.isbn].filter(Boolean).join(' · ');
  return `${companyOf(key.companyCode).label} ${key.productId}`;
}

/** Numbers or pairs of an address that are no titles which the person may print. */
export const titlesNotFound = (pairs: readonly string[]): MissingTitle[] =>
  pairs.map((pair) => ({ name: pair, reason: 'This is not the number of a title of your companies.' }));

/** The titles of which something could not be loaded, with the reason. */
export const missingTitles = (titles: readonly PrintableTitle[]): MissingTitle[] =>
  titles.flatMap((title) => (title.failure ? [{ name: nameOfTitle(title), reason: title.failure }] : []));
