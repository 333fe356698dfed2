import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { onixTitleRecord } from '@titlenet/onix/read/onix-title-record';
import { collateral, descriptive, newTitle, oldTitle, publishing, supply } from '@titlenet/onix/testing/onix-snippets';
import { contributors } from '@titlenet/onix/write/contributors';
import { pricesOf } from '@titlenet/onix/write/prices';
import { salesRights } from '@titlenet/onix/write/selling-territory';
import { describe, expect, test } from 'vitest';

const person = (role: string, name: string, more = '') =>
  `<Contributor><ContributorRole>${role}</ContributorRole><PersonName>${name}</PersonName>${more}</Contributor>`;
const rights = (type: string, territory: string) =>
  `<SalesRights><SalesRightsType>${type}</SalesRightsType><Territory>${territory}</Territory></SalesRights>`;
const countries = (codes: string) => `<CountriesIncluded>${codes}</CountriesIncluded>`;
const header = { senderIdentifiers: [], senderName: 'Harbour' };
const record = async (content: string, companyCode: '001' | '180' | '006' = '001') =>
  onixTitleRecord(await newTitle(content, { company: () => companyCode }), header);

test('a BISAC code has the heading of the feed, else that of the BISAC list', async () => {
  const subject = (code: string, heading = '') =>
    `<Subject><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>${code}</SubjectCode>${heading && `<SubjectHeadingText>${heading}</SubjectHeadingText>`}</Subject>`;
  const title = await newTitle(
    descriptive(subject('FIC022000') + subject('FIC030000', 'FICTION / Thrillers') + subject('FIC099000')),
    { bisacText: (code) => ({ FIC022000: 'FICTION / Mystery', FIC030000: 'Other words' })[code] },
  );
  expect(title.codes.bisac).toEqual([
    { code: 'FIC022000', description: 'FICTION / Mystery' },
    { code: 'FIC030000', description: 'FICTION / Thrillers' },
    { code: 'FIC099000', description: 'FIC099000' },
  ]);
});

test('a region is shown by name; an unknown one keeps its code', async () => {
  const place = (relator: string, content: string) =>
    `<ContributorPlace><ContributorPlaceRelator>${relator}</ContributorPlaceRelator>${content}</ContributorPlace>`;
  const { editorial } = await newTitle(
    descriptive(
      person(
        'A01',
        'Ada Marsh',
        place('04', '<RegionCode>US-OR</RegionCode><LocationName>Portland</LocationName>') +
          place('01', '<RegionCode>FR-75</RegionCode>'),
      ),
    ),
  );
  expect(editorial).toMatchObject({ authorResidence: 'Portland, Oregon', authorHometown: 'FR-75' });
});

test.each([
  ['BC', 'Larger Print Paperback', 'Larger Print Paperback'],
  ['BB', 'with dust jacket', 'Hardcover'],
  ['BB', 'Paper over boards', 'Paper over boards'],
  ['00', 'Scroll', 'Scroll'],
])('form %s described as %s is shown as %s', async (form, description, shown) => {
  const { bar } = await newTitle(
    descriptive(`<ProductForm>${form}</ProductForm><ProductFormDescription>${description}</ProductFormDescription>`),
  );
  expect(bar.formatDesc).toBe(shown);
});

test('equal quotes from different sources are kept, from the same source only once', async () => {
  const quote = (author: string) =>
    `<TextContent><TextType>06</TextType><ContentAudience>00</ContentAudience><Text>Superb.</Text><TextAuthor>${author}</TextAuthor></TextContent>`;
  const { quotes } = await newTitle(collateral(quote('A') + quote('B') + quote('A')));
  expect(quotes.quotations?.map(({ source }) => source)).toEqual(['A', 'B']);
});

test('the source of a quote in HTML is escaped', async () => {
  const quote =
    '<TextContent><TextType>06</TextType><ContentAudience>00</ContentAudience><Text>Superb.</Text><TextAuthor>Smith &amp; Sons</TextAuthor></TextContent>';
  expect((await record(collateral(quote), '180')).sheet.quotes).toEqual({
    harlequinQuotes: ['Superb. <cite>Smith &amp; Sons</cite>'],
  });
});

