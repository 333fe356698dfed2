import { expect, test } from 'vitest';
import { barOf, newTitle, oldTitle, publishing, supply } from '../testing/onix-snippets.ts';

/** Dates, prices and territories. The tests' day is 1 March 2026. */
const date = (kind: string, role: string, text: string, format = '00') =>
  `<${kind}Date><${kind}DateRole>${role}</${kind}DateRole><Date dateformat="${format}">${text}</Date></${kind}Date>`;
const market = (countries: string) =>
  `<Market><Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory></Market>`;
const marketDate = (role: string, text: string) =>
  `<MarketPublishingDetail>${date('Market', role, text)}</MarketPublishingDetail>`;

test.each<[string, string, object]>([
  [
    'publication date, which is also the on-sale date',
    publishing(date('Publishing', '01', '20260807')),
    {
      pubDate: '2026-08-07T00:00:00',
      onSaleDate: '2026-08-07T00:00:00',
      pubYear: 2026,
    },
  ],
  [
    'a month is no on-sale date',
    publishing(date('Publishing', '01', '202608', '01')),
    { pubDate: '2026-08-01T00:00:00', pubYear: 2026 },
  ],
  [
    'an embargo',
    publishing(date('Publishing', '01', '20260807') + date('Publishing', '02', '20260804')),
    {
      pubDate: '2026-08-07T00:00:00',
      onSaleDate: '2026-08-04T00:00:00',
      pubYear: 2026,
      pubOnSpecialDay: 'E',
    },
  ],
  [
    'an embargo of the supplier',
    supply(date('Supply', '02', '20260804')),
    { onSaleDate: '2026-08-04T00:00:00', pubOnSpecialDay: 'E' },
  ],
  [
    'the date of the own market',
    publishing(date('Publishing', '01', '20260807')) +
      supply('', market('GB') + marketDate('01', '20260901')) +
      supply('', market('US CA') + marketDate('01', '20260815')),
    {
      pubDate: '2026-08-07T00:00:00',
      onSaleDate: '2026-08-15T00:00:00',
      pubYear: 2026,
    },
  ],
  [
    'availability and warehouse',
    supply(date('Supply', '08', '20260720') + date('Supply', '34', '20260710')),
    {
      releaseDate: '2026-07-20T00:00:00',
      boundBookDate: '2026-07-10T00:00:00',
    },
  ],
])('3.x: %s', async (_, content, expected) => {
  expect(barOf(await newTitle(content))).toEqual(expected);
});

test('dates of 2.1', async () => {
  const bar = barOf(
    await oldTitle(
      '<PublicationDate>20260807</PublicationDate><SupplyDetail><ExpectedShipDate>20260720</ExpectedShipDate><OnSaleDate>20260804</OnSaleDate></SupplyDetail>',
    ),
  );
  expect(bar).toEqual({
    pubDate: '2026-08-07T00:00:00',
    onSaleDate: '2026-08-04T00:00:00',
    releaseDate: '2026-07-20T00:00:00',
    pubYear: 2026,
  });
});

test('an invalid date is a warning', async () => {
  const { bar, warnings } = await newTitle(supply(date('Supply', '08', '01/21/2022')));
  expect(bar.releaseDate).toBeUndefined();
  expect(warnings).toEqual([{ path: 'SupplyDate[08]', message: 'Not a date', value: '01/21/2022' }]);
});

type PriceParts = {
  type?: string;
  amount?: string;
  currency?: string;
  countries?: string;
  qualifier?: string;
  from?: string;
  until?: string;
  more?: string;
};
const price = ({
  type = '01',
  amount = '10.00',
  currency = 'USD',
  countries,
  qualifier,
  from,
  until,
  more = '',
}: PriceParts) =>
  `<Price><PriceType>${type}</PriceType>${qualifier ? `<PriceQualifier>${qualifier}</PriceQualifier>` : ''}${amount && `<PriceAmount>${amount}</PriceAmount>`}<CurrencyCode>${currency}</CurrencyCode>${countries ? `<Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory>` : ''}${from ? date('Price', '14', from) : ''}${until ? date('Price', '15', until) : ''}${more}</Price>`;

