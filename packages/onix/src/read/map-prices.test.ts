import { expect, test } from 'vitest';
import { barOf, newTitle, oldTitle, supply } from '../testing/onix-snippets.ts';

const NO_CURRENCY = {
  path: 'Price/CurrencyCode',
  message: 'Neither the price nor the header states a currency, nor a market of one country: kept without one',
};
const market = (countries: string) =>
  `<Market><Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory></Market>`;
const price = (more = '') => `<Price><PriceType>01</PriceType><PriceAmount>24.99</PriceAmount>${more}</Price>`;
const terms = {
  priceType: '01',
  qualifier: null,
  minimumOrder: null,
  discount: null,
  tax: null,
  market: null,
  startDate: null,
  endDate: null,
};

test('a price without a currency, default and market is kept without one, and is no price of the title', async () => {
  const { bar, subrights, facts, warnings } = await newTitle(supply(price()));
  expect(bar.price).toBeUndefined();
  expect(subrights.prices).toEqual([{ ...terms, amount: 24.99, currency: null }]);
  expect(facts.priceByCurrency).toEqual({});
  expect(warnings).toEqual([NO_CURRENCY]);
});

test.each([
  ['of the supply', supply(price(), market('AU')), 'AUD'],
  ['of the price', supply(price('<Territory><CountriesIncluded>NZ</CountriesIncluded></Territory>')), 'NZD'],
])('a price without a currency has that of the only country %s', async (_, content, currency) => {
  const { bar, subrights, warnings } = await newTitle(content);
  expect(bar.price).toBeUndefined();
  expect(subrights.prices).toMatchObject([{ amount: 24.99, currency, market: currency.slice(0, 2) }]);
  expect(warnings).toEqual([]);
});

test('a market of several countries does not state a currency; the only country of 2.1 does', async () => {
  expect((await newTitle(supply(price(), market('AU NZ')))).warnings).toEqual([NO_CURRENCY]);
  const { subrights, bar } = await oldTitle(
    `<Publisher/><SupplyDetail><SupplyToCountry>US</SupplyToCountry>
     <Price><PriceTypeCode>01</PriceTypeCode><PriceAmount>9.99</PriceAmount></Price></SupplyDetail>`,
  );
  expect(subrights.prices).toMatchObject([{ amount: 9.99, currency: 'USD', market: 'US' }]);
  expect(bar.price).toBe(9.99);
});

test('the default of the header is the currency of prices without one, whatever their market is', async () => {
  const header = '<Header><DefaultCurrencyCode>CAD</DefaultCurrencyCode></Header>';
  const { bar } = await newTitle(supply(price(), market('AU CA')), {}, header);
  expect(barOf({ bar } as Awaited<ReturnType<typeof newTitle>>)).toEqual({ canadianPrice: 24.99 });
});

test('what is free of charge without a currency is free in the market of the title', async () => {
  const { bar, subrights, warnings } = await newTitle(supply('<UnpricedItemType>01</UnpricedItemType>'));
  expect(bar).toMatchObject({ price: 0, zeroPriceInd: 'Y' });
  expect(subrights.prices).toMatchObject([{ amount: 0, currency: null }]);
  expect(warnings).toEqual([]);
});

test('a supply with a price is not free of charge', async () => {
  const { bar, subrights } = await newTitle(supply(`<UnpricedItemType>01</UnpricedItemType>${price()}`));
  expect(bar.price).toBeUndefined();
  expect(subrights.prices).toEqual([{ ...terms, amount: 24.99, currency: null }]);
});

test('all prices are kept with qualifier, taxes, market and period', async () => {
  const content = supply(
    `<Price><PriceType>42</PriceType><PriceQualifier>06</PriceQualifier><PriceAmount>11</PriceAmount>
       <Tax><TaxType>01</TaxType><TaxRateCode>S</TaxRateCode><TaxRatePercent>10.0</TaxRatePercent><TaxAmount>1</TaxAmount></Tax>
       <CurrencyCode>AUD</CurrencyCode><Territory><RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>US CA</CountriesExcluded></Territory>
       <PriceDate><PriceDateRole>14</PriceDateRole><Date>20260401</Date></PriceDate>
       <PriceDate><PriceDateRole>15</PriceDateRole><Date dateformat="01">202604</Date></PriceDate></Price>
     <Price><PriceAmount>8</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price>`,
    market('DE AT'),
  );
  expect((await newTitle(content)).subrights.prices).toEqual([
    {
      amount: 11,
      currency: 'AUD',
      priceType: '42',
      qualifier: '06',
      minimumOrder: null,
      discount: null,
      tax: '10% standard rate (1.00)',
      market: 'WORLD except US CA',
      startDate: '2026-04-01T00:00:00',
      endDate: '2026-04-30T00:00:00',
    },
    { ...terms, priceType: null, amount: 8, currency: 'EUR', market: 'DE AT' },
  ]);
  const old = await oldTitle(
    `<Publisher/><SupplyDetail><Price><PriceAmount>9</PriceAmount><CurrencyCode>GBP</CurrencyCode>
     <TaxRateCode1>Z</TaxRateCode1><TaxRatePercent1>0</TaxRatePercent1><TaxRateCode2>S</TaxRateCode2>
     <TaxRatePercent2>20</TaxRatePercent2></Price></SupplyDetail>`,
  );
  expect(old.subrights.prices).toMatchObject([{ tax: '0% zero rate; 20% standard rate' }]);
});

