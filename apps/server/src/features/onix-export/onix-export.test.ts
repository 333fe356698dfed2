import type { OnixExportCheck } from '@titlenet/contract/onix-export';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { exportedProducts } from '../../export/onix-message.ts';

const bar = { formatDesc: 'Hardcover', imprintDesc: 'Harbour Press' };
const whole = titleRecord({ isbn: '9780062040800', bar: { ...bar, title: 'Whole' } });
const bare = titleRecord({ isbn: '9780061122415', bar: { title: 'Bare' } });
const kept = titleRecord({ isbn: '9780061120084', bar: { ...bar, title: 'Kept', excludedFromONIX: 'Y' } });
const gone = titleRecord({ isbn: '9780060935467', bar: { title: 'Gone' } });
const ofOthers = titleRecord({ isbn: '9780007525492', companyCode: '003', bar: { ...bar, title: 'Of Others' } });
const calendar = titleRecord({
  isbn: null,
  bar: { ...bar, title: 'Calendar', ean: '400-6381-33393-1', upc: '0-36000-29145-2' },
});
const unknown = '9780062040879';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [whole, bare, kept, gone, ofOthers, calendar]);
  await saveAsHouse(server.database, [{ ...gone, isDeleted: true }]);
});
afterAll(() => server.close());

const everything = [whole, bare, kept, gone, ofOthers].map(({ isbn }) => isbn!);

function post(url: string, body: object, as: PersonName = 'employee') {
  return server.app.inject({ method: 'POST', url, headers: server.as(as), body });
}
const exported = (body: object, as?: PersonName) => post('/api/Onix/Export', { companyCode: '001', ...body }, as);

