import { splitBisacCategory } from '@titlenet/catalogue/rules/bisac-category';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { line } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** Schemes of list 27. */
const BISAC = '10';
const BISAC_REGION = '11';
const KEYWORDS = '20';
const PROPRIETARY = '24';
const HIDDEN_KEYWORDS = 'B2';

/** Finds the BISAC code of a heading among those that the catalogue knows. */
export type BisacCodes = (heading: string) => string | undefined;

/** Categories, themes and keywords. */
export function subjects(record: TitleRecord, bisacCodes: BisacCodes): Children[] {
  const { editorial = {}, marketing = {} } = record.sheet;
  const region = line(editorial.regionalEmphasis);
  const { shown, hidden } = keywords(record);
  return [
    ...bisacSubjects(record, bisacCodes),
    ...(region ? [{ SubjectSchemeIdentifier: BISAC_REGION, SubjectHeadingText: region }] : []),
    ...(marketing.subjects ?? '')
      .split(',')
      .flatMap((text) => line(text) ?? [])
      .map((text) => ({
        SubjectSchemeIdentifier: PROPRIETARY,
        SubjectSchemeName: 'Publisher’s own subjects',
        SubjectHeadingText: text,
      })),
    ...keywordSubject(KEYWORDS, shown),
    ...keywordSubject(HIDDEN_KEYWORDS, hidden),
  ];
}

/** The BISAC headings of a title, main one first: those of its category field, then its further categories. */
export function bisacHeadings({ bar }: Pick<TitleRecord, 'bar'>): string[] {
  const further = [bar.category2, bar.category3].flatMap((text) => line(text) ?? []);
  return distinct([...splitBisacCategory(bar.category), ...further].flatMap((text) => line(text) ?? []));
}

function bisacSubjects(record: TitleRecord, bisacCodes: BisacCodes): Children[] {
  const headings = bisacHeadings(record);
  const coded = record.codes.bisac ?? [];
  const described = new Map(coded.map(({ code, description }) => [description.toLowerCase(), code]));
  // Codes that came without headings of their own stand in the order of the headings.
  const inOrder = coded.length === headings.length && coded.every(({ code, description }) => code === description);
  const found = headings.map((heading, index) => ({
    heading,
    code: described.get(heading.toLowerCase()) ?? (inOrder ? coded[index]?.code : undefined) ?? bisacCodes(heading),
  }));
  const used = new Set(found.map(({ code }) => code));
  const rest = coded.filter(({ code, description }) => !used.has(code) && code !== description);
  const all = [...found, ...rest.map(({ code, description }) => ({ code, heading: description }))];
  const unnamed = headings.length === 0 ? coded.filter(({ code, description }) => code === description) : [];
  return [
    ...all.map(({ code, heading }) => ({ code, heading: heading === code ? undefined : heading })),
    ...unnamed.map(({ code }) => ({ code, heading: undefined })),
  ].map(({ code, heading }, index) => ({
    ...(index === 0 ? { MainSubject: '' } : {}),
    SubjectSchemeIdentifier: BISAC,
    ...(code ? { SubjectCode: code } : {}),
    ...(heading ? { SubjectHeadingText: heading } : {}),
  }));
}

/** Keywords that may be shown, and those that are for search engines only. */
export function keywords({ sheet }: Pick<TitleRecord, 'sheet'>): { shown: string[]; hidden: string[] } {
  const shown = distinct(split(sheet.marketing?.keywords));
  const known = new Set(shown.map((word) => word.toLowerCase()));
  const hidden = distinct(split(sheet.editorial?.offPageKeywords)).filter((word) => !known.has(word.toLowerCase()));
  return { shown, hidden };
}

const split = (text: string | null | undefined) =>
  (text ?? '').split(text?.includes(';') ? ';' : ',').flatMap((word) => line(word) ?? []);

function keywordSubject(scheme: string, words: readonly string[]): Children[] {
  return words.length === 0 ? [] : [{ SubjectSchemeIdentifier: scheme, SubjectHeadingText: words.join('; ') }];
}

/** Without repetitions, whatever their case; the first spelling stays. */
function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}
