import type { Audience } from '@titlenet/catalogue/field';
import type { PaperName } from './paper-sizes.ts';

/** Pages of one thing in a run of prints: a title sheet, a report, a list, the contents. It starts on a page of its own. */
export interface PaperPart {
  /** Name of its pages in CSS, unique in the document: letters, digits and hyphens. */
  readonly name: string;
  readonly orientation: 'portrait' | 'landscape';
  /** What the pages are of: title and ISBN, or list, period and criteria. */
  readonly head: string;
  /** Pages that several things share: they have no count of their own. */
  readonly isShared?: boolean;
  /** Pages without head and foot of the frame: they have their own, or none. */
  readonly isPlain?: boolean;
  /** What is printed, such as `Title Sheet`. */
  readonly kind: string;
}

/** The pages that a part takes on each paper. */
export type PageCounts = Readonly<Record<PaperName, number>>;

/**
 * Counted pages by the names of parts, and of shared pages by the ids of their elements: how many pages further the next
 * element begins. Parts that are not in it were not counted.
 */
export type CountedPages = ReadonlyMap<string, PageCounts>;

/** Attributes of an element whose pages others share, which are the named part. */
export const sharedPaperPart = (id: string, name: string) => ({ id, 'data-paper-part': name, style: { page: name } });

/** Attributes of the element that is printed as a part: its pages, its place in the contents, and how it is found. */
export const paperPart = (name: string) => sharedPaperPart(name, name);

/** Isolates a text from the direction of the text around it, where no element can do so. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A running head as text of a file's name or title. */
export const withoutIsolates = (head: string): string => head.replaceAll(/[\u2068\u2069]/g, '');

/** What a page for its readers is, beside its head: internal pages say so. */
export const kindFor = (audience: Audience, kind: string): string =>
  audience === 'internal' ? `Internal · ${kind}` : kind;

/** Longer titles are shortened in heads, so that a head takes at most two lines. */
const MAX_HEAD_TITLE_CHARACTERS = 100;

/**
 * A running head: the first text may be shortened and of any script, the others are printed whole.
 *
 * @param others such as the ISBN, or period and criteria; empty ones are left out
 */
export function runningHead(title: string, ...others: readonly (string | null | undefined)[]): string {
  const characters = [...title];
  const short =
    characters.length > MAX_HEAD_TITLE_CHARACTERS
      ? `${characters
          .slice(0, MAX_HEAD_TITLE_CHARACTERS - 1)
          .join('')
          .trimEnd()}…`
      : title;
  return [isolated(short), ...others.filter(Boolean)].join(' · ');
}
