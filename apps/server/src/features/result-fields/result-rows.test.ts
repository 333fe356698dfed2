import { emptyRecord } from '@titlenet/catalogue/field';
import { resultFields, resultSource, savedName } from '@titlenet/catalogue/result-columns/result-sources';
import { contracts } from '@titlenet/catalogue/sheet/contracts';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

let server: TestApp;

const facts = contracts.entries.filter((entry) => entry.as === 'fact');

/** A title with all fields that results can show. */
const full = {
  productId: 4711,
  bar: {
    title: 'Lantern Bay',
    longSubtitle: 'A Novel',
    author1: 'Dale, Rose',
    author2: 'Ash, A.',
    seriesName: 'The Bays',
    volumeNumber: '2',
    miniSeriesName: 'Bay Brides',
    reissueNo: 3,
    retailerVersion: 'Signed edition',
    salesMarketingCode: 'AV - In Stock',
    answerCode: 'IP',
    casBusinessUnit: 'CHD',
    category: '##FICTION / Romance|FICTION / Sea Stories',
    formatDescSRP5: 'Mass Market',
    imprintDesc: 'Heartline',
    editorialImprintDesc: 'Heartline Romance',
    categoryDesc: 'ROMANCE',
    releaseDate: '2026-02-05T00:00:00',
    onSaleDate: '2026-03-05T00:00:00',
    pubDate: '2026-03-06T00:00:00',
    pubSeason: 'SP',
    pubYear: 2026,
    price: 7.99,
    canadianPrice: 9.99,
    ebAgencyPrice: 4.99,
    ebLibraryPrice: 0,
    firstPrintAnnounced: 12_500,
    lowerAge: '8',
    upperAge: '12',
    booksPerCarton: 24,
    upc: '647291000007',
    hccpNACDate: '2025-11-01T00:00:00',
    bibleTranslation: 'NIV',
  },
  sheet: {
    editorial: { authorId: '77', authorBio: '<p>Born.</p>', authorResidence: 'Leeds', edAuScript: '<p>Slowly.</p>' },
    marketing: { director: 'Oak, O.', keywords: 'sea; bay' },
    publicity: { publicist: 'Fir, F.', publicist2: 'Elm, E.' },
    subrights: { sellingTerritoriesList: ['US', 'CA'], currentTerritoryCode: 'W1' },
    contracts: { ...emptyRecord(facts), msDueByContract: '2024-05-06T00:00:00' },
  },
  stored: {
    availStock: 12,
    ltdGross: 1000,
    ltdReturns: 100,
    ltdNet: 900,
    printOrDigital: 'Digital',
    subformat: 'EPUB',
    complianceText: 'In Compliance',
    compliancePrice: 'GREEN',
    backCoverCopy: '<p>Calm.</p>',
    boundGalleyDate: '2025-09-05T00:00:00',
    titanStreetRun: 8000,
    agencyPriceCad: 5.99,
    libraryPriceCad: 6.99,
  },
  codes: {
    bisac: [
      { code: 'FIC027000', description: 'FICTION / Romance' },
      { code: 'FIC047000', description: 'FICTION / Sea Stories' },
    ],
    pubSeason: [{ code: 'SP', description: 'Spring' }],
    businessGroup: [{ code: 'CHD', description: 'Children' }],
    answerCode: [{ code: 'IP', description: 'In print' }],
    marketingSubject: [{ code: 'SEA', description: 'Sea' }],
    promoPeriod: [{ code: 'Q1', description: 'First Quarter' }],
    award: [{ code: 'A', description: 'Silver Medal' }],
  },
} satisfies Partial<TitleRecord>;

beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({ ...full, isbn: '9780062040800' }),
    titleRecord({ ...full, isbn: '9780373209774', companyCode: '180' }),
    titleRecord({ ...full, isbn: '9780310337508', companyCode: '006' }),
  ]);
});
afterAll(() => server.close());

const post = (url: string, payload: object, as: PersonName) =>
  server.app.inject({ method: 'POST', url, headers: server.as(as), payload });

async function search(form: string, criteria: object, as: PersonName) {
  const answer = await post(`/api/Searching/PowerSearch/${form}`, criteria, as);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data, titles, ...rest } = answer.json<{
    data: Record<string, unknown>[];
    titles: Record<string, unknown>[];
  }>();
  expect(data).toHaveLength(1);
  return { row: data[0]!, titles, rest };
}

