import { furtherPeople } from '../rules/further-people.ts';
import type { TitleRecord } from '../title-record.ts';
import { allWordsOf, furtherWordsOf, wordsOf } from './words.ts';

/** The words by which the search box finds a title (G-260). */
export interface BoxWords {
  /** The words of the title in their order. */
  readonly title: readonly string[];
  /** Further words of the title, such as the base of a possessive. */
  readonly titleFurther: readonly string[];
  readonly people: readonly string[];
  /** Words of subtitle, series and imprint. */
  readonly elsewhere: readonly string[];
}

/** The texts of a title whose words are searched. */
export interface BoxTexts {
  title: string;
  people: string[];
  series: string[];
  subtitle: string | null;
  imprint: string | null;
}

/** @returns the texts of a title that the search box searches */
export function boxTexts(record: Pick<TitleRecord, 'bar' | 'sheet' | 'stored'>): BoxTexts {
  const { author1, title, seriesName, furtherSeries, longSubtitle, imprintDesc } = record.bar;
  const people = [author1, ...furtherPeople(record)];
  const isKnown = (text: string | null | undefined): text is string => Boolean(text);
  return {
    title: title ?? '',
    people: [...new Set(people.filter(isKnown))],
    series: [seriesName, ...(furtherSeries ?? [])].filter(isKnown),
    subtitle: longSubtitle ?? null,
    imprint: imprintDesc ?? null,
  };
}

export function boxWords({ title, people, series, subtitle, imprint }: BoxTexts): BoxWords {
  return {
    title: wordsOf(title),
    titleFurther: furtherWordsOf(title),
    people: allWordsOf(people),
    elsewhere: allWordsOf([subtitle ?? '', ...series, imprint ?? '']),
  };
}

/** The words as one text: a line for each list, each word between blanks, so that a pattern can match whole words. */
export function boxWordsText({ title, titleFurther, people, elsewhere }: BoxWords): string {
  const line = (words: readonly string[]) => (words.length === 0 ? '' : ` ${words.join(' ')} `);
  return [title, titleFurther, people, elsewhere].map(line).join('\n');
}

/** @param text of `boxWordsText`; '' has no words */
export function parseBoxWords(text: string): BoxWords {
  const [title = [], titleFurther = [], people = [], elsewhere = []] = text
    .split('\n')
    .map((line) => line.split(' ').filter((word) => word !== ''));
  return { title, titleFurther, people, elsewhere };
}