test.each<[string, PriceParts[], object]>([
  [
    'dollars',
    [{ amount: '15.99' }, { amount: '19.99', currency: 'CAD' }, { amount: '9.99', currency: 'GBP', type: '02' }],
    { price: 15.99, canadianPrice: 19.99 },
  ],
  [
    'the price for the country',
    [{ amount: '12', countries: 'MX' }, { amount: '15', countries: 'US' }, { amount: '14' }],
    { price: 15 },
  ],
  [
    'the price for everywhere before one for elsewhere',
    [{ amount: '12', countries: 'MX' }, { amount: '14' }],
    { price: 14 },
  ],
  [
    'the price that is valid today',
    [
      { amount: '9', until: '20260228' },
      { amount: '10', from: '20260301', until: '20260331' },
      { amount: '11', from: '20260401' },
    ],
    { price: 10 },
  ],
  [
    'the price that ends with this year',
    [
      { amount: '9', until: '2026' },
      { amount: '11', from: '2027' },
    ],
    { price: 9 },
  ],
  [
    'the next to come',
    [
      { amount: '9', until: '20260101' },
      { amount: '12', from: '20260701' },
      { amount: '11', from: '20260401' },
    ],
    { price: 11 },
  ],
  [
    'the last that was',
    [
      { amount: '8', until: '20250101' },
      { amount: '9', until: '20260101' },
    ],
    { price: 9 },
  ],
  [
    'the list price during a special sale',
    [{ amount: '15' }, { amount: '5', type: '11', from: '20260201' }],
    { price: 15 },
  ],
  ["never a supplier's net price", [{ amount: '7', type: '05' }], {}],
  [
    "no member's price",
    [
      { amount: '7', qualifier: '01' },
      { amount: '9', qualifier: '05' },
    ],
    { price: 9 },
  ],
  [
    'without tax in the United States',
    [
      { amount: '16', type: '02' },
      { amount: '15', type: '01' },
    ],
    { price: 15 },
  ],
  ['a comma for the point', [{ amount: '15,50' }], { price: 15.5 }],
  [
    'free of charge',
    [{ amount: '', more: '<UnpricedItemType>01</UnpricedItemType>' }],
    { price: 0, zeroPriceInd: 'Y' },
  ],
  ['not yet priced', [{ amount: '', more: '<UnpricedItemType>02</UnpricedItemType>' }], {}],
])('price: %s', async (_, prices, expected) => {
  expect(barOf(await newTitle(supply(prices.map(price).join(''))))).toEqual(expected);
});

test('prices of the United Kingdom are in pounds with tax', async () => {
  const content = supply(
    [{ currency: 'GBP', amount: '8', type: '01' }, { currency: 'GBP', amount: '9.99', type: '02' }, {}]
      .map(price)
      .join(''),
  );
  const { bar, facts } = await newTitle(content, { company: () => '400' });
  expect(bar.price).toBe(9.99);
  expect(facts.currency).toBe('GBP');
  expect(facts.priceByCurrency).toEqual({ GBP: 9.99, USD: 10 });
});

test('prices of e-books for libraries and agents', async () => {
  const form = '<DescriptiveDetail><ProductForm>ED</ProductForm></DescriptiveDetail>';
  const prices = [
    { amount: '12.99', type: '41' },
    { amount: '60', qualifier: '10' },
  ]
    .map(price)
    .join('');
  expect((await newTitle(form + supply(prices))).bar).toMatchObject({
    price: 12.99,
    ebAgencyPrice: 12.99,
    ebLibraryPrice: 60,
  });
});

