import { joinBisacCategory } from '@titlenet/catalogue/rules/bisac-category';
import { children, has, value, values } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';

/** Subject schemes of list 27. */
const BISAC = '10';
const BISAC_REGION = '11';
const KEYWORDS = '20';
const HIDDEN_KEYWORDS = 'B2';
const THEMA = '93';
/** Merchandising themes, publisher's own and proprietary categories: their headings are words for people. */
const HOUSE_SCHEMES = ['22', '23', '24'];

type Subject = { readonly scheme: string; readonly isMain: boolean; readonly code?: string; readonly text?: string };

export type MappedSubjects = {
  readonly bisac: string[];
  readonly bisacHeadings?: Record<string, string>;
  readonly thema: string[];
  readonly category?: string;
  readonly regionalEmphasis?: string;
  readonly subjects?: string;
  readonly keywords?: string;
  readonly offPageKeywords?: string;
};

/** Categories and keywords. The main subject goes first; a code without a heading is looked up, else shown itself. */
export function mapSubjects(record: OnixRecord): MappedSubjects {
  const subjects = readSubjects(record);
  const of = (scheme: string) => subjects.filter((one) => one.scheme === scheme);
  const bisac = of(BISAC);
  const texts = distinct(bisac.flatMap((one) => bisacText(one, record) ?? []));
  const keywords = distinct(of(KEYWORDS).flatMap(splitKeywords));
  const offPage = distinct([...keywords, ...of(HIDDEN_KEYWORDS).flatMap(splitKeywords)]);
  const house = subjects.filter((one) => HOUSE_SCHEMES.includes(one.scheme)).flatMap((one) => one.text ?? []);
  return {
    bisac: distinct(bisac.flatMap((one) => one.code ?? [])),
    bisacHeadings: headingsOf(bisac, record),
    thema: distinct(of(THEMA).flatMap((one) => one.code ?? [])),
    category: texts.length > 0 ? joinBisacCategory(texts) : undefined,
    regionalEmphasis: joined(
      of(BISAC_REGION).flatMap((one) => one.text ?? one.code ?? []),
      ', ',
    ),
    subjects: joined(distinct(house), ', '),
    keywords: joined(keywords, ', '),
    offPageKeywords: joined(offPage, '; '),
  };
}

function readSubjects(record: OnixRecord): Subject[] {
  const nodes = children(record.descriptive, 'MainSubject', 'Subject').map((node) => toSubject(node));
  const old = values(record.product, 'BASICMainSubject').map((code) => ({ scheme: BISAC, isMain: true, code }));
  const all = [...old, ...nodes];
  return [...all.filter((one) => one.isMain), ...all.filter((one) => !one.isMain)];
}

function toSubject(node: OnixNode): Subject {
  return {
    scheme: value(node, 'SubjectSchemeIdentifier', 'MainSubjectSchemeIdentifier') ?? '',
    isMain: node.name === 'MainSubject' || has(node, 'MainSubject'),
    code: value(node, 'SubjectCode'),
    text: value(node, 'SubjectHeadingText'),
  };
}

function headingsOf(bisac: readonly Subject[], record: OnixRecord): Record<string, string> | undefined {
  const found = bisac.flatMap((one) => {
    const text = bisacText(one, record);
    return one.code !== undefined && text !== undefined && text !== one.code ? [[one.code, text] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found.reverse()) : undefined;
}

function bisacText(subject: Subject, record: OnixRecord): string | undefined {
  const known = subject.text ?? (subject.code === undefined ? undefined : record.options.bisacText?.(subject.code));
  return (known ?? subject.code)?.replaceAll('|', '/');
}

/** Keywords come in one text separated by semicolons, by commas where there is no semicolon, or one by one. */
function splitKeywords(subject: Subject): string[] {
  const text = subject.text ?? subject.code ?? '';
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Without repetitions, whatever their case; the first spelling stays. */
function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

function joined(texts: readonly string[], separator: string): string | undefined {
  return texts.length > 0 ? texts.join(separator) : undefined;
}
