import { longTexts as scopes } from '@titlenet/catalogue/power-search/switches';
import { foldText } from '@titlenet/catalogue/text/fold';
import { withoutTags } from '@titlenet/catalogue/text/without-tags';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { scopedWord, searchedWords } from './searched-words.ts';

/** One of a title's long texts as it is searched: by search scope (decision G-162), plain and folded. */
export interface LongText {
  scope: number;
  text: string;
}

const saidTexts = ({
  sheet: { editorial },
  stored,
}: TitleRecord): [scope: number, html: string | null | undefined][] => [
  [scopes.retailerDescription, editorial?.onixRetailerDescription],
  [scopes.backCoverCopy, stored.backCoverCopy],
  [scopes.offPageKeywords, editorial?.offPageKeywords],
  [scopes.childrenKeywords, stored.childrenKeywords],
];

/** The long texts of a title that have any words. */
export function longTexts(record: TitleRecord): LongText[] {
  return saidTexts(record)
    .map(([scope, html]) => ({ scope, words: searchedWords(foldText(withoutTags(html ?? ''))) }))
    .filter(({ words }) => words.length > 0)
    .map(({ scope, words }) => ({ scope, text: words.map((word) => scopedWord(scope, word)).join(' ') }));
}

/** Whether two records of a title give the same long texts, which costs a tenth of deriving them. */
export function sayTheSameTexts(one: TitleRecord, other: TitleRecord): boolean {
  const others = saidTexts(other);
  return saidTexts(one).every(([, html], index) => (html ?? '') === (others[index]![1] ?? ''));
}