const names = (source: 'HarperCollins' | 'Hqna') => resultFields(resultSource(source)).map(savedName);

test('a HarperCollins row has its fixed fields with any choice [GRID-054..GRID-067] [GRID-019]', async () => {
  await post('/api/Account/Preference?company=001', [], 'employee');
  const { row, titles, rest } = await search('HarperCollins', { title: 'lantern' }, 'employee');
  expect(titles.map((title) => title.propertyName)).toEqual(['ISBN', 'TITLE']);
  expect(rest).toMatchObject({ maxResultSize: 2000, complianceIndicator: true });
  expect(row).toEqual({
    ISBN: '9780062040800',
    TITLE: 'Lantern Bay',
    ISBN_13: '9780062040800',
    PRODUCT_ID: 4711,
    COMPANYCODE: '001',
    PRINT_OR_DIGITAL: 'Digital',
    SUBFORMAT: 'EPUB',
    DIGITAL_FORMAT_SUBFORMAT: 'Digital - EPUB',
    FIRST_PRINT_ANNOUNCED: 12_500,
    AVAIL_STOCK: 12,
    LTD_GROSS: 1000,
    LTD_RETURNS: 100,
    AUTHOR_ID_1: '77',
    REISSUE_NO: 3,
    COMPLIANCETEXT: 'In Compliance',
    releaseDate: '2026-02-05T00:00:00',
    onSaleDate: '2026-03-05T00:00:00',
    pubDate: '2026-03-06T00:00:00',
    price: 7.99,
    canadianPrice: 9.99,
  });
});

test('a row has every field if all are chosen, and the marks of its prices [GRID-032]', async () => {
  await post('/api/Account/Preference?company=001', names('HarperCollins'), 'employee');
  const { row, titles } = await search('HarperCollins', { title: 'lantern' }, 'employee');
  expect(titles.map((title) => title.propertyName)).toEqual(names('HarperCollins'));
  expect(names('HarperCollins').filter((name) => !(name in row))).toEqual([]);
  expect(row).toMatchObject({
    AUTHOR_2: 'Ash, A.',
    BISAC_2: 'FICTION / Sea Stories',
    PRICE: 7.99,
    COMPLIANCE_PRICE: 'GREEN',
    COMPLIANCE_CANADIAN_PRICE: null,
    EBLIBRARY: 0,
    SELL_THROUGH: 90,
    AWARDS: ['Silver Medal'],
    KEYWORDS: ['sea', 'bay'],
    TERRITORY_CODE: 'W1',
    MS_DUE_BY_CONTRACT: '2024-05-06T00:00:00',
    PAGE_COUNT: null,
  });
});

