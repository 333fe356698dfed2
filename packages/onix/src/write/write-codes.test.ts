import { emptyRecord } from '@titlenet/catalogue/field';
import { allCountries } from '@titlenet/catalogue/rules/countries';
import { titleBarFields } from '@titlenet/catalogue/title-bar';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../codes/words-to-codes.ts';
import { writeAccessibility } from './accessibility.ts';
import { hasRibbon } from './bible.ts';
import { contributors, place } from './contributors.ts';
import { onixDate } from './element-texts.ts';
import { exportLacks } from './export-lacks.ts';
import { priceRows } from './price-rows.ts';
import { pricesOf } from './prices.ts';
import { writeSalesRights } from './selling-territory.ts';
import { availability, withKnownSupply, writeOnSaleDate } from './supply.ts';
import { writeTitles } from './titles.ts';

const empty = { ...emptyRecord(titleBarFields), title: 'Tides', companyCode: '001' } as const;

test.each([
  ['E', '02'],
  ['S', '01'],
  [null, '01'],
])('the on-sale date with the special day %s has the role %s: 02 is an embargo', (pubOnSpecialDay, role) => {
  const bar = { ...empty, onSaleDate: '2031-05-06T00:00:00', pubOnSpecialDay };
  expect(JSON.stringify(writeOnSaleDate({ bar, stored: {}, sheet: {} }))).toContain(`"MarketDateRole":"${role}"`);
});

test.each([
  ['01', '2031-05-01', '203105'],
  ['02', '2024-12-30', '202501'],
  ['02', '2025-12-29', '202601'],
  ['02', '2026-07-06', '202628'],
  ['02', '2026-12-28', '202653'],
  ['03', '2031-04-01', '20312'],
  ['03', '2031-10-01', '20314'],
  ['04', '2031-03-01', '20311'],
  ['04', '2031-12-01', '20314'],
  ['05', '2031-01-01', '2031'],
])('a date in format %s: %s is written as the period %s', (format, day, digits) => {
  expect(JSON.stringify(onixDate(`${day}T00:00:00`, format))).toContain(`"${digits}"`);
});

test.each([
  ['01', '2031-05-02'],
  ['02', '2026-07-07'],
  ['03', '2031-05-01'],
  ['04', '2031-04-01'],
  ['05', '2031-02-01'],
])('a date in format %s that does not start a period, %s, is written as a day', (format, day) => {
  expect(JSON.stringify(onixDate(`${day}T00:00:00`, format))).toContain(`"${day.replaceAll('-', '')}"`);
});

describe('prices', () => {
  const amounts = (bar: object, priceTypes: string) =>
    pricesOf({ companyCode: '001', bar: { ...empty, ...bar }, stored: { priceTypes } }).map(
      ({ PriceType, PriceAmount }) => [PriceType, PriceAmount],
    );

  test('amounts are rounded half away from zero [G-192]', () => {
    expect(amounts({ price: 1.005 }, '01')).toEqual([['01', '1.01']]);
    expect(amounts({ price: 2.675 }, '01')).toEqual([['01', '2.68']]);
  });

  test('an agency price that is the list price is written once', () => {
    expect(amounts({ price: 9.99, ebAgencyPrice: 9.99 }, '41')).toEqual([['41', '9.99']]);
  });

  test('a free title has no price type', () => {
    expect(amounts({ price: 0, zeroPriceInd: 'Y' }, '')).toEqual([[undefined, undefined]]);
  });

  test('an agency price beside another list price is written too', () => {
    expect(amounts({ price: 12.5, ebAgencyPrice: 9.99 }, '01')).toEqual([
      ['01', '12.50'],
      ['41', '9.99'],
    ]);
  });
});

test('a title without a series has no collection, one with a series has its volume there', () => {
  const alone = writeTitles({ bar: { ...empty, volumeNumber: '3' } });
  expect(alone).toMatchObject({ DescriptiveDetail: { TitleDetail: { TitleElement: { PartNumber: '3' } } } });
  expect(JSON.stringify(alone)).not.toContain('CollectionType');
  const series = writeTitles({ bar: { ...empty, volumeNumber: '3', seriesName: 'The Shore' } });
  expect(series).toMatchObject({
    DescriptiveDetail: {
      Collection: [{ TitleDetail: { TitleElement: { PartNumber: '3', TitleText: 'The Shore' } } }],
    },
  });
});

