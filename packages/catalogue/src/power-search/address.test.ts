import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { type PowerSearchForm, type PowerSearchName, powerSearchForms } from './forms.ts';
import type { PowerSearchValues } from './values.ts';

const { HarperCollins, HQNA, HCCP } = powerSearchForms;
const written = (form: PowerSearchForm, values: PowerSearchValues) =>
  Object.fromEntries(new URLSearchParams(writeAddress(form, values)));

describe('writeAddress', () => {
  test('adds the constant parameters, and omits empty criteria [PSTRADE-051..PSTRADE-054]', () => {
    expect(writeAddress(HarperCollins, { title: '  ', format: [], zeroPrice: false })).toBe(
      'company=1&sortBy=title&isShowCover=false&isShowAuthor=false',
    );
    expect(writeAddress(HarperCollins, { sortBy: 'price desc', isShowCover: true, isShowAuthor: true })).toBe(
      'company=1&sortBy=price+desc&isShowCover=true&isShowAuthor=true',
    );
  });

  test('HQNA adds its flag, order and covers [PSHQNA-40] [PSHQNA-41]', () => {
    expect(writeAddress(HQNA, {})).toBe('isHqna=true&sortBy=OnSaleDate+DESC&isShowCover=false');
  });

  test('writes texts trimmed, days as seconds, checkboxes as true', () => {
    expect(written(HarperCollins, { title: ' abc ', onSaleDateStart: 1_550_188_800, zeroPrice: true })).toMatchObject({
      title: 'abc',
      onSaleDateStart: '1550188800',
      zeroPrice: 'true',
    });
  });

  test('writes lists as repeated parameters, with their descriptions [PSTRADE-013] [PSTRADE-014] [PSTRADE-020]', () => {
    const values = { format: ['a', 'b'], formatValue: ['A & Co', 'B'], editorialImprint: ['x', 'y'] };
    expect(writeAddress(HarperCollins, values)).toMatch(
      /^format=a&format=b&formatValue=A\+%26\+Co&formatValue=B&editorialImprint=x&editorialImprint=y&/,
    );
    expect(written(HarperCollins, { formatValue: ['A'] })).not.toHaveProperty('formatValue');
  });

  test.each<[line: string, values: PowerSearchValues, sent: Record<string, string>]>([
    ['[PSHCCP-54]', { isbn: '978' }, { isbnSwitch: '2' }],
    ['[PSHCCP-55]', { title: 'a' }, { titleSwitch: '2' }],
    ['[PSHCCP-56]', { seriesName: 'a' }, { seriesNameSwitch: '2' }],
    ['[PSHCCP-57]', { authorName2: 'a' }, { authorName2Switch: '2' }],
    ['[PSHCCP-58]', { bibleTranslation: 'a' }, { bibleTranslationSwitch: '2' }],
    ['[PSHCCP-59]', { authorName: 'a' }, { authorNameSwitch: '1' }],
    ['[PSHCCP-60]', { usdPrice: '1' }, { usdPriceSwitch: '4' }],
    ['[PSHCCP-61]', { sellingTerritory: 'US' }, { sellingTerritorySwitch: '4' }],
    ['[PSHCCP-62]', { onixText: 'a' }, { onixFieldSwitch: '1' }],
  ])('%s HCCP: %j is sent with its default switch', (_line, values, sent) => {
    expect(written(HCCP, values)).toEqual({ ...values, ...sent, sortBy: '1' });
  });

  test('HCCP: a switch without its value is not sent [PSHCCP-63]', () => {
    expect(written(HCCP, { titleSwitch: 3, usdPriceSwitch: 6, onixFieldSwitch: 2 })).toEqual({ sortBy: '1' });
  });
});

describe('readAddress', () => {
  const all: Record<PowerSearchName, PowerSearchValues> = {
    HarperCollins: {
      ...{ title: 'a', titleSwitch: 2, price: '9.5', priceSwitch: 6, format: ['x'], formatValue: ['X'] },
      ...{ releaseDateStart: -86_400, agesStart: '8up', zeroPrice: true, listManagerLists: ['3'] },
      ...{ sortBy: 'LTD_Net desc', isShowAuthor: true },
    },
    HQNA: { onlineMetadata_VText: 'a "b c"', onlineMetadata: 4, formatType: 'P', sortBy: 'Title', isShowCover: true },
    HCCP: { formatColor: ['Brown', 'Black'], isbn: '0-310', isbnSwitch: 1, redLetter: true, sortBy: '13' },
  };

  test.each(Object.values<PowerSearchForm>(powerSearchForms))('$name: reads what was written', (form) => {
    expect(readAddress(form, writeAddress(form, all[form.name]))).toEqual(all[form.name]);
  });

  test('reads single values of lists, and ignores malformed and unknown parameters', () => {
    const query = 'format=a&titleSwitch=9&title=+&onSaleDateStart=soon&zeroPrice=no&other=1';
    expect(readAddress(HarperCollins, query)).toEqual({ format: ['a'], sortBy: 'title' });
  });
});
