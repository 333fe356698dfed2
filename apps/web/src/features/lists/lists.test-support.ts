import { screen, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { type ListRow, listRowFields } from '@titlenet/catalogue/lists/list-row';
import { type PublicityListRow, publicityRowFields } from '@titlenet/catalogue/lists/publicity-list';
import { vi } from 'vitest';

/** A row of a list of titles with the given changes. */
export const listRow = (change: Partial<ListRow> = {}): ListRow => ({
  ...emptyRecord(listRowFields),
  isbn: '9780062040800',
  title: 'The Lantern Keeper',
  productId: 77,
  companyCode: '001',
  ...change,
});

/** A publicity event with the given changes. */
export const eventRow = (change: Partial<PublicityListRow> = {}): PublicityListRow => ({
  ...emptyRecord(publicityRowFields),
  isbn: '9780062040800',
  title: 'The Lantern Keeper',
  event: 'WKLM/Front',
  runDate: '3/5/2026',
  productId: 77,
  companyCode: '001',
  ...change,
});

export const grid = () => screen.findByRole('grid');

/** Accessible names of the columns; the first one selects all rows. */
export const heads = async () =>
  within(await grid())
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('title') ?? '');

/** Texts of a column in display order. */
export async function cellsUnder(head: string): Promise<HTMLElement[]> {
  const index = (await heads()).indexOf(head);
  const rows = within(await grid())
    .getAllByRole('row')
    .slice(1);
  return rows.flatMap((row) =>
    within(row)
      .getAllByRole('gridcell')
      .slice(index, index + 1),
  );
}

export const textsUnder = async (head: string) => (await cellsUnder(head)).map(({ textContent }) => textContent);

/** Files are not saved: a click on a download link would leave the page. */
export function ignoreDownloads(): void {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
}
