import { descriptive, message, product, publishing } from '@titlenet/onix/testing/onix-snippets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importText } from '../test/import-text.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../test/test-titles.ts';

const TIDES = '9780062040800';
const WAVES = '9780061122415';
const SANDS = '9780061120084';
const ROCKS = '9780060850524';

const header = '<Header><Sender><SenderName>Harbour</SenderName></Sender></Header>';
const rights = (type: string, countries: string) =>
  `<SalesRights><SalesRightsType>${type}</SalesRightsType><Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory></SalesRights>`;
const rest = (type: string) => `<ROWSalesRightsType>${type}</ROWSalesRightsType>`;
const book = (isbn: string, title: string, salesRights: string) =>
  product(
    `<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>` +
      descriptive(
        `<ProductComposition>00</ProductComposition><ProductForm>BB</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>`,
      ) +
      publishing(`<Imprint><ImprintName>Harbour</ImprintName></Imprint>${salesRights}`),
    title,
  );
const feed = message(
  book(TIDES, 'Tides', rights('05', 'FR')) +
    book(WAVES, 'Waves', rights('01', 'US') + rest('06')) +
    book(SANDS, 'Sands', rights('02', 'FR GB') + rights('03', 'GB')) +
    book(ROCKS, 'Rocks', ''),
  '3.0',
  header,
);

let server: TestApp;

async function importOnix(content: string, company: '001' | '006'): Promise<void> {
  expect(await importText(server.database, content, company)).toMatchObject({ rejected: [] });
}

beforeAll(async () => {
  server = await createTestApp();
  await importOnix(feed, '001');
  // The house states rights where the feed has none, and replaces those of the feed.
  const ofHouse = (isbn: string, title: string, subrights: object) =>
    titleRecord({ isbn, bar: { title }, sheet: { subrights } });
  await saveAsHouse(server.database, [
    ofHouse(ROCKS, 'Rocks', { sellingTerritoriesList: ['Canada'], notForSaleList: ['France', 'Atlantis'] }),
    ofHouse(SANDS, 'Sands', { sellingTerritoriesList: ['United Kingdom'] }),
  ]);
});
afterAll(() => server.close());

async function call(method: 'GET' | 'POST', url: string, body?: object) {
  const answer = await server.app.inject({ method, url, headers: server.as('administrator'), ...(body && { body }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

/** Selling Territories and Not for Sale of a title sheet. */
async function territories(isbn: string, company = '001'): Promise<[string[], string[]]> {
  const { subrights } = (await call('GET', `/api/TitleSheet/${company}/${isbn}`)).json();
  return [subrights.sellingTerritoriesList, subrights.notForSaleList];
}

describe('the sheet', () => {
  test('has "not for sale" also if nothing else is stated [SUBR-11]', async () => {
    expect(await territories(TIDES)).toEqual([[], ['France']]);
  });

  test('has the rest of the world beside what is for sale [SUBR-11]', async () => {
    expect(await territories(WAVES)).toEqual([['United States'], ['World except United States']]);
  });

  test('has the lists of one sender, never of two [G-213]', async () => {
    expect(await territories(SANDS)).toEqual([['United Kingdom'], []]);
    expect(await territories(ROCKS)).toEqual([['Canada'], ['France', 'Atlantis']]);
  });
});

describe('search', () => {
  test.each([
    ['-FR', ['Rocks', 'Tides', 'Waves']],
    ['-US', []],
    ['-GB', ['Waves']],
    ['-CA', ['Waves']],
    ['US', ['Waves']],
    ['FR', []],
  ])('%s finds %j [G-213]', async (sellingTerritory, titles) => {
    const url = '/api/Searching/PowerSearch/HarperCollins';
    const { data } = (await call('POST', url, { sellingTerritory })).json<{ data: { TITLE: string }[] }>();
    expect(data.map(({ TITLE }) => TITLE).sort()).toEqual(titles);
  });

  test('offers the countries of all titles in words [G-213]', async () => {
    const url = '/api/Searching/PowerSearch/HarperCollins';
    const { sellingTerritories } = (await call('GET', url)).json();
    expect(sellingTerritories).toContainEqual({ code: '-FR', description: 'Not for sale in France' });
    expect(sellingTerritories).toContainEqual({ code: '-Atlantis', description: 'Not for sale in Atlantis' });
    expect(sellingTerritories).not.toContainEqual(expect.objectContaining({ code: '-US' }));
  });
});

test('exports have types and territories as they came in, and give the same titles again [G-213]', async () => {
  const isbns = [TIDES, WAVES, ROCKS];
  const { body } = await call('POST', '/api/Onix/Export', { companyCode: '001', isbns });
  const exported = [
    ...body.matchAll(/<SalesRights>.*?<\/SalesRights>|<ROWSalesRightsType>.*?<\/ROWSalesRightsType>/gs),
  ];
  expect(exported.map(([element]) => element).sort()).toEqual(
    [rights('05', 'FR'), rights('01', 'US'), rest('06'), rights('02', 'CA'), rights('03', 'FR')].sort(),
  );
  await importOnix(body, '006');
  expect(await territories(TIDES, '006')).toEqual([[], ['France']]);
  expect(await territories(WAVES, '006')).toEqual([['United States'], ['World except United States']]);
  // ONIX has no code for a country that no list has.
  expect(await territories(ROCKS, '006')).toEqual([['Canada'], ['France']]);
});
