import { beforeEach, expect, test } from 'vitest';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import styles from './PowerSearchResult.module.css';
import { cellUnder, mainRow, openMain } from './result-test-support.ts';

beforeEach(() => giveElementsSize({ width: 4000, height: 600 }));

const fields = ['PRICE', 'SELL_THROUGH', 'LTD_NET'];

test('negative figures are red, money in parentheses [FORMAT-09] [FORMAT-11]', async () => {
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