test('sales rights are exported as they came in; those that the house has replaced for its countries', async () => {
  const kept = await record(
    publishing(rights('01', countries('US CA')) + rights('08', countries('GB AU')) + rights('03', countries('AU'))),
  );
  expect(kept.stored.salesRights).toBe('01 US CA; 08 GB AU; 03 AU');
  const element = (type: string, codes: string) => ({
    SalesRightsType: type,
    Territory: { CountriesIncluded: codes },
  });
  const sent = [element('01', 'US CA'), element('08', 'GB AU'), element('03', 'AU')];
  expect(salesRights(kept, '3.0').SalesRights).toEqual(sent);
  // 3.1 has no rights with a restriction (list 46).
  const successor = [element('01', 'US CA'), element('02', 'GB AU'), element('03', 'AU')];
  expect(salesRights(kept, '3.1').SalesRights).toEqual(successor);
  const narrower = {
    ...kept,
    codes: {
      sellingTerritory: [
        { code: 'US', description: 'US' },
        { code: 'MX', description: 'MX' },
      ],
    },
  };
  expect(salesRights(narrower, '3.0').SalesRights).toEqual([
    element('01', 'US'),
    element('02', 'MX'),
    element('03', 'AU'),
  ]);
  const world = await record(publishing(rights('01', '<RegionsIncluded>WORLD</RegionsIncluded>')));
  expect(world.stored.salesRights).toBe('01 WORLD');
  expect(salesRights(world, '3.0')).toEqual({
    SalesRights: [{ SalesRightsType: '01', Territory: { RegionsIncluded: 'WORLD' } }],
  });
});

