import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../test/test-titles.ts';

const RICH = '9780062040800';
const rich =
  '<p>bread &amp; butter at the caf&eacute;: na&#239;ve <em>Gats</em>by has H<sub>2</sub>O and co&shy;operation</p>' +
  '<ul><li>first</li><li>second</li></ul><script>hidden()</script>';

/** Every value that is blank by the rule, in fields of all kinds. */
const BLANK = '9780061122415';
const blankQuote = { linkId: 1, linkName: 'A. Critic', source: 'The Daily', title: null, quote: '<br><br>' };
const quoteOf = (linkId: number) => ({ ...blankQuote, linkId, quote: `<p>Quote ${linkId}</p>` });
const blanks = titleRecord({
  isbn: BLANK,
  bar: {
    title: 'Blank',
    imprintDesc: '&nbsp;',
    seriesName: '<p> </p>',
    releaseDate: '1900-01-01T00:00:00',
    onSaleDate: '0001-01-01T00:00:00',
    pubDate: '2026-03-01T00:00:00',
  },
  sheet: {
    editorial: { editor: ' \u00a0', bookDescription: '<br><br>', onixRetailerDescription: '<p>&#160;</p>', people: [] },
    quotes: { quotations: [blankQuote, quoteOf(2), blankQuote, quoteOf(4), quoteOf(5)] },
    marketing: { promotion: '<p>&shy;</p>', inStoreMaterials: [{ isbn: ' ', configuration: null, type: '<br>' }] },
    subrights: { sellingTerritoriesList: ['', 'World'] },
  },
});

const filled = titleRecord({
  isbn: '9780061120084',
  bar: { title: 'Filled', releaseDate: '1899-12-31T00:00:00', seriesName: 'Tides' },
  sheet: { editorial: { editor: 'Zoe, Ada', bookDescription: 'A storm.' } },
});

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const described = (['001', '006'] as const).map((companyCode) =>
    titleRecord({
      companyCode,
      isbn: RICH,
      bar: { title: 'Rich' },
      sheet: { editorial: { onixRetailerDescription: rich } },
    }),
  );
  await saveAsHouse(server.database, [...described, blanks, filled]);
});
afterAll(() => server.close());

async function found(body: object): Promise<string[]> {
  const url = '/api/Searching/PowerSearch/HarperCollins';
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { TITLE: string }[] }>().data.map(({ TITLE }) => TITLE);
}

async function get(url: string) {
  const answer = await server.app.inject({ url, headers: server.as('trade') });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('words of rich text are those that it shows (G-220)', () => {
  const words = [
    ['bread & butter', 1],
    ['"bread butter"', 1],
    ['café', 1],
    ['NAÏVE', 1],
    ['naive gatsby', 1],
    ['"h2o"', 1],
    ['cooperation', 1],
    ['co-operation', 0],
    ['"cooperation first second"', 1],
    ['"amp"', 0],
    ['"eacute"', 0],
    ['"239"', 0],
    ['"shy"', 0],
    ['"gats"', 0],
    ['hidden', 0],
  ] as const;

  test.each(words)('%s finds %i', async (onixText, count) => {
    expect(await found({ onixText, onixFieldSwitch: 2 })).toEqual(count ? ['Rich'] : []);
  });

  test('and so are cells of Excel', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/Export/excel/hccp',
      headers: server.as('hccp'),
      body: {
        selected: [{ companyCode: '006', isbn: RICH }],
        fields: [{ name: 'RETAILER_DESCRIPTION', title: 'Text' }],
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const workbook = new Workbook();
    await workbook.xlsx.load(Buffer.from(answer.json<{ file: string }>().file, 'base64'));
    expect(workbook.worksheets[0]!.getCell('A2').value).toBe(
      'bread & butter at the café: naïve Gatsby has H2O and cooperation first second',
    );
  });
});

describe('values that show nothing are absent everywhere (G-221)', () => {
  const epoch = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

  describe('in searches', () => {
    test('default dates are in no range', async () => {
      expect(await found({ releaseDateStart: epoch('1850-01-01'), releaseDateEnd: epoch('2030-01-01') })).toEqual([
        'Filled',
      ]);
      expect(await found({ releaseDateEnd: epoch('2030-01-01') })).toEqual(['Filled']);
      expect(await found({ onSaleDateEnd: epoch('2030-01-01') })).toEqual([]);
    });

    test.each([
      ['release_date', ['Filled', 'Blank', 'Rich']],
      ['release_date desc', ['Filled', 'Blank', 'Rich']],
      ['editor_1', ['Filled', 'Blank', 'Rich']],
      ['series_name', ['Filled', 'Blank', 'Rich']],
    ])('blank values are last by %s', async (sortBy, titles) => {
      expect(await found({ isbn: '978006', isbnSwitch: 2, sortBy })).toEqual(titles);
    });
  });

  test('on the sheet and in its title bar', async () => {
    const bar = await get(`/api/TitleSheet/001/${BLANK}/bar`);
    expect([bar.imprintDesc, bar.seriesName, bar.releaseDate, bar.onSaleDate, bar.pubDate]).toEqual([
      null,
      null,
      null,
      null,
      '2026-03-01T00:00:00',
    ]);
    const sheet = await get(`/api/TitleSheet/001/${BLANK}`);
    const { editor, bookDescription, onixRetailerDescription } = sheet.editorial;
    expect([editor, bookDescription, onixRetailerDescription]).toEqual([null, null, null]);
    expect(sheet.marketing).toMatchObject({ promotion: null, inStoreMaterials: [], hasNoData: true });
    expect(sheet.subrights.sellingTerritoriesList).toEqual(['World']);
  });

  test('so that the first three quotes are three quotes [QUOTE-09]', async () => {
    const { quotes } = await get(`/api/TitleSheet/001/${BLANK}`);
    expect(quotes.quotations.map(({ quote }: { quote: string }) => quote)).toEqual([
      '<p>Quote 2</p>',
      '<p>Quote 4</p>',
      '<p>Quote 5</p>',
    ]);
  });

  test('in results and in completeness', async () => {
    const url = '/api/Searching/PowerSearch/HarperCollins';
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: server.as('employee'),
      body: { title: 'blank' },
    });
    expect(answer.json().data[0]).toMatchObject({ ON_SALE_DATE: null });
    const { groups } = await get('/api/Completeness/imprint');
    const [{ name, missing }] = groups;
    expect(name).toBeNull();
    const titles = Object.fromEntries(
      missing.map((fact: { label: string; titles: number }) => [fact.label, fact.titles]),
    );
    expect(titles).toMatchObject({ Imprint: 3, 'On Sale Date': 2, Description: 1 });
  });
});
