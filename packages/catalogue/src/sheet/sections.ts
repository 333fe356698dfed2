import type { Layout } from '../companies.ts';
import { awards } from './awards.ts';
import { contracts } from './contracts.ts';
import { coop } from './coop.ts';
import { editorial } from './editorial.ts';
import { marketing } from './marketing.ts';
import { online } from './online.ts';
import { publicity } from './publicity.ts';
import { quotes } from './quotes.ts';
import { relatedEditions } from './related-editions.ts';
import { sales } from './sales.ts';
import type { SectionContent, SectionDefinition } from './section.ts';
import { subrights } from './subrights.ts';

/** The eleven sections of the title sheet in their order (SHEET-012, CONST-15); a section's code is its place in it. */
export const sections = [
  editorial,
  marketing,
  online,
  publicity,
  subrights,
  relatedEditions,
  sales,
  quotes,
  awards,
  coop,
  contracts,
] as const satisfies readonly SectionDefinition[];

type SectionName = (typeof sections)[number]['name'];

/** The full content of a title sheet (SHEET-181), one object for each section. */
export type TitleSheet = {
  [N in SectionName]: SectionContent<Extract<(typeof sections)[number], { name: N }>>;
};

/**
 * What is stored with the title itself: related editions and sales comparisons belong to other titles and are joined
 * when the sheet is read (decision G-169), as publicity, coop and placements cut across titles.
 */
export const joinedSections = ['relatedEditions', 'sales'] as const;

/** The sections that the sheets of a layout have on screen, in their order (decision G-106). */
export function sectionsOnScreen(layout: Layout): readonly SectionDefinition[] {
  return sections.filter((section) => section.shown.includes(layout));
}

/** Number of sections shown without a saved view: the first nine, as far as the layout has them (SHEET-033). */
export const defaultVisibleSections = 9;

/** The section codes that are visible on a first visit. */
export function defaultView(layout: Layout): number[] {
  return sectionsOnScreen(layout)
    .map((section) => section.code)
    .filter((code) => code < defaultVisibleSections);
}

/** An empty sheet: every section with its fields empty, over which stored content is laid. */
export function emptySection<Name extends SectionName>(name: Name): TitleSheet[Name] {
  const definition: SectionDefinition = sections.find((section) => section.name === name)!;
  const fields = definition.entries.map((entry) => {
    if ('columns' in entry || entry.type === 'texts' || entry.type === 'htmls') return [entry.name, []];
    if (entry.type === 'boolean') return [entry.name, false];
    return [entry.name, null];
  });
  return Object.fromEntries(fields) as TitleSheet[Name];
}
