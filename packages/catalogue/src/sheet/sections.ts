import { byName } from '../by-name.ts';
import type { Layout } from '../companies.ts';
import { emptyValue, isShownIn } from '../field.ts';
import { awards } from './awards.ts';
import { contracts } from './contracts.ts';
import { coop } from './coop.ts';
import { editorial } from './editorial.ts';
import { marketing } from './marketing.ts';
import { online } from './online.ts';
import { publicity } from './publicity.ts';
import { quotes } from './quotes.ts';
import { relatedEditions } from './related-editions.ts';
import { sales, storedSales } from './sales.ts';
import type { SectionContent, SectionDefinition } from './section.ts';
import { subrights } from './subrights.ts';

/** The eleven sections of the title sheet in their order (SHEET-012, CONST-15); a section's code is its index. */
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

/**
 * The sections as they are stored with a title: related editions and sales comparisons belong to other titles and are
 * joined when the sheet is read (G-169).
 */
export const storedSections = [
  editorial,
  marketing,
  online,
  publicity,
  subrights,
  storedSales,
  quotes,
  awards,
  coop,
  contracts,
] as const satisfies readonly SectionDefinition[];

type ContentOf<Sections extends readonly SectionDefinition[]> = {
  [D in Sections[number] as D['name']]: SectionContent<D>;
};

/** The content of a title sheet (SHEET-181): one object for each section. */
export type TitleSheet = ContentOf<typeof sections>;

/** The stored part of a title sheet. */
export type StoredSheet = ContentOf<typeof storedSections>;

/** Sections with content that is joined from other titles when the sheet is read (G-169). */
export const joinedSections = ['relatedEditions', 'sales'] as const;

/** @returns the sections that a layout shows on screen, in their order (G-106). */
export function sectionsOnScreen(layout: Layout): readonly SectionDefinition[] {
  return sections.filter((section) => isShownIn(section, layout));
}

/** Sections with a lower code are visible without a saved view (SHEET-033). */
export const defaultVisibleSections = 9;

/** @returns the section codes that a layout shows without a saved view. */
export function defaultView(layout: Layout): number[] {
  return sectionsOnScreen(layout)
    .map((section) => section.code)
    .filter((code) => code < defaultVisibleSections);
}

/** @returns a section in which every field has its empty value. */
export function emptySection<Name extends keyof TitleSheet>(name: Name): TitleSheet[Name] {
  const definition: SectionDefinition = byName(sections, name);
  const fields = definition.entries.map((entry) => [entry.name, 'columns' in entry ? [] : emptyValue(entry)]);
  // `TitleSheet` computes from the definitions what this loop creates.
  return Object.fromEntries(fields) as TitleSheet[Name];
}
