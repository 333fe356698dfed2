import type { OnixExportCheck } from '@titlenet/contract/onix-export';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const bar = { formatDesc: 'Hardcover', imprintDesc: 'Harbour Press' };
const whole = titleRecord({ isbn: '9780062040800', bar: { ...bar, title: 'Whole' } });
const bare = titleRecord({ isbn: '9780061122415', bar: { title: 'Bare' } });
const kept = titleRecord({ isbn: '9780061120084', bar: { ...bar, title: 'Kept', excludedFromONIX: 'Y' } });
const gone = titleRecord({ isbn: '9780060935467', bar: { title: 'Gone' } });
const ofOthers = titleRecord({ isbn: '9780007525492', companyCode: '003', bar: { ...bar, title: 'Of Others' } });
const unknown = '9780062040879';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [whole, bare, kept, gone, ofOthers]);
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
    expect(body).toContain('<!-- 001 9780061122415 is left out: it has no Format, no Imprint -->');
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

describe('the check before an export', () => {
  const check = async (body: object, as?: PersonName): Promise<OnixExportCheck> =>
    (await post('/api/Onix/Check', { companyCode: '001', ...body }, as)).json();

  test('returns what would be written and what would be left out with reasons', async () => {
    expect(await check({ isbns: [...everything, unknown] })).toEqual({
      written: 2,
      deleted: 1,
      excluded: ['9780061120084'],
      lacking: [{ isbn: bare.isbn, productId: expect.any(Number), title: 'Bare', lacks: ['Format', 'Imprint'] }],
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
