import type { EditionReference } from '@titlenet/catalogue/edition-reference';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { displayName } from '@titlenet/catalogue/text/names';
import type { DemoEdition } from '../works/demo-work.ts';

function referenceTable(references: readonly EditionReference[]): string | null {
  if (references.length === 0) return null;
  const rows = references.map(
    ({ isbn, known }) =>
      `<tr><td>${known?.title ?? ''}</td><td>${displayName(known?.author ?? '')}</td><td>${known?.format ?? ''}</td><td>${isbn}</td></tr>`,
  );
  return `<table><thead><tr><th>Title</th><th>Author</th><th>Format</th><th>ISBN</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Composes the sales comparisons of HCCP, which are HTML tables in text fields (SALES-03, SALES-04). */
export function hccpSalesContent(
  edition: DemoEdition,
  references: readonly EditionReference[],
): Partial<StoredSheet['sales']> {
  if (edition.company !== '006') return {};
  return {
    hccpTitleTrack: referenceTable(references.filter(({ list }) => list === 'titleTrack')),
    hccpCompetitive: referenceTable(references.filter(({ list }) => list === 'competitive')),
  };
}