describe('the ONIX of a selection', () => {
  test('is a download with every complete title', async () => {
    const answer = await exported({ isbns: everything });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="titlenet-onix-001-3.1.xml"');
    expect(answer.body).toContain('<ONIXMessage release="3.1" xmlns="http://ns.editeur.org/onix/3.1/reference">');
    expect(answer.body).toContain('<SenderName>TitleNet</SenderName>');
    expect(answer.body).toContain('<TitleText>Whole</TitleText>');
  });

  test('lists the titles that it leaves out in comments and marks deleted titles', async () => {
    const { body } = await exported({ isbns: everything });
    expect(body).toContain('<!-- 001 9780061122415 is left out: no Format; no Imprint -->');
    expect(body).toContain(
      '<RecordReference>titlenet.001.9780060935467</RecordReference><NotificationType>05</NotificationType>',
    );
    expect(body).not.toContain('9780061120084');
  });

  test('is ONIX 3.0 on request', async () => {
    expect((await exported({ isbns: [whole.isbn], release: '3.0' })).body).toContain('release="3.0"');
    expect((await exported({ isbns: [whole.isbn], release: '2.1' })).statusCode).toBe(400);
  });

  test('has a NoProduct element if all titles are left out', async () => {
    const { body } = await exported({ isbns: [bare.isbn] });
    expect(body).toContain('<NoProduct/>');
  });

  test('contains only titles of the caller and of the company; others are treated as unknown (G-165)', async () => {
    expect((await exported({ isbns: everything })).body).not.toContain('Of Others');
    for (const isbns of [[ofOthers.isbn], [unknown]]) {
      const answer = await exported({ companyCode: '003', isbns }, 'trade');
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect((await exported({ companyCode: '003', isbns: [ofOthers.isbn] }, 'children')).body).toContain('Of Others');
  });

  test('is recorded in the audit trail', async () => {
    await exported({ isbns: [whole.isbn] });
    await server.app.audit.flush();
    const events = await server.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('action', '=', 'onix-export')
      .execute();
    expect(events.map(({ detail }) => detail)).toContainEqual({ company: '001', titles: '1' });
  });
});

test("a title is available from its day on in its company's time zone, not before [G-775]", async () => {
  const eve = titleRecord({
    isbn: '9780061120091',
    bar: { ...bar, title: 'Eve', onSaleDate: '2026-03-10T00:00:00', salesMarketingCode: 'AV - In Stock', price: 9 },
  });
  await saveAsHouse(server.database, [eve]);
  const nothing = () => undefined;
  const outcome = {
    onWritten: nothing,
    onNotExportable: nothing,
    onLessened: nothing,
    onExcluded: nothing,
    onUnknown: nothing,
  };
  const productAt = async (time: string) => {
    const options = { sentAt: new Date(time), release: '3.1' } as const;
    const selection = { companies: ['001'], isbns: [eve.isbn!] } as const;
    const products: string[] = [];
    for await (const some of exportedProducts(server.database.read, selection, options, outcome))
      products.push(...some);
    return ['NotificationType', 'ProductAvailability'].map((name) => products.join().match(`<${name}>(\\d+)<`)?.[1]);
  };
  // 10 p.m. on March 9 and half past midnight on March 10 in New York.
  expect(await productAt('2026-03-10T02:00:00Z')).toEqual(['02', '10']);
  expect(await productAt('2026-03-10T04:30:00Z')).toEqual(['03', '20']);
});

describe('a title without an ISBN [G-211]', () => {
  const idOf = (title: string) =>
    server.database.db
      .selectFrom('title')
      .select('product_id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
      .then(({ product_id }) => product_id);

  test('is exported by its product id with its GTIN and UPC, without their separators', async () => {
    const id = await idOf('Calendar');
    const { body, statusCode } = await exported({ productIds: [id] });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<RecordReference>titlenet.001.id-${id}</RecordReference>`);
    const numbers = [...body.matchAll(/<ProductIDType>(\d\d)<\/ProductIDType><IDValue>(\w+)</g)];
    expect(numbers.map(([, type, value]) => [type, value])).toEqual([
      ['03', '4006381333931'],
      ['04', '036000291452'],
    ]);
  });

  test('is found by these numbers in quick search', async () => {
    for (const number of ['4006381333931', '036000291452', '0036000291452']) {
      const found = await post('/api/Searching/QuickSearch', { isbn: number, company: 1 });
      expect([number, JSON.stringify(found.json())]).toEqual([number, expect.stringContaining('Calendar')]);
    }
  });

  test('is unknown to those who may not see its company, and written once if requested twice', async () => {
    const id = await idOf('Of Others');
    expect((await exported({ companyCode: '003', productIds: [id] }, 'trade')).statusCode).toBe(204);
    const own = await idOf('Whole');
    const { body } = await exported({ isbns: [whole.isbn, whole.isbn], productIds: [own] });
    expect(body.match(/<Product /g) ?? body.match(/<Product>/g)).toHaveLength(1);
  });
});

describe('what a release cannot express is listed with its reasons [G-212]', () => {
  const titles = {
    priced: titleRecord({ isbn: '9780062802255', bar: { ...bar, title: 'Priced', price: 9 } }),
    later: titleRecord({
      isbn: '9780804429573',
      bar: { ...bar, title: 'Later', pubDate: '2026-01-01T00:00:00', onSaleDate: '2026-02-01T00:00:00' },
    }),
    status: titleRecord({ isbn: '9781566199094', bar: { ...bar, title: 'Status', publishingStatus: '99' } }),
    market: titleRecord({
      isbn: '9780140328721',
      bar: { ...bar, title: 'Market', availability: '20', price: 9 },
      sheet: {
        subrights: {
          prices: [
            {
              ...{
                amount: 9,
                currency: 'USD',
                priceType: '01',
                qualifier: null,
                minimumOrder: null,
                discount: null,
                tax: null,
              },
              ...{ market: null, startDate: null, endDate: null },
            },
            {
              ...{
                amount: 8,
                currency: 'EUR',
                priceType: '02',
                qualifier: null,
                minimumOrder: null,
                discount: null,
                tax: null,
              },
              ...{ market: 'GRIE XX', startDate: null, endDate: null },
            },
          ],
        },
      },
    }),
  };
  beforeAll(() => saveAsHouse(server.database, Object.values(titles)));

  const reasonsOf = async (release: string) => {
    const isbns = Object.values(titles).map(({ isbn }) => isbn);
    const answer = await post('/api/Onix/Check', { companyCode: '001', isbns, release });
    const { written, notExportable } = answer.json<OnixExportCheck>();
    return [written, Object.fromEntries(notExportable.map(({ title, reasons }) => [title, reasons]))];
  };
  const always = {
    Priced: ['no Availability'],
    Status: ['PublishingStatus: 99 is not in list 64'],
    Market: ['CountriesIncluded: GRIE is not in list 91'],
  };

  test('in 3.1', async () => {
    expect(await reasonsOf('3.1')).toEqual([1, always]);
  });

  test('in 3.0, which has no day of sale without a supply', async () => {
    expect(await reasonsOf('3.0')).toEqual([0, { ...always, Later: ['no Availability'] }]);
  });

  test('and in a comment of the file', async () => {
    const { body } = await exported({ isbns: [titles.status.isbn] });
    expect(body).toContain(`<!-- 001 ${titles.status.isbn} is left out: PublishingStatus: 99 is not in list 64 -->`);
  });
});

test('a title with a code that is newer than the schemas is written without it, and the code is named [API-70]', async () => {
  const isbn = '9780062040862';
  const bar = { title: 'Newer', formatDesc: 'Hardcover', imprintDesc: 'Harbour', editionTypes: ['AVS', 'ILL'] };
  await saveAsHouse(server.database, [titleRecord({ isbn, bar })]);
  const { written, lessened } = (await post('/api/Onix/Check', { companyCode: '001', isbns: [isbn] })).json();
  expect([written, lessened]).toEqual([
    1,
    [{ isbn, productId: expect.any(Number), title: 'Newer', reasons: ['EditionType AVS'] }],
  ]);
  const { body } = await exported({ isbns: [isbn] });
  expect(body).toContain(
    `<!-- 001 ${isbn} is written without codes newer than issue 68 of the code lists: EditionType AVS -->`,
  );
  expect(body.match(/<EditionType>\w+/g)).toEqual(['<EditionType>ILL']);
});

describe('the check before an export', () => {
  const check = async (body: object, as?: PersonName): Promise<OnixExportCheck> =>
    (await post('/api/Onix/Check', { companyCode: '001', ...body }, as)).json();

  test('returns what would be written and what would be left out with reasons', async () => {
    expect(await check({ isbns: [...everything, unknown] })).toEqual({
      written: 2,
      deleted: 1,
      excluded: ['9780061120084'],
      notExportable: [
        { isbn: bare.isbn, productId: expect.any(Number), title: 'Bare', reasons: ['no Format', 'no Imprint'] },
      ],
      lessened: [],
      unknown: 2,
    });
  });

  test('counts titles of other companies as unknown', async () => {
    expect(await check({ companyCode: '003', isbns: [ofOthers.isbn] }, 'trade')).toMatchObject({ unknown: 1 });
  });

  test('refuses more titles than a search lists', async () => {
    const isbns = Array.from({ length: 2_001 }, () => whole.isbn);
    expect((await post('/api/Onix/Check', { companyCode: '001', isbns })).statusCode).toBe(400);
    expect((await post('/api/Onix/Check', { companyCode: '001', isbns: [] })).statusCode).toBe(400);
  });
});
