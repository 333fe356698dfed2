import { mapAudience } from '../read/map-audience.ts';
import { mapLanguages } from '../read/map-languages.ts';
import { bisacCategories, mapSubjects } from '../read/map-subjects.ts';
import { writeAges, writeAudience, writeReadingLevel } from '../write/audience.ts';
import { writeLanguages } from '../write/languages.ts';
import {
  writeBic,
  writeBisacSubjects,
  writeKeywords,
  writeOwnSubjects,
  writeRegionalEmphasis,
  writeThema,
} from '../write/subjects.ts';
import type { RecordFieldTable } from './onix-field.ts';

const ageDoc = {
  elements: '`AudienceRange`',
  old: 'the same, `InterestAge`',
  rule: "interest age 17, reading age 18, months 16, US grades 11, Canadian grades 26 (grade + 5), in this order; ends in two composites or in one value (8-12) are one range; '8up' without an upper limit, 0 is 'Nwbrn', 17 and more 'Adult'",
  written: '`AudienceRange` 17; All begins at 0, Adult at 17',
};
const languageDoc = {
  elements: '`Language` 01, 07, 08',
  old: 'the same, `LanguageOfText`',
  rule: "else the message's default",
};
const bisacDoc = {
  elements: '`Subject` scheme 10',
  old: '`BASICMainSubject`, `MainSubject`, `Subject` scheme 10',
};
const hiddenKeywordsDoc = {
  elements: '`Subject` schemes 20 and B2',
  old: '`Subject` scheme 20',
  rule: "joined by '; '",
  written: 'scheme B2, without those of marketing.keywords',
};

/** Categories, keywords, audience and languages. */
export const subjectFields = {
  'bar.category': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapSubjects(record).category,
    write: writeBisacSubjects,
    lists: [27],
    doc: {
      ...bisacDoc,
      rule: "main subject first, marked `##`; heading, also of another composite of its code (or the next one without a code), else the owner's BISAC list (records `lookup` of `bisac` in the house feed), else the code",
      written:
        'BISAC of category, category2 and category3, the main one first; the code from the record, else from the catalogue',
    },
  },
  'bar.thema': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapSubjects(record).thema,
    write: writeThema,
    lists: [27],
    doc: {
      elements: '`Subject` schemes 93 to 99',
      old: 'the same',
      rule: 'main subject first, qualifiers last; code, and its heading, also of another composite',
    },
  },
  'bar.bic': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapSubjects(record).bic,
    write: writeBic,
    lists: [27],
    doc: {
      elements: '`Subject` schemes 12 to 17',
      old: '`BICMainSubject`, `Subject` schemes 12 to 17',
      rule: 'as Thema',
    },
  },
  'codes.bisac': {
    blocks: ['DescriptiveDetail'],
    read: (record) => nonEmpty(mapSubjects(record).bisac),
    write: writeBisacSubjects,
    lists: [27],
    doc: { ...bisacDoc, rule: 'the codes, for searches' },
  },
  'codes.bisacCategory': {
    blocks: ['DescriptiveDetail'],
    read: (record) => nonEmpty(bisacCategories(mapSubjects(record).bisac)),
    lists: [27],
    doc: { ...bisacDoc, rule: 'the first three letters of the codes, for searches' },
  },
  'editorial.regionalEmphasis': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapSubjects(record).regionalEmphasis,
    write: writeRegionalEmphasis,
    lists: [27],
    doc: { elements: '`Subject` scheme 11' },
  },
  'marketing.subjects': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapSubjects(record).subjects,
    write: writeOwnSubjects,
    lists: [27],
    doc: { elements: '`Subject` schemes 22, 23, 24', rule: "headings, joined by ', '" },
  },
  'marketing.keywords': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapSubjects(record).keywords,
    write: writeKeywords,
    lists: [27],
    doc: { elements: '`Subject` scheme 20', rule: "joined by ', '", written: 'scheme 20' },
  },
  'editorial.offPageKeywords': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapSubjects(record).offPageKeywords,
    write: writeKeywords,
    lists: [27],
    doc: hiddenKeywordsDoc,
  },
  'stored.childrenKeywords': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapSubjects(record).offPageKeywords,
    lists: [27],
    doc: { elements: 'as `editorial.offPageKeywords`', rule: 'for searches' },
  },
  'marketing.audience': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapAudience(record).audience,
    write: writeAudience,
    lists: [28, 29],
    doc: {
      elements: '`Audience` of code type 01 in words, `AudienceDescription`',
      old: 'the same, `AudienceCode`',
    },
  },
  'bar.lowerAge': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapAudience(record).lowerAge,
    write: writeAges,
    lists: [30, 31],
    doc: ageDoc,
  },
  'bar.upperAge': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapAudience(record).upperAge,
    write: writeAges,
    lists: [30, 31],
    doc: ageDoc,
  },
  'bar.readingLevel': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapAudience(record).readingLevel,
    write: writeReadingLevel,
    lists: [32],
    doc: { elements: '`Complexity`', rule: 'scheme and code' },
  },
  'subrights.productLanguage': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapLanguages(record).productLanguage,
    write: writeLanguages,
    lists: [22, 74],
    doc: languageDoc,
  },
  'subrights.hccpLanguageCode': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapLanguages(record).hccpLanguageCode,
    write: writeLanguages,
    lists: [22, 74],
    doc: languageDoc,
  },
} satisfies RecordFieldTable;

const nonEmpty = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
