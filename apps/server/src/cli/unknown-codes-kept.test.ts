import { onixTitleRecord } from '@titlenet/onix/read/onix-title-record';
import { collateral, descriptive, newTitle, publishing, supply } from '@titlenet/onix/testing/onix-snippets';
import { contributors } from '@titlenet/onix/write/contributors';
import { pricesOf } from '@titlenet/onix/write/prices';
import { salesRights } from '@titlenet/onix/write/selling-territory';
import { expect, test } from 'vitest';

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

test('exclusive rights are exported as such, unspecified ones as not exclusive', async () => {
  const kept = await record(
    publishing(rights('01', countries('US CA')) + rights('08', countries('GB AU')) + rights('03', countries('AU'))),
  );
  expect(kept.stored.salesRights).toBe('01 CA US; 02 GB');
  expect(salesRights(kept)).toEqual([
    { SalesRightsType: '01', Territory: { CountriesIncluded: 'CA US' } },
    { SalesRightsType: '02', Territory: { CountriesIncluded: 'GB' } },
  ]);
  // The house's territory takes precedence over the feed's rights.
  const narrower = {
    ...kept,
    codes: {
      sellingTerritory: [
        { code: 'US', description: 'US' },
        { code: 'MX', description: 'MX' },
      ],
    },
  };
  expect(salesRights(narrower)).toEqual([
    { SalesRightsType: '01', Territory: { CountriesIncluded: 'US' } },
    { SalesRightsType: '02', Territory: { CountriesIncluded: 'MX' } },
  ]);
  const world = await record(publishing(rights('01', '<RegionsIncluded>WORLD</RegionsIncluded>')));
  expect(world.stored.salesRights).toBe('01 WORLD');
  expect(salesRights(world)).toEqual([{ SalesRightsType: '01', Territory: { RegionsIncluded: 'WORLD' } }]);
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
