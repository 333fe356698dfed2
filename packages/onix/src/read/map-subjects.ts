import { joinBisacCategory } from '@titlenet/catalogue/rules/bisac-category';
import type { Coded } from '@titlenet/catalogue/search-attributes';
import { joinWords, splitWords } from '@titlenet/catalogue/text/word-lists';
import { distinctWords } from '../codes/keywords.ts';
import { subjectSchemes } from '../codes/subject-schemes.ts';
import { children, has, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { MapOptions, OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';

/** Schemes whose headings are words for people rather than codes. */
const WORDED_SCHEMES: readonly string[] = [
  subjectSchemes.merchandisingTheme,
  subjectSchemes.publishersOwn,
  subjectSchemes.proprietary,
];

/** Thema and BIC with the schemes of their qualifiers, which refine the codes. */
const themaSchemes: readonly string[] = [subjectSchemes.thema, '94', '95', '96', '97', '98', '99'];
const bicSchemes: readonly string[] = [subjectSchemes.bic, '13', '14', '15', '16', '17'];

type Subject = { readonly scheme: string; readonly isMain: boolean; readonly code?: string; readonly text?: string };

/**
 * Reads categories and keywords, the main subject first. A code without a heading is looked up, else shown as it is.
 */
export const mapSubjects = once((record) => {
  const subjects = readSubjects(record);
  const of = (scheme: string) => subjects.filter((one) => one.scheme === scheme);
  const bisac = withHeadings(of(subjectSchemes.bisac), record.options.bisacText);
  const texts = distinctWords(bisac.flatMap((one) => bisacText(one, record) ?? []));
  const keywords = distinctWords(of(subjectSchemes.keywords).flatMap(keywordsOf));
  const offPage = distinctWords([...keywords, ...of(subjectSchemes.hiddenKeywords).flatMap(keywordsOf)]);
  const house = subjects.filter((one) => WORDED_SCHEMES.includes(one.scheme)).flatMap((one) => one.text ?? []);
  return {
    bisac: codedBisac(bisac, record),
    thema: labelled(themaSchemes.flatMap((scheme) => withHeadings(of(scheme)))),
    bic: labelled(bicSchemes.flatMap((scheme) => withHeadings(of(scheme)))),
    category: texts.length > 0 ? joinBisacCategory(texts) : undefined,
    regionalEmphasis: joined(
      of(subjectSchemes.bisacRegion).flatMap((one) => one.text ?? one.code ?? []),
      ', ',
    ),
    subjects: joinWords(distinctWords(house)) || undefined,
    keywords: joinWords(keywords) || undefined,
    offPageKeywords: joinWords(offPage, '; ') || undefined,
  };
});

function readSubjects(record: OnixRecord): Subject[] {
  const nodes = children(record.descriptive, 'MainSubject', 'Subject').map((node) => toSubject(node));
  const old = values(record.product, 'BASICMainSubject').map((code) => ({
    scheme: subjectSchemes.bisac,
    isMain: true,
    code,
  }));
  const oldBic = values(record.product, 'BICMainSubject').map((code) => ({
    scheme: subjectSchemes.bic,
    isMain: true,
    code,
  }));
  const all = [...old, ...oldBic, ...nodes];
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

/** Qualifiers begin with a digit; some senders state them with the scheme of the codes. */
const isQualifier = (code: string) => /^\d/.test(code);

/** Returns each code once, followed by its heading if the sender states one: 'FBA Modern fiction'; qualifiers last. */
function labelled(subjects: readonly Subject[]): string[] | undefined {
  const headings = new Map<string, string | undefined>();
  const ofCodes = new Set(subjects.flatMap(({ code, text }) => (code && text ? text : [])));
  for (const { code, text } of subjects) {
    const key = code ?? text;
    const isRepeated = code === undefined && ofCodes.has(text ?? '');
    if (key !== undefined && !isRepeated) headings.set(key, headings.get(key) ?? (text === key ? undefined : text));
  }
  const inOrder = [...headings].sort(([one], [other]) => Number(isQualifier(one)) - Number(isQualifier(other)));
  const texts = inOrder.map(([code, heading]) => (heading === undefined ? code : `${code} ${heading}`));
  return texts.length > 0 ? texts : undefined;
}

/**
 * Merges subjects that are sent in two composites. A code has the heading of its other composite; as many headings
 * without codes as codes without headings are theirs, in their order.
 *
 * @param textOf heading of a code from the owner's list
 */
function withHeadings(subjects: readonly Subject[], textOf?: MapOptions['bisacText']): Subject[] {
  const headings = new Map(subjects.flatMap(({ code, text }) => (code && text ? [[code, text] as const] : [])));
  const headed = subjects.map((one) => ({ ...one, text: one.text ?? (one.code && headings.get(one.code)) }));
  const unheaded = headed.filter(({ code, text }) => code && !text && !textOf?.(code));
  const uncoded = headed.filter(({ code, text }) => !code && text);
  if (unheaded.length === 0 || unheaded.length !== uncoded.length) return headed;
  return headed.flatMap((one) => {
    if (uncoded.includes(one)) return [];
    const heading = uncoded[unheaded.indexOf(one)];
    return heading ? { ...one, text: heading.text } : one;
  });
}

/** Returns each BISAC code once, with its heading; a code without a heading describes itself. */
function codedBisac(bisac: readonly Subject[], record: OnixRecord): Coded[] {
  const headings = new Map<string, string>();
  for (const subject of bisac) {
    const { code } = subject;
    const heading = bisacText(subject, record);
    if (code && heading && heading !== code && !headings.has(code)) headings.set(code, heading);
  }
  return distinctWords(bisac.flatMap((one) => one.code ?? [])).map((code) => ({
    code,
    description: headings.get(code) ?? code,
  }));
}

function bisacText(subject: Subject, record: OnixRecord): string | undefined {
  const heading = subject.text ?? (subject.code === undefined ? undefined : record.options.bisacText?.(subject.code));
  return (heading ?? subject.code)?.replaceAll('|', '/');
}

const keywordsOf = ({ text, code }: Subject) => splitWords(text ?? code ?? '');

function joined(texts: readonly string[], separator: string): string | undefined {
  return texts.length > 0 ? texts.join(separator) : undefined;
}

/** Returns the first three letters of BISAC codes, each once: the code's category. */
export function bisacCategories(bisac: readonly Coded[]): Coded[] {
  const categories = new Set(bisac.map(({ code }) => [...code].slice(0, 3).join('')));
  return [...categories].map((code) => ({ code, description: code }));
}
