import { companyOf } from '@titlenet/catalogue/companies';
import type { Audience } from '@titlenet/catalogue/field';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { contentsPart } from '../../ui/paper/PaperContents.tsx';
import { kindFor, type PaperPart, runningHead } from '../../ui/paper/paper-part.ts';
import { type PrintableTitle, unknownTitleName } from './printable-title.ts';

/** Name of the last part, with the titles that are missing. */
export const missingPartName = 'missing';

/** Names of the parts of titles by their place. */
export const titlePartName = (index: number): string => `title-${index + 1}`;

const headOf = ({ bar, key }: Pick<PrintableTitle, 'bar' | 'key'>): string =>
  bar ? runningHead(bar.title, bar.isbn) : runningHead(unknownTitleName(key));

/** Sheets that are printed together. */
export interface SheetRun {
  /** Title and ISBN of the only sheet, or the number of sheets; without the day. */
  readonly title: string;
  /** Contents if there are several sheets, the sheets, and the page of missing titles. */
  readonly parts: readonly PaperPart[];
}

/**
 * The run of sheets in their order.
 *
 * @param kind what a sheet is, such as `Title Sheet`
 * @param hasMissing the last page names titles that are missing
 */
export function runOf(sheets: readonly PaperPart[], kind: string, audience: Audience, hasMissing: boolean): SheetRun {
  const [only] = sheets;
  const title =
    sheets.length === 1 && only ? `${only.head} ${kind}` : `${formatCount(sheets.length)} ${kind.toLowerCase()}s`;
  const parts = [
    ...(sheets.length > 1 ? [contentsPart(title, 'Contents')] : []),
    ...sheets,
    ...(hasMissing ? [missingPart(kind)] : []),
  ];
  return { title, parts: parts.map((part) => ({ ...part, kind: kindFor(audience, part.kind) })) };
}

const missingPart = (kind: string): PaperPart => ({
  name: missingPartName,
  orientation: 'portrait',
  head: 'Titles that could not be included',
  kind,
});

interface Sheet extends Pick<PrintableTitle, 'bar' | 'key'> {
  /** Name of its part, if it is not that of its place. */
  readonly name?: string;
}

/** The run of title sheets, whose parts are named `titlePartName(index)`. */
export function sheetRun(titles: readonly Sheet[], kind: string, audience: Audience, hasMissing: boolean): SheetRun {
  const sheets = titles.map(
    (title, index): PaperPart => ({
      name: title.name ?? titlePartName(index),
      orientation: 'portrait',
      head: headOf(title),
      kind: `${companyOf(title.key.companyCode).label} ${kind}`,
    }),
  );
  return runOf(sheets, kind, audience, hasMissing);
}
