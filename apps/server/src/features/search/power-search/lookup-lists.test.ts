import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { lookupsOf } from '@titlenet/catalogue/power-search/lookups';
import { ages, hqnaUpperAges } from '@titlenet/catalogue/rules/ages';
import type { Endpoint } from '@titlenet/contract/endpoint';
import * as lists from '@titlenet/contract/power-search/lookup-lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { PersonName } from '../../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';

let server: TestApp;

const coded = (code: string, description = code) => [{ code, description }];
const year = new Date().getUTCFullYear();

const titles = [
  titleRecord({
    isbn: '9780062040800',
    bar: { title: 'The Lantern Keeper', author1: 'Marsh, Eleanor', pubYear: 2019 },
    codes: {
      businessGroup: coded('TRD', 'General Books'),
      division: coded('TF', 'Trade Fiction'),
      format: coded('HC', 'Hardcover 10'),
      imprint: coded('HBL', 'Harbourline'),
      category: coded('NOV', 'Novels'),
      award: coded('B1', 'Booker'),
      marketingSubject: coded('Sea Stories'),
      promoPeriod: coded('Summer'),
      academicSubject: coded('History'),
      academicSubjectRefine: coded('History / Naval'),
      bisacCategory: coded('FIC', 'FICTION'),
      bisac: [...coded('FIC004000', 'FICTION / Classics'), ...coded('HIS057000', 'HISTORY / Maritime')],
    },
  }),
  titleRecord({
    companyCode: '003',
    isbn: '9780007525492',
    bar: { title: 'The Lantern for Children', author1: 'Ash, Eleanor', pubYear: 2026 },
    codes: {
      businessGroup: coded('CHD', "Children's Books"),
      format: coded('PB', 'Hardcover 2'),
      bisac: coded('FIC009000', 'FICTION / Fantasy'),
    },
  }),
  ...(['P', 'E'] as const).map((formatType, index) =>
    titleRecord({
      companyCode: '180',
      isbn: `978037320977${index === 0 ? 4 : 1}`,
      bar: {
        title: `Lantern Bay ${formatType}`,
        author1: 'Dale, Rose',
        translator: index === 0 ? 'Berg, Ida; Roselli, Max' : null,
        seriesName: index === 0 ? 'Tides of Élan' : 'Hidden Tides',
        onSaleDate: `${index === 0 ? year - 1 : year - 20}-05-01T00:00:00`,
        pubYear: 2020 + index,
      },
      codes: {
        formatType: coded(formatType),
        format: coded(`F${formatType}`, `Format ${formatType}`),
        imprint: coded(`I${index}`, `Imprint ${index}`),
        editorialImprint: coded(`Line ${index}`),
        bisac: coded('FIC027000', 'FICTION / Romance'),
      },
    }),
  ),
  ...(['A', 'B'] as const).map((letter, index) =>
    titleRecord({
      companyCode: '006',
      isbn: `978031033750${index === 0 ? 8 : 5}`,
      bar: { title: `A Lantern ${letter}`, author1: 'Cole, Ruth', bibleTranslation: `Version ${letter}` },
      codes: {
        division: coded(`D${letter}`),
        imprint: coded(`I${letter}`),
        category: coded('C', 'Common'),
        format: coded(`F${letter}`),
        bisac: coded('BIB001000', 'BIBLES / General'),
      },
    }),
  ),
];

beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, titles);
  const { db } = server.database;
  await db
    .insertInto('user_list')
    .values([
      { name: 'Mine', owner: 'demo-employee', is_shared: false },
      { name: 'Shared', owner: 'demo-hqna', is_shared: true },
      { name: 'Hidden', owner: 'demo-hqna', is_shared: false },
    ])
    .execute();
});
afterAll(() => server.close());

