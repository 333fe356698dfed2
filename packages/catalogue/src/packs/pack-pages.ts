import { sections } from '../sheet/sections.ts';

/** A page that a pack may have of each title; the comparison is one page of all its titles. */
export interface PackPage {
  readonly code: string;
  readonly label: string;
  readonly group: 'Title' | 'Title sheet' | 'Reports';
}

/**
 * What can be chosen for the titles of a pack (G-603): the tip sheet, sections of the title sheet, reports, and one
 * comparison. The codes are stored.
 */
export const packPages: readonly PackPage[] = [
  { code: 'tipSheet', label: 'Tip sheet', group: 'Title' },
  { code: 'comparison', label: 'Comparison of the titles', group: 'Title' },
  ...sections.map(({ name, label }): PackPage => ({ code: `sheet.${name}`, label, group: 'Title sheet' })),
  { code: 'salesOverview', label: 'Sales overview', group: 'Reports' },
  { code: 'projections', label: 'Projections', group: 'Reports' },
  { code: 'keyAccounts', label: 'Key accounts', group: 'Reports' },
];

const known: ReadonlySet<string> = new Set(packPages.map(({ code }) => code));

/** @returns true for the code of a page */
export const isPackPage = (code: string): boolean => known.has(code);
