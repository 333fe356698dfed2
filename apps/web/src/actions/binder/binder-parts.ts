import { companyOf } from '@titlenet/catalogue/companies';
import type { Audience } from '@titlenet/catalogue/field';
import type { Binder, BinderTitle } from '@titlenet/catalogue/packs/binder';
import type { ReportOutline } from '@titlenet/catalogue/reports/report-outline';
import type { TipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import type { PackContent, PackTitle } from '@titlenet/contract/packs';
import type { TitleWithBar } from '../../domain/comparison/ComparisonTable.tsx';
import { reportPart } from '../../domain/reports/report-part.ts';
import { contentsPart } from '../../ui/paper/PaperContents.tsx';
import { kindFor, type PaperPart, runningHead } from '../../ui/paper/paper-part.ts';
import type { MissingTitle, PrintableTitle } from '../printing/printable-title.ts';
import { missingPartName } from '../printing/sheet-parts.ts';

/** What was loaded of a title of a binder. */
export interface LoadedTitle {
  /** Bar and content for its sheets; null if no page needs them. */
  readonly printable: PrintableTitle | null;
  readonly tipSheet: TipSheetContent | null;
  readonly reports: readonly ReportOutline[];
}

/** A binder with all that its pages show. */
export interface LoadedBinder {
  readonly pack: Pick<PackContent, 'name' | 'meeting' | 'meetingDay' | 'mark'>;
  readonly binder: Binder<PackTitle>;
  /** Sentences that say as of when its figures are. */
  readonly figures: readonly string[];
  /** By the ids of titles in the pack. */
  readonly titles: ReadonlyMap<number, LoadedTitle>;
  readonly missing: readonly MissingTitle[];
  /** 'Part 1 of 3' of a binder that is printed in parts. */
  readonly volume?: string;
}

/** What a part of a binder shows. */
export type BinderPage =
  | { readonly kind: 'cover' }
  | { readonly kind: 'contents' }
  | { readonly kind: 'overview'; readonly heading: string; readonly titles: readonly BinderTitle<PackTitle>[] }
  | { readonly kind: 'tipSheet'; readonly title: PrintableTitle; readonly content: TipSheetContent }
  | { readonly kind: 'sheet'; readonly title: PrintableTitle }
  | { readonly kind: 'reports'; readonly outlines: readonly ReportOutline[] }
  | { readonly kind: 'comparison'; readonly titles: readonly TitleWithBar[] }
  | { readonly kind: 'missing' };

/** Pages that follow each other in a binder, each part on a page of its own. */
export interface BinderPart {
  readonly paper: PaperPart;
  readonly page: BinderPage;
}

/** A line of the contents, which leads to a part. */
export interface BinderEntry {
  readonly text: string;
  /** Name of the part. */
  readonly name: string;
  /** 1: a section of the binder, 2: a title. */
  readonly level: 1 | 2;
}

export interface BinderRun {
  readonly parts: readonly BinderPart[];
  readonly entries: readonly BinderEntry[];
}

/** Name of the pages of tip sheets, which have a foot of their own and are alike. */
export const tipSheetPages = 'tip-sheet';
const coverName = 'binder-cover';
/** Titles of one table of the comparison. */
const COMPARED_ON_A_PAGE = 4;
/** Heading of the last page. */
export const missingHeading = 'Pages that are missing';

/** Heading of a section without one. */
export const headingOf = ({ heading }: { readonly heading: string }): string => heading || 'Titles';

/** A title as the contents name it. */
export const nameOfPackTitle = ({ title, isbn }: PackTitle): string => [title, isbn].filter(Boolean).join(' · ');

function pagesOf({ sectionCodes }: BinderTitle<PackTitle>, loaded: LoadedTitle | undefined): BinderPage[] {
  if (!loaded) return [];
  const { printable, tipSheet, reports } = loaded;
  const isLoaded = printable?.bar && printable.content;
  return [
    ...(isLoaded && tipSheet ? [{ kind: 'tipSheet', title: printable, content: tipSheet } as const] : []),
    ...(isLoaded && sectionCodes.length > 0 ? [{ kind: 'sheet', title: printable } as const] : []),
    ...(reports.length > 0 ? [{ kind: 'reports', outlines: reports } as const] : []),
  ];
}

function paperOf(page: BinderPage, name: string, binderHead: string, audience: Audience): PaperPart {
  const kindOf = (kind: string) => kindFor(audience, kind);
  const portrait = { name, orientation: 'portrait' } as const;
  switch (page.kind) {
    case 'cover':
      return { ...portrait, head: binderHead, kind: '', isPlain: true };
    case 'contents':
      return contentsPart(binderHead, kindOf('Contents'));
    case 'overview':
      return { ...portrait, head: `${binderHead} · ${headingOf(page)}`, kind: kindOf('Binder') };
    case 'tipSheet':
    case 'sheet': {
      const { key, bar } = page.title;
      const sheet = page.kind === 'sheet' ? 'Title Sheet' : 'Tip Sheet';
      const kind = kindOf(`${companyOf(key.companyCode).label} ${sheet}`);
      return {
        ...portrait,
        head: runningHead(bar?.title ?? '', bar?.isbn),
        kind,
        ...(page.kind === 'tipSheet' && { isPlain: true }),
      };
    }
    case 'reports': {
      // There is at least one.
      const part = reportPart(name, page.outlines[0]!);
      return { ...part, kind: kindOf(page.outlines.length === 1 ? part.kind : 'Reports') };
    }
    case 'comparison':
      return { ...portrait, head: `${binderHead} · Comparison`, kind: kindOf('Binder') };
    case 'missing':
      return { ...portrait, head: binderHead, kind: kindOf(missingHeading) };
  }
}

/** The titles of the comparison in groups of a page; a title alone is compared with nothing. */
function comparisonPages(titles: readonly BinderTitle<PackTitle>[], loaded: LoadedBinder['titles']): BinderPage[] {
  const compared = titles.flatMap(({ title, isCompared }): TitleWithBar[] => {
    const printable = loaded.get(title.id)?.printable;
    return isCompared && printable?.bar ? [{ key: printable.key, bar: printable.bar }] : [];
  });
  if (compared.length < 2) return [];
  // Pages of about the same number of titles, so that none has one.
  const count = Math.ceil(compared.length / COMPARED_ON_A_PAGE);
  const start = (index: number) => Math.round((index * compared.length) / count);
  return Array.from({ length: count }, (_, index) => ({
    kind: 'comparison',
    titles: compared.slice(start(index), start(index + 1)),
  }));
}

/** The parts of a binder in their order, and its contents: one definition for paper, HTML and Word. */
export function binderRun({ pack, binder, titles, missing }: LoadedBinder): BinderRun {
  const head = runningHead(pack.name);
  const parts: BinderPart[] = [];
  const entries: BinderEntry[] = [];
  const add = (page: BinderPage, name = `part-${parts.length + 1}`): string => {
    parts.push({ paper: paperOf(page, name, head, binder.audience), page });
    return name;
  };
  add({ kind: 'cover' }, coverName);
  add({ kind: 'contents' }, 'contents');
  for (const section of binder.sections) {
    const overview = add({ kind: 'overview', heading: section.heading, titles: section.titles });
    entries.push({ text: headingOf(section), name: overview, level: 1 });
    for (const title of section.titles) {
      const [first = overview] = pagesOf(title, titles.get(title.title.id)).map((page) => add(page));
      entries.push({ text: nameOfPackTitle(title.title), name: first, level: 2 });
    }
  }
  const compared = comparisonPages(
    binder.sections.flatMap((section) => section.titles),
    titles,
  ).map((page) => add(page));
  if (compared[0]) entries.push({ text: 'Comparison of the titles', name: compared[0], level: 1 });
  if (missing.length > 0)
    entries.push({ text: missingHeading, name: add({ kind: 'missing' }, missingPartName), level: 1 });
  return { parts, entries };
}
