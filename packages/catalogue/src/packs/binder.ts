import type { Audience } from '../field.ts';
import type { DefinedReportName } from '../reports/report-definitions.ts';
import { packPages } from './pack-pages.ts';
import { packFacts, packFrame, packNotes } from './pack-texts.ts';

type FactName = (typeof packFacts)[number]['name'];

/** What a binder is made from: a title of a pack. */
export interface BinderSourceTitle extends Readonly<Record<FactName, string | number | null>> {
  readonly productId: number | null;
  readonly internalNote: string;
  readonly accountsNote: string;
  readonly pages: readonly string[] | null;
}

interface BinderSource<Title extends BinderSourceTitle> {
  readonly pages: readonly string[];
  readonly hidden: number;
  readonly sections: readonly { readonly heading: string; readonly titles: readonly Title[] }[];
}

interface BinderNote {
  readonly label: string;
  readonly text: string;
}

/** A title in its place, with the pages that its readers may see; none if it does not exist any more. */
export interface BinderTitle<Title> {
  readonly title: Title;
  readonly notes: readonly BinderNote[];
  readonly hasTipSheet: boolean;
  /** Codes of sections of the title sheet; none: it has no title sheet. */
  readonly sectionCodes: readonly number[];
  /** The pages of reports; a title has those of its company. */
  readonly reportPages: readonly { readonly label: string; readonly reports: readonly DefinedReportName[] }[];
  readonly isCompared: boolean;
}

/** A pack as a binder has it: only what its readers may see. */
export interface Binder<Title> {
  readonly audience: Audience;
  /** Number of titles of other companies; 0 where its readers are not told. */
  readonly hidden: number;
  readonly sections: readonly { readonly heading: string; readonly titles: readonly BinderTitle<Title>[] }[];
}

const isFor = (audience: Audience, { audience: readers }: { readonly audience: Audience }) =>
  audience === 'internal' || readers === 'accounts';

function binderTitle<Title extends BinderSourceTitle>(
  title: Title,
  packPageCodes: readonly string[],
  audience: Audience,
): BinderTitle<Title> {
  const codes = title.productId === null ? [] : (title.pages ?? packPageCodes);
  const pages = packPages.filter((page) => codes.includes(page.code) && isFor(audience, page));
  const hidden = packFacts.filter((fact) => !isFor(audience, fact));
  return {
    // Internal facts are blank before anything is rendered.
    title: { ...title, ...Object.fromEntries(hidden.map(({ name }) => [name, null])), internalNote: '' },
    notes: packNotes.flatMap((note) => {
      const text = title[note.name].trim();
      return text !== '' && isFor(audience, note) ? [{ label: note.label, text }] : [];
    }),
    hasTipSheet: pages.some(({ code }) => code === 'tipSheet'),
    sectionCodes: pages.flatMap(({ section }) => (section === undefined ? [] : [section])),
    reportPages: pages.flatMap(({ label, reports }) => (reports ? [{ label, reports }] : [])),
    isCompared: pages.some(({ code }) => code === 'comparison'),
  };
}

/**
 * What a binder has of a pack, in its order. Sections without titles are left out.
 *
 * @param audience its readers: for accounts, internal facts, notes and pages are left out by their definitions
 */
export function binderOf<Title extends BinderSourceTitle>(
  { pages, hidden, sections }: BinderSource<Title>,
  audience: Audience,
): Binder<Title> {
  const isHiddenTold = packFrame.some((text) => text.name === 'hidden' && isFor(audience, text));
  return {
    audience,
    hidden: isHiddenTold ? hidden : 0,
    sections: sections
      .filter(({ titles }) => titles.length > 0)
      .map(({ heading, titles }) => ({
        heading,
        titles: titles.map((title) => binderTitle(title, pages, audience)),
      })),
  };
}