async function call(path: string, as: PersonName = 'employee', payload?: object) {
  const url = `/api/Searching/PowerSearch/${path}`;
  const answer = await server.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: server.as(as),
    ...(payload && { payload }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const codesIn = (list: { code: string }[]) => list.map(({ code }) => code);

const supplyKeys =
  ' publishers editionTypes suppliers marketStatuses returns discountCodes salesRestrictions relations tags';
const tradeKeys = `salesAndMarketingCode bisac listManagerLists businessGroup division category format imprint territory editorialCategory editorialImprint sellingTerritories marketingDirector marketingDirector2 pubSeason pubYear marketingSubjects promoPeriod academic specialRelease award agesLower agesUpper otherAwards childrenGenre childrenTopic zeroPriceInd${supplyKeys}`;
const hqnaKeys = `imprints formatTypes snMCodes formatGroups editorialImprint marketingDirectors editors bisacCategory pubSeason seasonYear territoryCode listManagerLists marketingSubjects promoPeriod sellingTerritories${supplyKeys}`;
const hccpKeys = `answerCodes awardsList bibleTranslationList bisacCategoriesList editorsList fontSizesList formatColorsList formatOptionsList languagesList marketingDirectorsList ribbonsList sellingTerritoriesList listManagerLists${supplyKeys}`;

describe('the lists of a form', () => {
  test.each<[string, string, Endpoint & { response: { safeParse(value: unknown): { error?: unknown } } }, string[]]>([
    ['HarperCollins', tradeKeys, lists.getHarperCollinsLookups, []],
    ['Hqna', hqnaKeys, lists.getHqnaLookups, ['countryCodes', 'agesLower', 'agesUpper']],
    ['HCCP', hccpKeys, lists.getHccpLookups, []],
  ])(
    '%s has the lists of the specification [PSTRADE-087] [PSHQNA-67] [PSHCCP-48] [API-27] [API-29] [API-31]',
    async (form, keys, endpoint, beside) => {
      const answer = await call(form);
      expect(Object.keys(answer).sort()).toEqual([...keys.split(' '), ...beside].sort());
      expect(endpoint.response.safeParse(answer).error).toBeUndefined();
    },
  );

  test('every selector of the definitions has options', () => {
    for (const form of Object.values(powerSearchForms)) {
      const offered = new Set(lookupsOf(form).map(({ name }) => name));
      const lacking = form.criteria.filter((criterion) =>
        criterion.kind === 'code' && !criterion.refines && criterion.reloadsWith?.call !== 'Dynamic'
          ? !offered.has(criterion.lookup)
          : false,
      );
      expect(lacking.map(({ name }) => name)).toEqual([]);
    }
  });

  test('contain the codes of the caller’s companies, in natural order (G-81)', async () => {
    expect((await call('HarperCollins')).format).toEqual([
      { code: 'PB', description: 'Hardcover 2' },
      { code: 'HC', description: 'Hardcover 10' },
    ]);
    expect(codesIn((await call('HarperCollins', 'trade')).format)).toEqual(['HC']);
    expect(codesIn((await call('HarperCollins')).pubYear)).toEqual(['2026', '2019']);
  });

  test('ages: the lists of the forms, lower and upper [PSCOM-55]', async () => {
    const trade = await call('HarperCollins');
    expect([codesIn(trade.agesLower), codesIn(trade.agesUpper)]).toEqual([ages, ages]);
    const hqna = await call('Hqna');
    expect([codesIn(hqna.agesLower), codesIn(hqna.agesUpper)]).toEqual([ages, hqnaUpperAges]);
  });

  test('HQNA imprints have a name and an active flag [PSHQNA-65] [PSHQNA-66]', async () => {
    const { imprints, editorialImprint } = await call('Hqna');
    expect(imprints).toEqual([
      { code: 'I0', description: 'Imprint 0', name: 'Imprint 0', active: true },
      { code: 'I1', description: 'Imprint 1', name: 'Imprint 1', active: false },
    ]);
    expect(editorialImprint).toMatchObject([
      { name: 'Line 0', active: true },
      { name: 'Line 1', active: false },
    ]);
  });

  test('user lists of the caller and shared ones (G-80)', async () => {
    const { listManagerLists } = await call('HCCP');
    expect(listManagerLists.map(({ description }: { description: string }) => description)).toEqual(['Mine', 'Shared']);
    expect(listManagerLists[0].code).toMatch(/^\d+$/);
  });
});

describe('lists that depend on a choice', () => {
  test('a business group narrows seven lists and shows or hides two rows [PSTRADE-086] [API-34]', async () => {
    const trade = await call('BusinessGroup?businessGroup=TRD');
    expect(Object.keys(trade).sort()).toEqual(
      'academicSubjectVisible award category division format imprint marketingSubjects mmPromoKitVisible promoPeriod'.split(
        ' ',
      ),
    );
    expect(trade).toMatchObject({ mmPromoKitVisible: true, academicSubjectVisible: true });
    expect(codesIn(trade.format)).toEqual(['HC']);
    const children = await call('BusinessGroup?businessGroup=CHD');
    expect(children).toMatchObject({ mmPromoKitVisible: false, academicSubjectVisible: false, award: [] });
    expect(codesIn(children.format)).toEqual(['PB']);
    const all = await call('BusinessGroup?businessGroup=');
    expect(all).toMatchObject({ mmPromoKitVisible: true, academicSubjectVisible: true });
    expect(codesIn(all.format)).toEqual(['PB', 'HC']);
  });

  test.each([
    ['Bisac/FIC', ['FIC004000', 'FIC009000']],
    ['Bisac/FIC/Hqna', ['FIC027000']],
    ['Hccp/BisacSubcategories/BIB', ['BIB001000']],
    ['Academics/History', ['History / Naval']],
    ['Academics/never', []],
    ['Format/P/Hqna', ['FP']],
    ['Format/null/Hqna', ['FE', 'FP']],
  ])('%s returns %j [API-35] [API-36] [API-40..API-42]', async (path, codes) => {
    expect(codesIn(await call(path))).toEqual(codes);
  });

  test('HCCP: each of four lists is narrowed by the other three choices [PSHCCP-44..PSHCCP-47] [API-32] [API-33]', async () => {
    const all = await call('HCCP/Dynamic');
    expect(Object.keys(all).sort()).toEqual(['categoriesList', 'divisionsList', 'formatsList', 'imprintsList']);
    expect(codesIn(all.divisionsList)).toEqual(['DA', 'DB']);
    const narrowed = {
      divisionsList: [
        { code: 'DA', description: 'DA' },
        { code: 'DB', description: 'DB' },
      ],
      imprintsList: [{ code: 'IA', description: 'IA' }],
      categoriesList: [{ code: 'C', description: 'Common' }],
      formatsList: [{ code: 'FA', description: 'FA' }],
    };
    expect(await call('HCCP/Dynamic', 'hccp', { division: 'DA' })).toEqual(narrowed);
    expect(await call('HCCP/Dynamic?division=DA', 'hccp')).toEqual(narrowed);
    expect(codesIn((await call('HCCP/Dynamic', 'hccp', { imprint: 'IB' })).divisionsList)).toEqual(['DB']);
    expect(codesIn((await call('HCCP/Dynamic', 'hccp', { category: 'never' })).divisionsList)).toEqual([]);
  });

  test('HCCP: thirteen orders, the first by default [PSHCCP-49] [API-43]', async () => {
    const ordering = await call('Hccp/Ordering', 'hccp');
    expect(ordering).toHaveLength(13);
    expect(ordering[0]).toEqual({ id: 1, description: 'Title', isDefault: true });
    expect(ordering.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
  });
});

describe('suggestions', () => {
  test.each<[string, PersonName, string[]]>([
    ['Titles/the%20LANTERN', 'employee', ['The Lantern for Children', 'The Lantern Keeper']],
    ['Titles/the%20lantern', 'trade', ['The Lantern Keeper']],
    ['Titles/lantern?company=180', 'employee', ['Lantern Bay E', 'Lantern Bay P']],
    ['Titles/a%20lantern?company=180', 'employee', []],
    ['Titles/%25lantern', 'employee', []],
    ['Authors/eleanor', 'employee', ['Ash, Eleanor', 'Marsh, Eleanor']],
    ['Authors/marsh,%20e', 'employee', ['Marsh, Eleanor']],
    ['Authors/eleanor', 'children', ['Ash, Eleanor']],
    ['ConnectedSeries/tides%20of%20elan', 'hqna', ['Tides of Élan']],
    ['ConnectedSeries/hid', 'employee', ['Hidden Tides']],
  ])('%s, requested by %s, returns %j [API-37..API-39]', async (path, as, expected) => {
    expect(await call(path, as)).toEqual(expected);
  });

  test.each<[string, PersonName, string[]]>([
    // Within a word, and of the caller's companies only.
    ['Authors/leano', 'employee', ['Ash, Eleanor', 'Marsh, Eleanor']],
    ['Authors/leano', 'children', ['Ash, Eleanor']],
    ['Authors/leano', 'hqna', []],
    // Names that start with the text, then those within which a word does; in HQNA people in all roles.
    ['Authors/ros?company=180', 'employee', ['Dale, Rose', 'Roselli, Max']],
    ['Authors/osell?company=180', 'employee', ['Roselli, Max']],
    ['Authors/berg?company=180', 'employee', ['Berg, Ida']],
    ['Authors/%25o', 'employee', []],
  ])('%s, requested by %s, also suggests names that contain it: %j [ASK-08]', async (path, as, expected) => {
    expect(await call(path, as)).toEqual(expected);
  });

  test("HQNA's author finds people in all roles [ASK-09]", async () => {
    const find = async (body: object) =>
      (await call('Hqna', 'employee', body)).data.map((row: { title: string }) => row.title);
    expect(await find({ author_Value: 'max roselli', author_Switch: 1 })).toEqual(['Lantern Bay P']);
    expect(await find({ author_Value: 'Berg, I', author_Switch: 1 })).toEqual(['Lantern Bay P']);
  });

  test.each(['Titles/a', 'Authors/%20a%20', 'ConnectedSeries/t'])('%s is too short to suggest from', async (path) => {
    const url = `/api/Searching/PowerSearch/${path}`;
    const answer = await server.app.inject({ method: 'GET', url, headers: server.as('employee') });
    expect(answer.statusCode).toBe(400);
  });
});
