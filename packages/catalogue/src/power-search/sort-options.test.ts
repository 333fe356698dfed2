import { expect, test } from 'vitest';
import { hccpSortOptions, hqnaDefaultSortKey, hqnaSortOptions, tradeSortOptions } from './sort-options.ts';

test('trade has its orders with the keys of the requirements; dates, year and price are descending', () => {
  expect(tradeSortOptions.map(({ key }) => key).join(', ')).toBe(
    'title, author_1, isbn, salesmarketingcode, category_value, format_value, imprint_value, editor_1, ' +
      'on_sale_date desc, release_date desc, pub_season, pub_year desc, price desc',
  );
});

test('HQNA has the labels of trade and its own keys', () => {
  expect(hqnaSortOptions.map(({ label }) => label)).toEqual(tradeSortOptions.map(({ label }) => label));
  expect(hqnaSortOptions.map(({ key }) => key).join(', ')).toBe(
    'Title, Author, ISBN, SnMCode, SpineCategory, Format, Imprint, Editor, OnSaleDate DESC, PubDate DESC, ' +
      'PubSeason, SeasonYear DESC, Prices DESC',
  );
  expect(hqnaSortOptions.some(({ key }) => key === hqnaDefaultSortKey)).toBe(true);
});

test('HCCP has ids from 1 to 13', () => {
  expect(hccpSortOptions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});