test.each([
  ['EAA exception: micro-enterprise: a small firm', { code: '75', words: 'a small firm' }],
  ['EAA exception: micro-enterprise', { code: '75', words: undefined }],
  ['No such feature: of ours', { code: undefined, words: 'No such feature: of ours' }],
])(
  'the accessibility feature %s is a code of list 196 and the words of the sender',
  (accessibility, { code, words }) => {
    const { ProductFormFeature } = writeAccessibility({ stored: { accessibility } }).DescriptiveDetail as {
      ProductFormFeature: Record<string, unknown>[];
    };
    expect(ProductFormFeature).toHaveLength(1);
    expect(ProductFormFeature[0]).toMatchObject({ ProductFormFeatureType: '09' });
    expect(ProductFormFeature[0]?.ProductFormFeatureValue).toBe(code);
    expect(ProductFormFeature[0]?.ProductFormFeatureDescription).toBe(words);
  },
);

describe('what schemas do not have', () => {
  const priceTerms = {
    ...{ amount: 9, currency: 'EUR', priceType: '02', qualifier: null, minimumOrder: null },
    ...{ discount: null, tax: null, startDate: null, endDate: null },
  };
  const sold = (codes: string[]) =>
    JSON.stringify(
      writeSalesRights(
        {
          codes: { sellingTerritory: codes.map((code) => ({ code, description: code })) },
          sheet: {},
          stored: {},
        },
        { release: '3.1' },
      ),
    );

  test('Kosovo, which is not in list 91, is the region RS-KM of list 49', () => {
    expect(sold(['US', 'XK'])).toContain('"CountriesIncluded":"US","RegionsIncluded":"RS-KM"');
    expect(sold(['XK'])).toContain('"Territory":{"RegionsIncluded":"RS-KM"}');
    expect(sold([...allCountries])).toContain('"Territory":{"RegionsIncluded":"WORLD"}');
    const others = sold(allCountries.filter((code) => code !== 'XK'));
    expect(others).toContain('"Territory":{"RegionsIncluded":"WORLD","RegionsExcluded":"RS-KM"}');
    expect(place('04', 'Pristina, Kosovo')).toMatchObject({ RegionCode: 'RS-KM', LocationName: 'Pristina' });
  });

  test.each<[string | null, object | undefined]>([
    [null, undefined],
    ['WORLD', { RegionsIncluded: 'WORLD' }],
    ['WORLD except CA GB-SCT', { RegionsIncluded: 'WORLD', CountriesExcluded: 'CA', RegionsExcluded: 'GB-SCT' }],
    ['US XK', { CountriesIncluded: 'US', RegionsIncluded: 'RS-KM' }],
    ['XK', { RegionsIncluded: 'RS-KM' }],
    ['GB except GB-SCT', { CountriesIncluded: 'GB', RegionsExcluded: 'GB-SCT' }],
    ['GB-ENG except JE', { RegionsIncluded: 'GB-ENG', CountriesExcluded: 'JE' }],
    ['AN', { CountriesIncluded: 'AN' }],
    ['ROW', { RegionsIncluded: 'WORLD' }],
    ['FR GB-SCT ??', { CountriesIncluded: 'FR ??', RegionsIncluded: 'GB-SCT' }],
    ['GRIE XX USA', { CountriesIncluded: 'GRIE XX USA' }],
    ['Open market', { CountriesIncluded: 'Open market' }],
    ['US-NY', { RegionsIncluded: 'US-NY' }],
  ])('the market %s of a price is the territory %j', (market, territory) => {
    expect(priceRows([{ ...priceTerms, market }])).toEqual([
      { PriceType: '02', PriceAmount: '9.00', CurrencyCode: 'EUR', Territory: territory },
    ]);
  });

  test('the rest of the world, which 3.x has no code for, is the world without the countries of other prices', () => {
    const rows = ['US CA', 'ROW except FR', 'CA MX'].map((market) => ({ ...priceTerms, market }));
    expect(priceRows(rows).map(({ Territory }) => Territory)).toEqual([
      { CountriesIncluded: 'US CA' },
      { RegionsIncluded: 'WORLD', CountriesExcluded: 'US CA MX FR' },
      { CountriesIncluded: 'CA MX' },
    ]);
  });
});

test.each([
  ['9780062802256', {}, ['ISBN or GTIN with a correct check digit']],
  ['9780062802256', { ean: '4006381333931' }, ['ISBN or GTIN with a correct check digit']],
  ['4006381333931', {}, []],
  [null, {}, ['ISBN or GTIN']],
  [null, { ean: '4006381333932' }, ['ISBN or GTIN with a correct check digit']],
  [null, { ean: '4006381333931' }, []],
  [null, { upc: '036000291452' }, []],
  [null, { upc: '03600029145200599' }, ['ISBN or GTIN with a correct check digit']],
  ['9780062802255', {}, []],
] as const)('a title with the ISBN %s and %j lacks %j [G-211]', (isbn, numbers, lacks) => {
  const bar = { ...empty, formatDesc: 'Paperback', imprintDesc: 'Harbour Press', ...numbers };
  const source = { sender: 'x', recordReference: '1' };
  const record = { companyCode: '001', isbn, source, bar, sheet: {}, stored: {}, codes: {}, references: [] } as const;
  expect(exportLacks(record)).toEqual(lacks);
});

