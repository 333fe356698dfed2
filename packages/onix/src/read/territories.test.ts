import { describe, expect, test } from 'vitest';
import { newTitle, oldTitle, publishing, supply } from '../testing/onix-snippets.ts';

/** Countries and regions of prices, markets and sales rights. The company of the tests has the market US. */
const included = (countries: string) => `<CountriesIncluded>${countries}</CountriesIncluded>`;
const world = (content = '') => `<RegionsIncluded>WORLD</RegionsIncluded>${content}`;
const territory = (content: string) => `<Territory>${content}</Territory>`;
const price = (amount: string, content = '') =>
  `<Price><PriceType>01</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>USD</CurrencyCode>${content}</Price>`;
const market = (content: string) => `<Market>${territory(content)}</Market>`;
const unknown = (path: string, ...codes: string[]) =>
  codes.map((value) => ({ path, message: 'Not a country or region', value }));

describe('a territory of which nothing is known makes no price for the world [G-210]', () => {
  test('of the price itself: the row keeps the codes, and each is a warning', async () => {
    const { bar, subrights, warnings } = await newTitle(supply(price('5', territory(included('GRIE XX USA')))));
    expect(bar.price).toBeUndefined();
    expect(subrights.prices).toMatchObject([{ amount: 5, currency: 'USD', market: 'GRIE XX USA' }]);
    expect(warnings).toEqual(unknown('Price/Territory', 'GRIE', 'XX', 'USA'));
  });

  test('of the price, beside one for the world: that one is the price of the title', async () => {
    const both = supply(price('5', territory(included('GRIE'))) + price('9', territory(world())));
    expect((await newTitle(both)).bar.price).toBe(9);
  });

  test('excluded codes alone', async () => {
    const only = supply(price('5', territory('<CountriesExcluded>XX</CountriesExcluded>')));
    const { bar, subrights, warnings } = await newTitle(only);
    expect([bar.price, subrights.prices?.[0]?.market]).toEqual([undefined, 'XX']);
    expect(warnings).toEqual(unknown('Price/Territory', 'XX'));
  });

  test('of the market of a supply', async () => {
    const { bar, subrights, warnings } = await newTitle(supply(price('5'), market(included('XX'))));
    expect([bar.price, subrights.prices?.[0]?.market]).toEqual([undefined, 'XX']);
    expect(warnings).toEqual(unknown('Market/Territory', 'XX'));
  });

  test.each([
    ['CountryCode', 'USA'],
    ['Territory', 'EUROPE'],
  ])('of %s of 2.1', async (element, code) => {
    const own = price('5', `<${element}>${code}</${element}>`);
    const { bar, warnings } = await oldTitle(`<Publisher/><SupplyDetail>${own}</SupplyDetail>`);
    expect(bar.price).toBeUndefined();
    expect(warnings).toContainEqual(unknown('Price/Territory', code)[0]);
  });

  test('of the countries of a supplier of 2.1', async () => {
    const detail = (countries: string) =>
      `<Publisher/><SupplyDetail><SupplyToCountry>${countries}</SupplyToCountry>${price('5')}</SupplyDetail>`;
    const { bar, warnings } = await oldTitle(detail('XX'));
    expect(bar.price).toBeUndefined();
    expect(warnings).toContainEqual(unknown('SupplyDetail/SupplyToCountry', 'XX')[0]);
    const mixed = await oldTitle(detail('GB XX'));
    expect(mixed.subrights.prices).toMatchObject([{ market: 'GB' }]);
  });
});

test.each([
  ['known and unknown countries', included('US XX'), 9, 'US'],
  ['unknown exclusions from the world', world('<CountriesExcluded>XX CA</CountriesExcluded>'), 9, 'WORLD except CA'],
  ['former countries', included('AN'), undefined, 'AN'],
  ['Kosovo as a region', '<RegionsIncluded>RS-KM</RegionsIncluded>', undefined, 'RS-KM'],
  ['a country without a part', `${included('US')}<RegionsExcluded>US-NY</RegionsExcluded>`, 9, 'US except US-NY'],
  ['exclusions alone', '<CountriesExcluded>CA</CountriesExcluded>', 9, 'WORLD except CA'],
])('what is known of a territory is kept: %s [G-210]', async (_, content, amount, expected) => {
  const { bar, subrights } = await newTitle(supply(price('9', territory(content))));
  expect(subrights.prices).toMatchObject([{ market: expected }]);
  expect(bar.price).toBe(amount);
});

test('a price of the world is one of the market of its supply', async () => {
  const { subrights } = await newTitle(supply(price('9', territory(world())), market(included('AU NZ'))));
  expect(subrights.prices).toMatchObject([{ market: 'AU NZ' }]);
});

test('markets of one supply are joined; one without known codes does not make it the world [G-210]', async () => {
  const marketsOf = async (...markets: string[]) =>
    (await newTitle(supply(price('9'), markets.map(market).join('')))).subrights.prices?.[0]?.market;
  expect(await marketsOf(included('DE'), included('AT GB-SCT'))).toBe('DE AT GB-SCT');
  expect(await marketsOf(included('DE'), included('XX'))).toBe('DE');
  expect(await marketsOf(included('DE'), world())).toBe('WORLD');
});

test('the rest of the world of 2.1 keeps its code and is a price of the title', async () => {
  const rest = price('9', '<Territory>ROW</Territory>');
  const { bar, subrights } = await oldTitle(`<Publisher/><SupplyDetail>${rest}</SupplyDetail>`);
  expect([bar.price, subrights.prices?.[0]?.market]).toEqual([9, 'ROW']);
});

test('sales rights for unknown codes alone are no rights, and each code is a warning [G-210]', async () => {
  const rights = `<SalesRights><SalesRightsType>01</SalesRightsType>${territory(included('UK XX'))}</SalesRights>`;
  const { subrights, warnings } = await newTitle(publishing(rights));
  expect(subrights.sellingTerritoriesList).toBeUndefined();
  expect(warnings).toEqual(unknown('SalesRights', 'UK', 'XX'));
});

test('a market of unknown codes does not give the dates of the own market [G-210]', async () => {
  const dated = (country: string) =>
    `<Publisher/><MarketRepresentation><MarketCountry>${country}</MarketCountry><MarketDate>
     <MarketDateRole>01</MarketDateRole><Date>20260901</Date></MarketDate></MarketRepresentation>`;
  expect((await oldTitle(dated('US'))).bar.onSaleDate).toBe('2026-09-01T00:00:00');
  const { bar, warnings } = await oldTitle(dated('USA'));
  expect(bar.onSaleDate).toBeUndefined();
  expect(warnings).toContainEqual(unknown('MarketRepresentation', 'USA')[0]);
});

test('the supply for the world, or for the rest of it, is for the market too', async () => {
  const other = supply(price('5'), market(included('GB')));
  for (const region of ['WORLD', 'ROW']) {
    const own = supply(price('9'), market(`<RegionsIncluded>${region}</RegionsIncluded>`));
    expect((await newTitle(other + own)).bar.price).toBe(9);
  }
  const except = supply(price('7'), market(world('<CountriesExcluded>US</CountriesExcluded>')));
  expect((await newTitle(except + supply(price('9'), market(included('US'))))).bar.price).toBe(9);
});
