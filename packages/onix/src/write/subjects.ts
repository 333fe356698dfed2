import { splitBisacCategory } from '@titlenet/catalogue/rules/bisac-category';
import { joinWords, splitWords } from '@titlenet/catalogue/text/word-lists';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { distinctWords } from '../codes/keywords.ts';
import { subjectSchemes } from '../codes/subject-schemes.ts';
import { line } from './element-texts.ts';
import type { BisacCodes, WriteContext } from './field-writer.ts';
import type { Children } from './write-element.ts';

const inDescriptive = (subjects: Children[]): Children => ({ DescriptiveDetail: { Subject: subjects } });

export const writeBisacSubjects = (record: TitleRecord, { bisacCodes }: Pick<WriteContext, 'bisacCodes'>): Children =>
  inDescriptive(bisacSubjects(record, bisacCodes));

export function writeRegionalEmphasis({ sheet }: Pick<TitleRecord, 'sheet'>): Children {
  const region = line(sheet.editorial?.regionalEmphasis);
  const subject = { SubjectSchemeIdentifier: subjectSchemes.bisacRegion, SubjectHeadingText: region };
  return inDescriptive(region ? [subject] : []);
}

export const writeThema = ({ bar }: Pick<TitleRecord, 'bar'>): Children =>
  inDescriptive(classified(subjectSchemes.thema, bar.thema));

export const writeBic = ({ bar }: Pick<TitleRecord, 'bar'>): Children =>
  inDescriptive(classified(subjectSchemes.bic, bar.bic));

/** Subjects of Thema or BIC, 'CODE heading'. The first digit of a qualifier's code is the distance of its scheme. */
function classified(scheme: string, texts: readonly string[] | undefined): Children[] {
  return (texts ?? []).flatMap((text) => {
    const [code = '', ...heading] = text.trim().split(' ');
    if (code === '') return [];
    const distance = /^[1-6]/.test(code) ? Number(code[0]) : 0;
    return {
      SubjectSchemeIdentifier: String(Number(scheme) + distance),
      SubjectCode: code,
      SubjectHeadingText: line(heading.join(' ')),
    };
  });
}

export function writeOwnSubjects({ sheet }: Pick<TitleRecord, 'sheet'>): Children {
  const headings = splitWords(sheet.marketing?.subjects ?? '');
  return inDescriptive(
    headings.map((heading) => ({
      SubjectSchemeIdentifier: subjectSchemes.proprietary,
      SubjectSchemeName: 'Publisher’s own subjects',
      SubjectHeadingText: heading,
    })),
  );
}

export function writeKeywords(record: Pick<TitleRecord, 'sheet'>): Children {
  const { shown, hidden } = keywords(record);
  return inDescriptive([
    ...keywordSubject(subjectSchemes.keywords, shown),
    ...keywordSubject(subjectSchemes.hiddenKeywords, hidden),
  ]);
}

/** Returns the BISAC headings of a title, main one first: those of its category field, then its further categories. */
export function bisacHeadings({ bar }: Pick<TitleRecord, 'bar'>): string[] {
  const further = [bar.category2, bar.category3].flatMap((text) => line(text) ?? []);
  return distinctWords([...splitBisacCategory(bar.category), ...further].flatMap((text) => line(text) ?? []));
}

function bisacSubjects(record: TitleRecord, bisacCodes: BisacCodes): Children[] {
  const headings = bisacHeadings(record);
  const coded = record.codes.bisac ?? [];
  const described = new Map(coded.map(({ code, description }) => [description.toLowerCase(), code]));
  // Codes without their own headings are in the order of the headings.
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
    SubjectSchemeIdentifier: subjectSchemes.bisac,
    ...(code ? { SubjectCode: code } : {}),
    ...(heading ? { SubjectHeadingText: heading } : {}),
  }));
}

/** Returns the keywords that may be shown, and those for search engines only. */
export function keywords({ sheet }: Pick<TitleRecord, 'sheet'>): { shown: string[]; hidden: string[] } {
  const shown = distinctWords(splitWords(sheet.marketing?.keywords ?? ''));
  const present = new Set(shown.map((word) => word.toLowerCase()));
  const hidden = distinctWords(splitWords(sheet.editorial?.offPageKeywords ?? '')).filter(
    (word) => !present.has(word.toLowerCase()),
  );
  return { shown, hidden };
}

function keywordSubject(scheme: string, words: readonly string[]): Children[] {
  return words.length === 0 ? [] : [{ SubjectSchemeIdentifier: scheme, SubjectHeadingText: joinWords(words, '; ') }];
}
