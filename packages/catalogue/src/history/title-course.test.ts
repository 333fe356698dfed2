import { expect, test } from 'vitest';
import { companyOf } from '../companies.ts';
import { coursePaths, titleCourse } from './title-course.ts';

const trade = companyOf('001');
const bar = { price: 27.99, canadianPrice: 35, ebAgencyPrice: null, ebLibraryPrice: null };
const change = (changedAt: string, field: string, oldValue: string | null, newValue: string | null) => ({
  changedAt,
  field,
  oldValue,
  newValue,
  sender: field === 'bar.price' ? 'Harbour Press' : null,
});

test('each price has its steps, from the amount before the first change on [SHEET-192]', () => {
  const changes = [
    change('2026-03-01T08:00:00', 'bar.price', null, '27.99'),
    change('2026-01-01T08:00:00', 'bar.price', '24.99', '25.99'),
    change('2026-02-01T08:00:00', 'bar.price', '25.99', null),
  ];
  expect(titleCourse(changes, bar, trade).lines).toEqual([
    {
      label: 'Price',
      steps: [
        { from: null, amount: 24.99 },
        { from: '2026-01-01T08:00:00', amount: 25.99 },
        { from: '2026-02-01T08:00:00', amount: null },
        { from: '2026-03-01T08:00:00', amount: 27.99 },
      ],
    },
    { label: 'Canadian Price', steps: [{ from: null, amount: 35 }] },
  ]);
});

test('changes are named as the sheet names them, the newest first, with their sender [SHEET-192]', () => {
  const changes = [
    change('2026-01-01T08:00:00', 'bar.price', '24.99', '25.99'),
    change('2026-01-02T08:00:00', 'bar.onSaleDate', '2026-05-01T00:00:00', '2026-06-02T00:00:00'),
  ];
  expect(titleCourse(changes, bar, trade).changes).toEqual([
    {
      at: '2026-01-02T08:00:00',
      label: 'On Sale Date',
      kind: 'date',
      before: '05/01/2026',
      after: '06/02/2026',
      sender: '',
    },
    {
      at: '2026-01-01T08:00:00',
      label: 'Price',
      kind: 'price',
      before: '$24.99',
      after: '$25.99',
      sender: 'Harbour Press',
    },
  ]);
});

test('fields that the company does not show have no course [SHEET-192]', () => {
  expect(coursePaths(companyOf('400'))).not.toContain('bar.canadianPrice');
  expect(coursePaths(trade)).not.toContain('bar.answerCode');
  const hidden = [change('2026-01-01T08:00:00', 'bar.canadianPrice', '1', '2')];
  expect(titleCourse(hidden, bar, companyOf('400'))).toMatchObject({ changes: [], lines: [{ label: 'Price' }] });
});