test('prices of 2.1: type, country and period; defaults of the message', async () => {
  const old = (content: string) => `<SupplyDetail><Price>${content}</Price></SupplyDetail>`;
  const dated = await oldTitle(
    `<Publisher/>${old('<PriceTypeCode>01</PriceTypeCode><PriceAmount>7</PriceAmount><CurrencyCode>USD</CurrencyCode><CountryCode>US</CountryCode><PriceEffectiveUntil>20251231</PriceEffectiveUntil>')}${old('<PriceTypeCode>01</PriceTypeCode><PriceAmount>8</PriceAmount><CurrencyCode>USD</CurrencyCode><CountryCode>US</CountryCode><PriceEffectiveFrom>20260101</PriceEffectiveFrom>')}`,
  );
  expect(dated.bar.price).toBe(8);
  const header =
    '<Header><DefaultPriceTypeCode>05</DefaultPriceTypeCode><DefaultCurrencyCode>CAD</DefaultCurrencyCode></Header>';
  const byDefault = await oldTitle(`<Publisher/>${old('<PriceAmount>7</PriceAmount>')}`, {}, header);
  expect(byDefault.facts.prices).toEqual([{ amount: 7, currency: 'CAD', type: '05' }]);
  expect(barOf(byDefault)).toEqual({});
});

const rights = (type: string, territory: string) =>
  `<SalesRights><SalesRightsType>${type}</SalesRightsType><Territory>${territory}</Territory></SalesRights>`;

test.each<[string, string, string[] | undefined]>([
  ['two countries', rights('01', '<CountriesIncluded>US CA</CountriesIncluded>'), ['Canada', 'United States']],
  ['the world', rights('02', '<RegionsIncluded>WORLD</RegionsIncluded>'), ['World']],
  [
    'the world but some',
    rights('01', '<RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>GB IE</CountriesExcluded>'),
    ['World except Ireland, United Kingdom'],
  ],
  [
    'for sale here, not there',
    rights('01', '<CountriesIncluded>US CA MX</CountriesIncluded>') +
      rights('03', '<CountriesIncluded>MX</CountriesIncluded>'),
    ['Canada', 'United States'],
  ],
  [
    'the rest of the world',
    `${rights('06', '<CountriesIncluded>GB</CountriesIncluded>')}<ROWSalesRightsType>01</ROWSalesRightsType>`,
    ['World except United Kingdom'],
  ],
  [
    'the rest not for sale',
    `${rights('01', '<CountriesIncluded>GB</CountriesIncluded>')}<ROWSalesRightsType>03</ROWSalesRightsType>`,
    ['United Kingdom'],
  ],
  ['no element', '', undefined],
])('selling territories of 3.x: %s', async (_, content, expected) => {
  expect((await newTitle(publishing(content))).subrights.sellingTerritoriesList).toEqual(expected);
});

test.each<[string, string, string[]]>([
  [
    'countries one by one and in a list',
    '<SalesRights><SalesRightsType>01</SalesRightsType><RightsCountry>US</RightsCountry><RightsCountry>ca mx</RightsCountry></SalesRights>',
    ['Canada', 'Mexico', 'United States'],
  ],
  [
    'world but not for sale',
    '<SalesRights><SalesRightsType>01</SalesRightsType><RightsTerritory>WORLD</RightsTerritory></SalesRights><NotForSale><RightsCountry>US</RightsCountry></NotForSale>',
    ['World except United States'],
  ],
  [
    'region codes',
    '<SalesRights><SalesRightsType>01</SalesRightsType><RightsRegion>000</RightsRegion></SalesRights>',
    ['World'],
  ],
])('selling territories of 2.1: %s', async (_, content, expected) => {
  expect((await oldTitle(`<Publisher/>${content}`)).subrights.sellingTerritoriesList).toEqual(expected);
});

test('codes that are not countries are a warning', async () => {
  const { codes, warnings } = await newTitle(publishing(rights('01', '<CountriesIncluded>US QQ</CountriesIncluded>')));
  expect(codes.sellingTerritory).toEqual([{ code: 'US', description: 'US' }]);
  expect(warnings).toEqual([{ path: 'SalesRights', message: 'Not a country or region', value: 'QQ' }]);
});