describe('what is not for sale is kept, shown, found and exported [G-213]', () => {
  const row = (type: string) => `<ROWSalesRightsType>${type}</ROWSalesRightsType>`;
  const codesOf = (kept: TitleRecord) => kept.codes.sellingTerritory?.map(({ code }) => code);

  test.each(['03', '04', '05', '06'])('type %s alone', async (type) => {
    const kept = await record(publishing(rights(type, countries('FR GB'))));
    expect(kept.sheet.subrights).toEqual({ notForSaleList: ['France', 'United Kingdom'] });
    expect(kept.codes.sellingTerritory).toEqual([
      { code: '-FR', description: 'Not for sale in France' },
      { code: '-GB', description: 'Not for sale in United Kingdom' },
    ]);
    expect(salesRights(kept, '3.1')).toEqual({
      SalesRights: [{ SalesRightsType: type, Territory: { CountriesIncluded: 'FR GB' } }],
    });
  });

  test('the rest of the world', async () => {
    const kept = await record(publishing(rights('01', countries('US')) + row('06')));
    expect(kept.sheet.subrights).toEqual({
      sellingTerritoriesList: ['United States'],
      notForSaleList: ['World except United States'],
    });
    const codes = codesOf(kept);
    expect(codes?.[0]).toBe('US');
    expect(codes).toHaveLength(250);
    expect(codes).toContain('-FR');
    expect(codes).not.toContain('-US');
    expect(salesRights(kept, '3.1')).toEqual({
      SalesRights: [{ SalesRightsType: '01', Territory: { CountriesIncluded: 'US' } }],
      ROWSalesRightsType: '06',
    });
  });

  test('the rest of the world without other rights, which the schemas do not have, is the world', async () => {
    const kept = await record(publishing(row('03')));
    expect(kept.sheet.subrights).toEqual({ notForSaleList: ['World'] });
    expect(salesRights(kept, '3.1').SalesRights).toEqual([
      { SalesRightsType: '03', Territory: { RegionsIncluded: 'WORLD' } },
    ]);
    expect(salesRights(await record(publishing(row('00'))), '3.1').SalesRights).toEqual([]);
  });

  test('parts of countries, which do not change the rights of the country', async () => {
    const parts = '<CountriesIncluded>US</CountriesIncluded><RegionsExcluded>US-NY</RegionsExcluded>';
    const kept = await record(
      publishing(rights('01', parts) + rights('03', '<RegionsIncluded>GB-SCT</RegionsIncluded>')),
    );
    expect(kept.sheet.subrights).toEqual({
      sellingTerritoriesList: ['United States'],
      partsOfCountries: ['Not for sale: New York, United States', 'Not for sale: Scotland, United Kingdom'],
    });
    expect(salesRights(kept, '3.1').SalesRights).toEqual([
      { SalesRightsType: '01', Territory: { CountriesIncluded: 'US', RegionsExcluded: 'US-NY' } },
      { SalesRightsType: '03', Territory: { RegionsIncluded: 'GB-SCT' } },
    ]);
  });

  test('NotForSale of 2.1 is type 03, its rest of the world ROWSalesRightsType', async () => {
    const old = `<Publisher/><NotForSale><RightsCountry>FR</RightsCountry></NotForSale>
      <SalesRights><SalesRightsType>02</SalesRightsType><RightsTerritory>ROW</RightsTerritory></SalesRights>`;
    const title = await oldTitle(old, { company: () => '001' });
    const kept = onixTitleRecord(title, header);
    expect(kept.stored.salesRights).toBe('02 ROW; 03 FR');
    expect(kept.sheet.subrights).toEqual({
      sellingTerritoriesList: ['World except France'],
      notForSaleList: ['France'],
    });
    expect(salesRights(kept, '3.0')).toEqual({
      SalesRights: [{ SalesRightsType: '03', Territory: { CountriesIncluded: 'FR' } }],
      ROWSalesRightsType: '02',
    });
  });

  test('forms that 3.x does not have: unknown rights of a country, a rest of the world beside a country', async () => {
    const unknown = await record(publishing(rights('00', countries('FR')) + row('02')));
    const notFrance = '<RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>FR</CountriesExcluded>';
    const allButFrance = {
      SalesRights: [{ SalesRightsType: '02', Territory: { RegionsIncluded: 'WORLD', CountriesExcluded: 'FR' } }],
    };
    expect(salesRights(unknown, '3.1')).toEqual(allButFrance);
    expect(salesRights(await record(publishing(rights('02', notFrance))), '3.1')).toEqual(allButFrance);
    const old = `<Publisher/><SalesRights><SalesRightsType>02</SalesRightsType><RightsTerritory>ROW</RightsTerritory>
      <RightsCountry>US</RightsCountry></SalesRights><NotForSale><RightsCountry>FR</RightsCountry></NotForSale>`;
    const kept = onixTitleRecord(await oldTitle(old, { company: () => '001' }), header);
    expect(salesRights(kept, '3.1').SalesRights).toEqual([
      ...allButFrance.SalesRights,
      { SalesRightsType: '03', Territory: { CountriesIncluded: 'FR' } },
    ]);
  });

  test('of a house that replaces the countries by its own', async () => {
    const kept = await record(publishing(rights('01', countries('US')) + row('04')));
    const codes = ['US', 'CA', '-FR'].map((code) => ({ code, description: code }));
    expect(salesRights({ ...kept, codes: { sellingTerritory: codes } }, '3.1')).toEqual({
      SalesRights: [
        { SalesRightsType: '01', Territory: { CountriesIncluded: 'US' } },
        { SalesRightsType: '02', Territory: { CountriesIncluded: 'CA' } },
        // One of the rest of the world.
        { SalesRightsType: '04', Territory: { CountriesIncluded: 'FR' } },
      ],
    });
    const named = { ...kept, codes: {}, sheet: { subrights: { notForSaleList: ['France'] } } };
    expect(salesRights(named, '3.1').SalesRights).toEqual([
      { SalesRightsType: '04', Territory: { CountriesIncluded: 'FR' } },
    ]);
  });
});

test('editors and artists are exported with their roles', async () => {
  const kept = await record(descriptive(person('B01', 'Ada Marsh') + person('A12', 'Bo Reed')));
  expect(kept.stored.creditRoles).toBe('B01; A12');
  expect(contributors(kept).map(({ ContributorRole }) => ContributorRole)).toEqual([['B01'], ['A12']]);
  expect((await record(descriptive(person('A01', 'Ada Marsh')))).stored.creditRoles).toBeUndefined();
});

test('list price and Canadian price are exported with their types', async () => {
  const price = (type: string, amount: string, currency: string) =>
    `<Price><PriceType>${type}</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>${currency}</CurrencyCode></Price>`;
  const kept = await record(supply(price('03', '20', 'USD') + price('02', '25', 'CAD')));
  expect(kept.stored.priceTypes).toBe('03; 02');
  expect(pricesOf(kept).map(({ PriceType }) => PriceType)).toEqual(['03', '02']);
  expect(pricesOf({ ...kept, stored: {} }).map(({ PriceType }) => PriceType)).toEqual(['01', '01']);
});
