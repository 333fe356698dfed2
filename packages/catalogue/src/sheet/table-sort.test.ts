import { expect, test } from 'vitest';
import { emptyRecord } from '../field.ts';
import { coop } from './coop.ts';
import { screenOptions } from './outline-blocks.ts';
import { entryContext, tableBlock } from './section-blocks.ts';
import { sortRows } from './table-sort.ts';

const [contracts, placements] = coop.entries;
const context = entryContext('180', false, screenOptions);

test.each([
  ['Co-Op Contracts', contracts, 'datePromoStart'],
  ['Retail Placements', placements, 'promoStartDate'],
] as const)('%s are sorted by the first day of their ranges, those without one last [GRID-119]', (_, entry, start) => {
  const rows = ['2026-02-01T00:00:00', null, '2025-12-01T00:00:00', '2026-01-15T00:00:00'].map((day) => ({
    ...emptyRecord(entry.columns),
    [start]: day,
  }));
  const table = tableBlock(entry, rows, context);
  const column = table.columns.findIndex(({ label }) => label === 'Promotional Range');
  const days = (direction: 'ascending' | 'descending') =>
    sortRows(table.rows, column, direction).map(({ cells }) =>
      cells[column]!.map((piece) => ('text' in piece ? piece.text.split(' - ')[0] : '')).join(''),
    );
  expect(days('ascending')).toEqual(['12/1/2025', '1/15/2026', '2/1/2026', '']);
  expect(days('descending')).toEqual(['2/1/2026', '1/15/2026', '12/1/2025', '']);
});