test('the biography of an illustrator is not that of the second author', () => {
  const bar = { ...empty, author1: 'Vale, Iris', author2: 'Stone, Ada' };
  const sheet = { editorial: { authorBio: '<p>Writes.</p>', artisInfo: '<p>Draws.</p>' } };
  const biographies = (creditRoles: string, companyCode: '001' | '003' = '001') =>
    contributors({
      ...{ companyCode, isbn: null, source: { sender: 'x', recordReference: '1' }, bar, sheet },
      ...{ stored: { creditRoles }, codes: {}, references: [] },
    }).map(({ BiographicalNote }) => (BiographicalNote as { text: string } | undefined)?.text);
  expect(biographies('A01; A02')).toEqual(['<p>Writes.</p>', undefined]);
  expect(biographies('A01; A02', '003')).toEqual(['<p>Writes.</p>', undefined]);
  expect(biographies('A01; A12')).toEqual(['<p>Writes.</p>', '<p>Draws.</p>']);
  expect(biographies('')).toEqual(['<p>Writes.</p>', '<p>Draws.</p>']);
});

test.each([
  ['Gold', true],
  ['2', true],
  ['None', false],
  ['no', false],
  ['N', false],
  ['0', false],
  [' ', false],
  [null, false],
  [undefined, false],
])('a Bible with the ribbon %j has a ribbon: %s', (ribbon, expected) => {
  expect(hasRibbon(ribbon)).toBe(expected);
});

test.each([
  ['KJV', 'KJV'],
  ['NKJV', 'NKJ'],
  ['NRSV', 'NRS'],
  ['NASB', 'NAS'],
  ['NABRE', 'NAR'],
  ['CSB', 'HCS'],
  ['NIrV', 'NIR'],
  ['Reina-Valera 1909', 'RVL'],
  ['GNT', 'GNB'],
])('the Bible translation %s has the code %s of list 83', (words, code) => {
  expect(codeOf.bibleVersion(words)).toBe(code);
});

describe('availability is stated or follows from facts, and is not invented [G-212]', () => {
  const today = '2026-11-01';
  const of = (bar: object, stored: object = {}) => availability({ bar: { ...empty, ...bar }, stored }, today);

  test.each<[string, object, object, string | undefined]>([
    ['a code of list 65', { availability: '31', salesMarketingCode: 'UN' }, {}, '31'],
    ['a code of list 54', { availability: 'RP' }, {}, '32'],
    ['the market status UN', { salesMarketingCode: 'UN - Cancelled', onSaleDate: '2027-01-01T00:00:00' }, {}, '40'],
    ['a day of sale to come', { salesMarketingCode: 'AV', onSaleDate: '2026-11-02T00:00:00' }, { availStock: 5 }, '10'],
    ['the market status DV', { salesMarketingCode: 'DV' }, {}, '10'],
    ['the market status FC', { salesMarketingCode: 'FC - Announced' }, {}, '10'],
    ['stock', { onSaleDate: '2026-11-01T00:00:00' }, { availStock: 1 }, '21'],
    ['the market status AV', { salesMarketingCode: 'AV - In Stock' }, { availStock: 0 }, '20'],
    ['none of these', { onSaleDate: '2026-10-01T00:00:00' }, { availStock: 0, printOrDigital: 'Digital' }, undefined],
    ['a status that means nothing here', { salesMarketingCode: 'XX' }, {}, undefined],
  ])('%s', (_, bar, stored, code) => {
    expect(of(bar, stored)).toBe(code);
  });

  test('a supply of which nothing is known is not written, in 3.0 with its copy of the publication date', () => {
    const day = '2026-10-01T00:00:00';
    const market = { MarketPublishingStatus: '00', MarketDate: { MarketDateRole: '01' } };
    const product = { ProductSupply: { SupplyDetail: { UnpricedItemType: '02' }, MarketPublishingDetail: market } };
    const bar = { ...empty, pubDate: day, onSaleDate: day };
    expect(withKnownSupply(product, { bar }, '3.0')).toEqual({});
    expect(withKnownSupply(product, { bar }, '3.1')).toEqual({ ProductSupply: { MarketPublishingDetail: market } });
    const later = { ...bar, onSaleDate: '2026-10-05T00:00:00' };
    expect(withKnownSupply(product, { bar: later }, '3.0')).toEqual({
      ProductSupply: { MarketPublishingDetail: market },
    });
    const priced = { ProductSupply: { SupplyDetail: { Price: [{}] } } };
    expect(withKnownSupply(priced, { bar }, '3.1')).toBe(priced);
  });
});
