import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

/** A title of 001 without reports; one of 400, whose titles have no projections; one whose check digit is wrong. */
const [isbn, british, wrongCheckDigit] = ['9780062040800', '9780007525492', '9780062040824'];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({ isbn }),
    titleRecord({ companyCode: '400', isbn: british }),
    titleRecord({ companyCode: '003', isbn: wrongCheckDigit }),
  ]);
});
afterAll(() => server.close());

async function ask(method: 'GET' | 'POST', url: string, payload?: object, as: PersonName = 'administrator') {
  const answer = await server.app.inject({ method, url, headers: server.as(as), ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const impossible = [
  ['a wrong check digit', '9780062040801'],
  ['a wrong check digit of ten', '0062040805'],
  ['letters', 'lantern'],
  ['too few digits', '97800620'],
  ['too many digits', '97800620408001'],
  ['one dot more', '9780062040800.'],
  ['no characters but separators', '---'],
  ['a zero byte', '9780062040800%00x'],
  ['other letters', '%E2%82%AC%F0%9F%93%9A'],
] as const;

const operations = [
  'SalesOverview',
  'TitleView',
  'MonthlySummary',
  'PendingOrders',
  'ChannelReport',
  'PointOfSale',
  'ProjectionsUS',
  'ProjectionsCA',
  'KeyAccountsUS',
  'KeyAccountsCA',
  'RevertedTitleBar',
] as const;

describe.each(impossible)('%s in place of an ISBN (%s)', (_, text) => {
  test('is an unknown title in every report [REPORT-99] [G-291]', async () => {
    const answers = operations.map((operation) => ask('GET', `/api/Reports/001/${text}/${operation}`));
    expect(await Promise.all(answers)).toEqual(operations.map(() => ({ status: 200, body: null })));
  });

  test('is an unknown title in drill-downs and in the lookup of a company [REPORT-99] [G-291]', async () => {
    const title = `isbn=${text}&companyCode=001`;
    const unknown = { status: 200, body: null };
    expect(await ask('GET', `/api/Drilldown/salesByChannel?${title}`)).toEqual(unknown);
    expect(await ask('GET', `/api/Drilldown/openOrdersByAccount?${title}&key=["Booktown"]`)).toEqual(unknown);
    expect(await ask('GET', `/api/isbn/${text}/Company`)).toEqual(unknown);
  });

  test('is not found in Excel files, with the text of the page [REPORT-99] [G-290, G-291]', async () => {
    const found = [
      await ask('POST', `/api/Export/Report/001/${text}/salesOverview`),
      await ask('POST', `/api/Export/Report/001/${text}/projections`),
      await ask('POST', `/api/Export/Drilldown/salesByChannel?isbn=${text}&companyCode=001`, {}),
    ];
    for (const { status, body } of found) {
      expect([status, body.code]).toEqual([404, 'not-found']);
      expect(body.message).toMatch(/^ISBN: .* was not found in Company Code: 001$/);
    }
  });

  test.each(['ProjectionsUS', 'ProjectionsCA', 'KeyAccountsUS', 'KeyAccountsCA'])(
    'leaves the other titles of a combined report as they are: %s [REPORT-99] [G-291]',
    async (operation) => {
      const titles = [decodeURIComponent(text), isbn].map((one) => ({ companyCode: '001', isbn: one }));
      const { status, body } = await ask('POST', `/api/Reports/${operation}`, { titles });
      expect([status, body.reports]).toMatchObject([200, [null, { header: null, data: [] }]]);
    },
  );
});

test('a report that was not sent, one that the company does not have and an unknown title differ in Excel [REPORT-98] [G-290]', async () => {
  const messageOf = async (path: string, as?: PersonName) => {
    const { status, body } = await ask('POST', `/api/Export/Report/${path}`, undefined, as);
    expect(status).toBe(404);
    return body.message;
  };
  expect(await messageOf(`001/${isbn}/projections`)).toBe('There is no such report of this title.');
  expect(await messageOf(`400/${british}/projectionsCA`)).toBe('There is no such report of this title.');
  expect(await messageOf(`001/${british}/projections`)).toBe('ISBN: 9780007525492 was not found in Company Code: 001');
  expect(await messageOf(`001/9780062040817/pendingOrders`)).toBe(
    'ISBN: 9780062040817 was not found in Company Code: 001',
  );
});

test('a title of a company that the caller may not see is answered as unknown [REPORT-98] [G-165, G-290]', async () => {
  const titles = [
    { companyCode: '400', isbn: british },
    { companyCode: '001', isbn },
  ];
  const { body } = await ask('POST', '/api/Reports/ProjectionsUS', { titles }, 'trade');
  expect(body.reports).toMatchObject([null, { header: null }]);
  expect(await ask('GET', `/api/isbn/${british}/Company`, undefined, 'trade')).toEqual({ status: 200, body: null });
  const denied = await ask('POST', `/api/Export/Report/400/${british}/projections`, undefined, 'trade');
  expect([denied.status, denied.body.code]).toEqual([403, 'denied']);
});

test('a title whose own check digit is wrong has its reports, and its company is found [REPORT-99] [G-291]', async () => {
  expect((await ask('GET', `/api/Reports/003/${wrongCheckDigit}/SalesOverview`)).body).toMatchObject({
    header: { isbn: wrongCheckDigit },
  });
  expect((await ask('GET', `/api/isbn/${wrongCheckDigit}/Company`)).body).toBe('003');
});
