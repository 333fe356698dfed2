import { beforeEach, expect, test } from 'vitest';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import styles from './PowerSearchResult.module.css';
import { cellTexts, cellUnder, mainRow, openMain } from './result-test-support.ts';

beforeEach(() => giveElementsSize({ width: 4000, height: 600 }));

const fields = ['PRICE', 'SELL_THROUGH', 'LTD_NET'];

test('negative figures have a style of their own, money is in parentheses [FORMAT-11]', async () => {
  openMain(
    [mainRow({ PRICE: -9.99, SELL_THROUGH: -12.5, LTD_NET: -3 }), mainRow({ PRICE: 9.99, SELL_THROUGH: 12.5 })],
    {
      fields,
    },
  );
  for (const [column, text] of [
    ['Price', '($9.99)'],
    ['Sell-through', '-12.50%'],
    ['LTD Net', '-3'],
  ] as const) {
    const [below, above] = [await cellUnder(column, 0), await cellUnder(column, 1)];
    expect(below.querySelector(`.${styles.negative}`)?.textContent, column).toBe(text);
    expect(above.querySelector(`.${styles.negative}`), column).toBeNull();
  }
});

test.each([
  ['FIRST_PRINT_ANNOUNCED', 'Ann. First Print', '[FORMAT-13]'],
  ['AVAIL_STOCK', 'Available Stock', '[FORMAT-14]'],
  ['LTD_GROSS', 'LTD Gross', '[FORMAT-15]'],
  ['LTD_RETURNS', 'LTD Returns', '[FORMAT-16]'],
])('%s: two decimals without a trailing .00, 0 if empty %s [FORMAT-17] %s', async (name, label) => {
  openMain(
    [12500, 12500.5, null].map((value, index) => mainRow({ PRODUCT_ID: index, [name]: value })),
    { fields: [name] },
  );
  expect(await cellTexts(label)).toEqual(['12,500', '12,500.50', '0']);
});

test.each<[string, string, string | number, string, string]>([
  ['ON_SALE_DATE', 'On Sale Date', '2026-03-05T00:00:00', '3/5/2026', '[FORMAT-05]'],
  ['ON_SALE_DATE', 'On Sale Date', '1900-01-01T00:00:00', '', '[FORMAT-06]'],
  ['ON_SALE_DATE', 'On Sale Date', '0001-01-01T00:00:00', '', '[FORMAT-07]'],
  ['ONIX_DATE', 'ONIX Date', '2026-03-05T16:15:00', '03/05/2026 4:15 PM', '[FORMAT-04]'],
  ['SELL_THROUGH', 'Sell-through', 12.5, '12.50%', '[FORMAT-08]'],
  ['PRICE', 'Price', 1234.5, '$1,234.50', '[FORMAT-10]'],
  ['EBLIBRARY', 'Library Price', 0, 'Zero', '[FORMAT-12]'],
])('%s (%s) %s is shown as "%s" %s', async (name, label, value, text) => {
  openMain([mainRow({ [name]: value })], { fields: [name] });
  expect((await cellTexts(label)).map((shown) => shown?.trim())).toEqual([text]);
});