test('an HQNA row has every field of the requirements [GRID-069..GRID-104] [GRID-070] [GRID-075]', async () => {
  await post('/api/Account/Preference?company=180', names('Hqna'), 'employee');
  const { row, rest } = await search('Hqna', { title_Value: 'lantern', title_Switch: 1 }, 'employee');
  expect(rest).toMatchObject({ complianceIndicator: false });
  expect(row).toEqual({
    PRODUCT_ID: 4711,
    COMPANYCODE: '180',
    REISSUE_NO: 3,
    isbn: '9780373209774',
    ISBN_13: '9780373209774',
    ISBN_10: '0373209770',
    title: 'Lantern Bay',
    author: 'Dale, Rose',
    imprint: 'Heartline',
    keywords: ['sea', 'bay'],
    releaseDate: { JDEReleaseDate: '2026-02-05T00:00:00' },
    onSaleDate: '2026-03-05T00:00:00',
    pubDate: '2026-03-06T00:00:00',
    Bound_Galley_Date: '2025-09-05T00:00:00',
    MS_Due_by_Contract: '2024-05-06T00:00:00',
    PubSeason_Desc: 'SP - Spring',
    prices: {
      price: [
        { currencyCode: 'USD', priceAmount: 7.99 },
        { currencyCode: 'CAD', priceAmount: 9.99 },
      ],
    },
    Retailer_Version: 'Signed edition',
    format: 'Mass Market',
    srP5: 'Mass Market',
    seasonYear: 2026,
    snMCode: 'AV - In Stock',
    upc: '647291000007',
    ean: '9780373209774',
    spineCategory: 'ROMANCE',
    Bisac_1: 'FICTION / Romance',
    Bisac_2: 'FICTION / Sea Stories',
    Bisac_3: null,
    Bisac_4: null,
    Bisac_1_Code: 'FIC027000',
    Bisac_2_Code: 'FIC047000',
    Bisac_3_Code: null,
    Bisac_4_Code: null,
    LTD_NET: 900,
    sellingTerritories: ['US', 'CA'],
    marketingDirectors: 'Oak, O.',
    cartonQuantity: 24,
    connectionName: 'Bay Brides',
    Promotional_Subtitle: 'A Novel',
    Product_Line_Name: 'Heartline Romance',
    TITAN_street_run: 8000,
    onixAuthorBio: '<p>Born.</p>',
    backCoverCopy: '<p>Calm.</p>',
    Author_Residence: 'Leeds',
    From_Age: '8',
    To_Age: '12',
    Series_Number: '2',
    Audio_Launch_Script: '<p>Slowly.</p>',
    Marketing_Subject: 'Sea',
    Promo_Period: 'First Quarter',
    Agency_Price: 4.99,
    Agency_Price_CAD: 5.99,
    Library_Price: 0,
    Library_Price_CAD: 6.99,
    All_Prices: null,
    publicist: 'Fir, F.',
    Publicist2: 'Elm, E.',
    PUBLISHER: null,
    EDITION_NUMBER: null,
    EDITION_STATEMENT: null,
    EDITION_TYPE: [],
    WEIGHT: null,
    THICKNESS: null,
    SUPPLIER: null,
    MARKET_STATUS: null,
    RETURNS: null,
    DISCOUNT_CODE: null,
    MINIMUM_ORDER: null,
    SALES_RESTRICTION: null,
    PARTS_OF_COUNTRIES: [],
    RELATED_PRODUCTS: [],
    PUBLIC_ANNOUNCEMENT_DATE: null,
    TRADE_ANNOUNCEMENT_DATE: null,
    FIRST_PUBLICATION_DATE: null,
    LAST_REPRINT_DATE: null,
    OUT_OF_PRINT_DATE: null,
    REVIEW_EMBARGO_DATE: null,
    TAGS: [],
    NOTES: [],
  });
});

test('codes have their words beside them, also in quick search', async () => {
  await post('/api/Account/Preference?company=001', ['CAS_BUSINESS_UNIT', 'PUB_SEASON'], 'employee');
  const { row } = await search('HarperCollins', { title: 'lantern' }, 'employee');
  expect(row).toMatchObject({ CAS_BUSINESS_UNIT: 'CHD - Children', PUB_SEASON: 'SP - Spring' });
  const quick = await post('/api/Searching/QuickSearch', { title: 'lantern', company: 6 }, 'hccp');
  expect(quick.json()).toMatchObject({ data: [{ salesMarketingDescription: 'IP - In print' }] });
});

test('an HCCP row has its ISBN and the chosen columns, its keys as system columns (G-161)', async () => {
  await post('/api/Searching/PowerSearch/Hccp/Customize-Fields', [9, 24, 50], 'hccp');
  const { row, titles } = await search('HCCP', { title: 'lantern', titleSwitch: 1 }, 'hccp');
  expect(row).toEqual({
    PRODUCT_ID: 4711,
    COMPANYCODE: '006',
    REISSUE_NO: 3,
    ISBN: '9780310337508',
    TITLE: 'Lantern Bay',
    ANSWER_CODE: 'IP - In print',
    NAC_DATE: '2025-11-01T00:00:00',
    BIBLE_TRANSLATION: 'NIV',
  });
  expect(titles.map(({ fieldName, isSystem }) => [fieldName, isSystem])).toEqual([
    ['PRODUCT_ID', true],
    ['COMPANYCODE', true],
    ['REISSUE_NO', true],
    ['ISBN', false],
    ['TITLE', false],
    ['ANSWER_CODE', false],
    ['NAC_DATE', false],
    ['BIBLE_TRANSLATION', false],
  ]);
});