test('a price of the supply of another country is not the list price of the market', async () => {
  const own = '<Price><PriceAmount>19.99</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>';
  const other = '<Price><PriceAmount>17.99</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>';
  expect((await newTitle(supply(other, market('AU')) + supply(own, market('US')))).bar.price).toBe(19.99);
});

test.each([
  ['GB', undefined],
  ['AU GB', undefined],
  ['AU US', 24.99],
])(
  'a dollar price for %s alone gives the list price of the United States: %s [PROV-08]',
  async (countries, expected) => {
    const own = price(
      `<CurrencyCode>USD</CurrencyCode><Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory>`,
    );
    const { bar, subrights } = await newTitle(supply(own));
    expect(bar.price).toBe(expected);
    expect(subrights.prices).toMatchObject([{ amount: 24.99, currency: 'USD', market: countries }]);
    expect((await newTitle(supply(price('<CurrencyCode>USD</CurrencyCode>'), market(countries)))).bar.price).toBe(
      expected,
    );
  },
);

test('neither is a price for a rest of the world that leaves the United States out [PROV-08]', async () => {
  const rest = price(
    `<CurrencyCode>USD</CurrencyCode>
     <Territory><RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>US</CountriesExcluded></Territory>`,
  );
  expect((await newTitle(supply(rest))).bar.price).toBeUndefined();
  expect((await newTitle(supply(rest + price('<CurrencyCode>USD</CurrencyCode>').replace('24', '30')))).bar.price).toBe(
    30.99,
  );
});

test('a price that several suppliers have is one row; prices that differ in one fact are several', async () => {
  const usd = price('<CurrencyCode>USD</CurrencyCode>');
  const dearer = usd.replace('24.99', '25.99');
  const { subrights } = await newTitle(supply(usd) + supply(usd + dearer));
  expect(subrights.prices?.map(({ amount }) => amount)).toEqual([24.99, 25.99]);
});

test('a price for parts of a country is one of that country, not of the world', async () => {
  const regions = (codes: string) => price(`<Territory><RegionsIncluded>${codes}</RegionsIncluded></Territory>`);
  const { bar, subrights, warnings } = await newTitle(supply(regions('US-CA US-NY') + regions('AU-NT')));
  expect(subrights.prices).toMatchObject([
    { currency: 'USD', market: 'US-CA US-NY' },
    { currency: 'AUD', market: 'AU-NT' },
  ]);
  expect(bar.price).toBe(24.99);
  expect(warnings).toEqual([]);
});

test('a price for orders of several copies is the list price only if there is no other', async () => {
  const of = (minimum: string, amount: string) =>
    `<Price><MinimumOrderQuantity>${minimum}</MinimumOrderQuantity><PriceAmount>${amount}</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>`;
  expect((await newTitle(supply(of('10', '5') + of('1', '9')))).bar.price).toBe(9);
  expect((await newTitle(supply(of('10', '5')))).bar.price).toBe(5);
  const both = await newTitle(supply(of('10', '5') + of('1', '9')));
  expect(both.subrights.prices).toMatchObject([
    { amount: 5, minimumOrder: 10 },
    { amount: 9, minimumOrder: null },
  ]);
});

test('a price that is free of charge needs no currency', async () => {
  const free = '<Price><UnpricedItemType>01</UnpricedItemType></Price>';
  const { bar, subrights, warnings } = await newTitle(supply(free));
  expect(bar).toMatchObject({ price: 0, zeroPriceInd: 'Y' });
  expect(subrights.prices).toMatchObject([{ amount: 0, currency: null }]);
  expect(warnings).toEqual([]);
});

test('a price is the list price up to its last day', async () => {
  const of = (amount: string, role: string, day: string) =>
    `<Price><PriceAmount>${amount}</PriceAmount><CurrencyCode>USD</CurrencyCode><PriceDate><PriceDateRole>${role}</PriceDateRole><Date>${day}</Date></PriceDate></Price>`;
  const prices = supply(of('9', '15', '20260301') + of('11', '14', '20260302'));
  const priceOn = async (today: string) => (await newTitle(prices, { today })).bar.price;
  expect(await priceOn('2026-03-01')).toBe(9);
  expect(await priceOn('2026-03-02')).toBe(11);
});

test.each([
  ['1.005', 1.01],
  ['10.235', 10.24],
  ['8.1249', 8.12],
])('an amount of %s is %d [G-192]', async (text, amount) => {
  const { bar } = await newTitle(
    supply(
      `<Price><PriceType>01</PriceType><PriceAmount>${text}</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>`,
    ),
  );
  expect(bar.price).toBe(amount);
});
