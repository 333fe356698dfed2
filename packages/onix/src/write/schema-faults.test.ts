import { describe, expect, test } from 'vitest';
import { schemaFaults } from './schema-faults.ts';
import type { Children } from './write-element.ts';

/** Each rule by hand; exports of real feeds are validated with the schemas themselves. */
const faults = (composite: string, children: Children, release: '3.0' | '3.1' = '3.1') =>
  schemaFaults(composite, children, release);

const price = { PriceType: '01', PriceAmount: '9.00', CurrencyCode: 'USD' };
const supplier = { SupplierRole: '01', SupplierName: 'Harbour' };
const detail = { Supplier: supplier, ProductAvailability: '20', Price: [price] };

test.each<[string, string, Children, string[]]>([
  ['a valid price', 'Price', price, []],
  ['a code of no list', 'Price', { ...price, PriceType: '99' }, ['PriceType: 99 is not in list 58']],
  [
    'a country of no list',
    'Territory',
    { CountriesIncluded: 'US GRIE' },
    ['CountriesIncluded: GRIE is not in list 91'],
  ],
  [
    'Kosovo, which is no country of list 91',
    'Territory',
    { CountriesIncluded: 'XK' },
    ['CountriesIncluded: XK is not in list 91'],
  ],
  [
    'a region of no list',
    'Territory',
    { RegionsIncluded: 'WORLD US-XX' },
    ['RegionsIncluded: US-XX is not in list 49'],
  ],
  [
    'an empty territory',
    'Territory',
    { CountriesExcluded: 'US' },
    ['Territory: no CountriesIncluded or RegionsIncluded'],
  ],
  [
    'countries in and out',
    'Territory',
    { CountriesIncluded: 'US', CountriesExcluded: 'CA' },
    ['Territory: countries both included and excluded'],
  ],
  ['no amount', 'Price', { PriceType: '01' }, ['Price: no PriceAmount or UnpricedItemType']],
  [
    'an amount of something free',
    'Price',
    { ...price, UnpricedItemType: '01' },
    ['Price: not one of PriceAmount or UnpricedItemType'],
  ],
  ['an amount of zero', 'Price', { ...price, PriceAmount: '0.00' }, ['PriceAmount: 0.00 is not a number above 0']],
  [
    'a year of five digits',
    'Prize',
    { PrizeName: 'P', PrizeYear: '20261' },
    ['PrizeYear: 20261 is not a year from 1000 to 2099'],
  ],
  ['a text of blanks', 'Supplier', { ...supplier, SupplierName: ' ' }, ['SupplierName: has no text']],
  [
    'a text of characters that XML cannot contain',
    'Supplier',
    { ...supplier, SupplierName: '\u0001' },
    ['SupplierName: has no text'],
  ],
  ['a text of two lines', 'Supplier', { ...supplier, SupplierName: 'a\nb' }, ['SupplierName: has no text']],
  [
    'no availability',
    'SupplyDetail',
    { ...detail, ProductAvailability: undefined },
    ['SupplyDetail: no ProductAvailability'],
  ],
  [
    'one detail twice',
    'DescriptiveDetail',
    {
      ProductComposition: '00',
      ProductForm: 'BB',
      ProductFormDetail: ['B102', 'B102'],
      TitleDetail: [{ TitleType: '01', TitleElement: { TitleElementLevel: '01', TitleText: 'T' } }],
    },
    ['ProductFormDetail: B102 twice'],
  ],
  [
    'two texts where one is allowed',
    'TitleElement',
    { TitleElementLevel: '01', TitleText: ['A', 'B'] },
    ['TitleElement: more than one TitleText'],
  ],
  [
    'a date without its format',
    'PublishingDate',
    { PublishingDateRole: '01', Date: { text: '2026', attributes: { dateformat: '99' } } },
    ['Date: 99 is not in list 55'],
  ],
  [
    'a child of a child',
    'ProductSupply',
    { SupplyDetail: [{ ...detail, ProductAvailability: 'XX' }] },
    ['ProductAvailability: XX is not in list 65'],
  ],
])('%s [G-212]', (_, composite, children, expected) => {
  expect(faults(composite, children)).toEqual(expected);
});

test('a market without a supply is valid in 3.1 only [G-212]', () => {
  const market = { MarketPublishingDetail: { MarketPublishingStatus: '00' } };
  expect(faults('ProductSupply', market, '3.1')).toEqual([]);
  expect(faults('ProductSupply', market, '3.0')).toEqual(['ProductSupply: no SupplyDetail']);
});

test('rights for the rest of the world need others beside them [G-212]', () => {
  const publishing = { Imprint: { ImprintName: 'Harbour' }, ROWSalesRightsType: '03' };
  const rights = { SalesRights: [{ SalesRightsType: '01', Territory: { CountriesIncluded: 'US' } }] };
  expect(faults('PublishingDetail', publishing)).toEqual(['PublishingDetail: rights for the rest of the world alone']);
  expect(faults('PublishingDetail', { ...publishing, ...rights })).toEqual([]);
});

describe('addresses [G-212]', () => {
  const fault = (address: string) => faults('Website', { WebsiteLink: [address] });

  test.each([
    'https://social.example/name',
    'http://social.example:8080/a?b=c&d=%C3%A9#e',
    'https://münchen.example/straße',
    'https://social.example/a|b',
  ])('%s is valid', (address) => {
    expect(fault(address)).toEqual([]);
  });

  test.each([
    'https://social.example/100%',
    'https://social.example/a b',
    'https://social.example/a#b#c',
    'https://social.example/[a]',
    'https://social.example:port/',
    'ftp://social.example/',
  ])('%s is not', (address) => {
    expect(fault(address)).toEqual([`WebsiteLink: ${address} is not an address of the web`]);
  });
});
