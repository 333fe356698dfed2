import { expect, test } from 'vitest';
import { hasSalesOverviewLink } from './sales-overview-link.ts';

const row = (isbn: string | null, source: string | null = 'Another House') => ({ isbn, source, productId: 42 });

test.each([
  ['9780061120084', true],
  [' 9780061120084 ', true],
  ['0061120081', true],
  ['978006112008', false],
  ['978-0-06-112008-4', false],
  ['', false],
  [null, false],
])('an ISBN %j links: %s', (isbn, expected) => {
  expect(hasSalesOverviewLink(row(isbn), 'titleTrack', '001')).toBe(expected);
  expect(hasSalesOverviewLink(row(isbn), 'competitive', '001')).toBe(expected);
});

test('competitive rows of HQNA link only to titles of the own publisher group', () => {
  expect(hasSalesOverviewLink(row('9780061120084'), 'competitive', '180')).toBe(false);
  expect(hasSalesOverviewLink(row('9780061120084', null), 'competitive', '180')).toBe(false);
  expect(hasSalesOverviewLink(row('9780061120084', ' HARLEQUIN '), 'competitive', '180')).toBe(true);
  expect(hasSalesOverviewLink(row('97800611200', 'Harlequin'), 'competitive', '180')).toBe(false);
});

test('title-track rows of HQNA do not need the source', () => {
  expect(hasSalesOverviewLink(row('9780061120084'), 'titleTrack', '180')).toBe(true);
});

test('a title outside the catalogue has no link; a row of an earlier release does not say so', () => {
  expect(hasSalesOverviewLink({ ...row('9780061120084'), productId: null }, 'titleTrack', '001')).toBe(false);
  expect(hasSalesOverviewLink({ ...row('9780061120084'), productId: null }, 'competitive', '001')).toBe(false);
  expect(hasSalesOverviewLink({ ...row('9780061120084'), productId: undefined }, 'competitive', '001')).toBe(true);
});