test('parts of countries do not change the rights of their country: they are listed and found', async () => {
  const world = '<RegionsIncluded>WORLD</RegionsIncluded><RegionsExcluded>GB-SCT</RegionsExcluded>';
  const { subrights, codes, warnings } = await newTitle(publishing(rights('01', world)));
  expect(subrights.sellingTerritoriesList).toEqual(['World']);
  expect(subrights.partsOfCountries).toEqual(['Not for sale: Scotland, United Kingdom']);
  expect(codes.sellingTerritory).toContainEqual({
    code: '-GB-SCT',
    description: 'Not for sale in Scotland, United Kingdom',
  });
  expect(warnings).toEqual([]);

  const quebec = await newTitle(publishing(rights('01', '<RegionsIncluded>CA-QC</RegionsIncluded>')));
  expect(quebec.subrights.partsOfCountries).toEqual(['For sale: Québec, Canada']);
  expect(quebec.codes.sellingTerritory).toEqual([{ code: 'CA-QC', description: 'Québec, Canada' }]);

  const old = await oldTitle('<Publisher/><NotForSale><RightsTerritory>US-NY US</RightsTerritory></NotForSale>');
  expect(old.subrights.partsOfCountries).toEqual(['Not for sale: New York, United States']);
});

test('values that cannot be stored are left out with a warning, and the next one of their kind is taken', async () => {
  const record = await newTitle(
    publishing(date('Publishing', '01', '00000000')) +
      supply(
        `${date('Supply', '08', '0000')}${date('Supply', '08', '20260720')}<PackQuantity>99999999999</PackQuantity>
        <Price><PriceAmount>99999999999999999999</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>
        <Price><PriceType>01</PriceType><PriceAmount>9.99</PriceAmount><CurrencyCode>USD</CurrencyCode>
          <PriceDate><PriceDateRole>14</PriceDateRole><Date>00000000</Date></PriceDate></Price>`,
      ),
  );
  expect(barOf(record)).toEqual({ releaseDate: '2026-07-20T00:00:00', price: 9.99 });
  expect(record.warnings.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: 'Price/PriceAmount', message: 'Not an amount', value: '99999999999999999999' },
    { path: 'PriceDate[14]', message: 'Not a date', value: '00000000' },
    { path: 'PublishingDate[01]', message: 'Not a date', value: '00000000' },
    { path: 'SupplyDate[08]', message: 'Not a date', value: '0000' },
    { path: 'SupplyDetail/PackQuantity', message: 'Not a number of this kind', value: '99999999999' },
  ]);
});

test('the publication date of 2.1 precedes that of the market, which is the on-sale date', async () => {
  const market = `<MarketRepresentation><MarketCountry>US</MarketCountry><MarketDate><MarketDateRole>01</MarketDateRole>
    <Date>20071002</Date></MarketDate></MarketRepresentation>`;
  const { bar } = await oldTitle(`<Publisher/><PublicationDate>1987</PublicationDate>${market}`);
  expect(bar).toMatchObject({ pubDate: '1987-01-01T00:00:00', pubYear: 1987, onSaleDate: '2007-10-02T00:00:00' });
  expect((await oldTitle(`<Publisher/>${market}`)).bar.pubDate).toBe('2007-10-02T00:00:00');
});

test('the embargo of the market precedes that of the publisher', async () => {
  const publisher = '<PublishingDate><PublishingDateRole>02</PublishingDateRole><Date>20260801</Date></PublishingDate>';
  const market = '<MarketDate><MarketDateRole>02</MarketDateRole><Date>20260804</Date></MarketDate>';
  const details = `<ProductSupply><MarketPublishingDetail>${market}</MarketPublishingDetail></ProductSupply>`;
  expect((await newTitle(publishing(publisher) + details)).bar.onSaleDate).toBe('2026-08-04T00:00:00');
  expect((await newTitle(publishing(publisher))).bar.onSaleDate).toBe('2026-08-01T00:00:00');
});
