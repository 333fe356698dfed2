import { gzipSync } from 'node:zlib';
import type { ImportRun, RejectedRecord, RejectionCauses, RunWarnings } from '@titlenet/contract/imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { fileOf } from '../../ingest/feed-file.test-data.ts';
import { importFeed } from '../../ingest/import-feed.ts';
import { retryRejected } from '../../ingest/retry-rejected.ts';
import { touchFeedRun } from '../../ingest/runs/feed-runs.queries.ts';
import { ImportsPage } from './imports-page.test-data.ts';

let server: TestApp;
let page: ImportsPage;
beforeAll(async () => {
  server = await createTestApp({
    environment: { IMPORT_MAXIMUM_MB: '5', RATE_LIMIT_PER_PERSON: '100000', RATE_LIMIT_BULK_PER_PERSON: '100000' },
  });
  page = new ImportsPage(server);
});
afterAll(() => server.close());

const product = (
  reference: string,
  title: string,
  isbn: string,
) => `<Product><RecordReference>${reference}</RecordReference>
<NotificationType>03</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BB</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
<TitleText>${title}</TitleText></TitleElement></TitleDetail></DescriptiveDetail>
<PublishingDetail><Imprint><ImprintName>Harbour</ImprintName></Imprint></PublishingDetail></Product>`;
const message = (...products: string[]) =>
  `<ONIXMessage release="3.0"><Header><Sender><SenderName>Harbour</SenderName></Sender><SentDateTime>20260101</SentDateTime></Header>\n${products.join('\n')}\n</ONIXMessage>`;

/** Reads the audit trail's entries of these actions, in their order. */
async function audited(action: string) {
  await server.app.audit.flush();
  const { db } = server.database;
  return db.selectFrom('audit_event').selectAll().where('action', '=', action).orderBy('id').execute();
}

/** A run of the command line, by default of all companies, without further signs of life. */
async function runOfCommandLine(options = 'onix by imprint'): Promise<number> {
  const { id } = await server.database.db
    .insertInto('feed_run')
    .values({
      file_name: '/feeds/night.xml',
      file_digest: null,
      options,
      started_by: 'cron',
      finished_at: null,
      outcome: null,
      report: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a file is uploaded in pieces, imported, reported and found, and then removed from the disk', async () => {
  const id = await page.upload(
    'spring.xml',
    message(
      product('h1', 'The Glass Harbour', '9780062040800'),
      '<Product><Bad/></Product>',
      product('h2', 'Salt Road', '9780062040817').replace(
        '<ProductForm>',
        '<ProductFormDetail>B999</ProductFormDetail>$&',
      ),
    ),
    { company: '001', piece: 300 },
  );
  const job = await page.waitForEnd(id);
  expect(job).toMatchObject({ state: 'done', fileName: 'spring.xml', company: '001', records: 3, known: [] });
  expect(job.runs).toMatchObject([
    {
      kind: 'onix',
      company: '001',
      outcome: 'partial',
      counts: { read: 3, added: 2, rejected: 1 },
      startedBy: expect.any(String),
    },
  ]);
  const { body } = await page.call<{ data: object[] }>('POST', '/api/Searching/QuickSearch', {
    title: 'glass harbour',
    company: 1,
  });
  expect(body.data).toMatchObject([{ isbn: '9780062040800' }]);
  expect(await page.filesLeft()).toEqual([]);

  expect(await audited('import')).toMatchObject([
    { subject: 'demo-administrator', detail: { fileName: 'spring.xml', company: '001' } },
  ]);
});

test('the warnings of an import are shown, and are in the table of reasons', async () => {
  const { runs } = (await page.call<{ runs: ImportRun[] }>('GET', '/api/Imports/Runs?limit=1')).body;
  expect(runs).toMatchObject([{ fileName: 'spring.xml', counts: { warnings: 1 } }]);
  const url = `/api/Imports/Runs/${runs[0]!.id}`;
  const { body } = await page.call<RunWarnings>('GET', `${url}/Warnings`);
  const warning = { path: 'DescriptiveDetail/ProductFormDetail', message: 'Unknown code', value: 'B999', count: 1 };
  const example = { recordReference: 'h2', isbn: '9780062040817', line: 8, offset: expect.any(Number), value: 'B999' };
  expect(body).toEqual({ warnings: [{ ...warning, examples: [example] }], unnamed: 0 });

  const headers = server.as('administrator');
  const table = await server.app.inject({ url: `${url}/RejectedFile?as=reasons`, headers });
  const [, rejected, warned] = table.body.split('\r\n');
  expect(rejected).toMatch(/^7,\d+,,".*","waiting",/);
  expect(warned).toMatch(
    /^8,\d+,"h2","[\w/]+: Unknown code ""B999"", in one record","warning","B999","9780062040817"$/,
  );
  expect(await audited('rejected-downloaded')).toMatchObject([
    { subject: 'demo-administrator', detail: { run: String(runs[0]!.id), as: 'reasons' } },
  ]);
});

test('the same file is recognised, and an archive is unpacked', async () => {
  const text = message(product('k1', 'Known Waters', '9780062040824'));
  await page.waitForEnd(await page.upload('known.xml', text, { company: '001' }));
  expect(await page.waitForEnd(await page.upload('known.xml', text, { company: '001' }))).toMatchObject({
    known: ['known.xml'],
    runs: [],
  });
  const packed = await page.waitForEnd(
    await page.upload('packed.xml.gz', gzipSync(message(product('k2', 'Packed', '9780062040831'))), { company: '001' }),
  );
  expect(packed.runs).toMatchObject([{ fileName: 'packed.xml', counts: { added: 1 } }]);
});

test('rejected records are listed with reason, line and offset, can be downloaded, and are imported when they are retried', async () => {
  const id = await page.upload('no-company.xml', message(product('n1', 'Nobody Knows', '9780062040848')));
  const [run] = (await page.waitForEnd(id)).runs;
  expect(run).toMatchObject({ outcome: 'partial', retriable: 1, counts: { rejected: 1 } });
  const list = await page.call<{ records: RejectedRecord[] }>('GET', `/api/Imports/Runs/${run!.id}/Rejected`);
  expect(list.body.records).toMatchObject([
    {
      recordReference: 'n1',
      line: 2,
      reason: expect.stringContaining('no company is set for the imprint "Harbour"'),
      state: 'waiting',
    },
  ]);
  expect(list.body.records[0]!.offset).toBeGreaterThan(100);

  const file = (as: string) =>
    server.app.inject({
      url: `/api/Imports/Runs/${run!.id}/RejectedFile?as=${as}`,
      headers: server.as('administrator'),
    });
  const records = await file('records');
  expect(records.headers['content-disposition']).toBe(`attachment; filename="rejected-${run!.id}.xml"`);
  expect(records.body).toContain('<!-- line 2: no company is set');
  const reasons = await file('reasons');
  expect(reasons.body.split('\r\n')[1]).toMatch(/^2,\d+,"n1","no company is set for the imprint ""Harbour""/);

  // The downloaded file can be imported.
  const again = await page.waitForEnd(await page.upload('mended.xml', records.body, { company: '003' }));
  expect(again.runs).toMatchObject([{ counts: { added: 1, rejected: 0 } }]);

  const retry = await page.call<{ id: number }>('POST', `/api/Imports/Runs/${run!.id}/Retry`, { company: '001' });
  expect((await page.waitForEnd(retry.body.id)).runs).toMatchObject([{ counts: { added: 1 } }]);
  expect(await audited('import-retried')).toMatchObject([
    { subject: 'demo-administrator', detail: { job: String(retry.body.id), run: String(run!.id) } },
  ]);
  const after = await page.call<{ records: RejectedRecord[] }>('GET', `/api/Imports/Runs/${run!.id}/Rejected`);
  expect(after.body.records).toMatchObject([{ state: 'taken' }]);
  expect((await page.call('POST', `/api/Imports/Runs/${run!.id}/Retry`, {})).body).toBeNull();
});

test('rejected records are grouped by cause with counts and an example, and a retry says what it changed [PROV-11]', async () => {
  const lines = [
    { kind: 'title', companyCode: '001', isbn: '12' },
    { kind: 'title', companyCode: '001', isbn: '345' },
    { kind: 'nothing' },
  ];
  const bad = lines.map((line) => JSON.stringify(line)).join('\n');
  const good = JSON.stringify({ kind: 'title', companyCode: '001', isbn: '9780062040893', bar: { title: 'Fine' } });
  const { database } = server;
  const common = { database, imprintCompanies: new Map(), startedBy: 'cron', onProgress: () => undefined };
  const list = { owner: 'house', isShared: true };
  const { runId } = await importFeed(fileOf(`${bad}\n${good}\n`, 'causes.ndjson'), { ...common, list });
  const { body } = await page.call<RejectionCauses>('GET', `/api/Imports/Runs/${runId}/Causes`);
  expect(body.causes.map(({ records, waiting, taken, line }) => [records, waiting, taken, line])).toEqual([
    [2, 2, 0, 1],
    [1, 1, 0, 3],
  ]);
  expect(body.causes[0]).toMatchObject({ recordReference: '12', reason: expect.stringContaining('isbn') });
  expect(body.others).toBe(0);

  const [again] = await retryRejected({ ...common, runId: runId ?? undefined });
  expect(again?.notices).toEqual([`Retry of run ${runId}: 0 of 3 rejected records are imported, 3 are still rejected`]);
});

test('cells of the table of reasons are not formulas', async () => {
  const id = await page.upload('formula.ndjson', '=1+1\n{"kind":"title"}\n');
  const [run] = (await page.waitForEnd(id)).runs;
  const { body } = await server.app.inject({
    url: `/api/Imports/Runs/${run!.id}/RejectedFile?as=reasons`,
    headers: server.as('administrator'),
  });
  expect(body).toContain(`"'=1+1"`);
});

test('an administrator of one company can import titles of that company and own lists only [G-242]', async () => {
  await server.database.db
    .insertInto('permission')
    .values({ subject: 'small', display_name: 'Small', companies: ['001'], roles: ['Administrator'] })
    .execute();
  const headers = await server.signedAs('small');
  const start = (payload: object) => server.app.inject({ method: 'POST', url: '/api/Imports', headers, payload });
  expect((await start({ fileName: 'a.xml', size: 10, company: '003' })).statusCode).toBe(403);

  const lines = [
    { kind: 'title', companyCode: '001', isbn: '9780062040855', bar: { title: 'Mine' } },
    { kind: 'title', companyCode: '003', isbn: '9780062040855', bar: { title: 'Not mine' } },
    { kind: 'permission', subject: 'small', name: 'Small', companies: ['001', '003'], roles: ['Administrator'] },
    { kind: 'list', name: 'Mine', owner: 'small', isbns: ['9780062040855'] },
    { kind: 'list', name: 'Theirs', owner: 'demo-uk', isbns: ['9780062040855'] },
  ];
  const bytes = Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n'));
  const { id } = (await start({ fileName: 'lines.ndjson', size: bytes.length })).json() as { id: number };
  expect((await page.sendPiece(id, 0, bytes)).body).toBeNull();
  await server.app.inject({
    method: 'PUT',
    url: `/api/Imports/${id}/File?offset=0`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  const [run] = (await page.waitForEnd(id)).runs;
  expect(run!.counts).toMatchObject({ read: 5, added: 2, rejected: 3 });

  // Rejected records of a run of all companies are not shown to them.
  const url = `/api/Imports/Runs/${await runOfCommandLine()}`;
  for (const [path, method] of [
    ['Rejected', 'GET'],
    ['RejectedFile?as=records', 'GET'],
    ['Warnings', 'GET'],
    ['Retry', 'POST'],
  ] as const) {
    const { statusCode } = await server.app.inject({
      method,
      url: `${url}/${path}`,
      headers,
      ...(method === 'POST' && { payload: {} }),
    });
    expect(`${path} ${statusCode}`).toBe(`${path} 403`);
  }
});

test('pieces: a wrong offset is answered with the right one, too many bytes are refused, and only the person who announced a file can send it', async () => {
  const id = await page.announce('p.xml', 10);
  expect(await page.sendPiece(id, 0, Buffer.from('12345'))).toEqual({ status: 200, body: { received: 5 } });
  expect(await page.sendPiece(id, 0, Buffer.from('12345'))).toEqual({ status: 200, body: { received: 5 } });
  expect((await page.sendPiece(id, 5, Buffer.from('1234567'))).status).toBe(413);
  expect((await page.jobOf(id)).received).toBe(5);
  expect((await page.call('POST', '/api/Imports', { fileName: 'big.xml', size: 6 * 1024 * 1024 })).status).toBe(413);
  expect((await page.call('DELETE', `/api/Imports/${id}`)).status).toBe(204);
  expect(await page.jobOf(id)).toMatchObject({ state: 'cancelled' });
  expect(await audited('import-cancelled')).toMatchObject([
    { subject: 'demo-administrator', detail: { job: String(id), fileName: 'p.xml' } },
  ]);
  expect(await page.filesLeft()).toEqual([]);
});

test('a killed run is shown as killed, and one with signs of life as running', async () => {
  const { db } = server.database;
  const id = await runOfCommandLine();
  const find = async () =>
    (await page.call<{ runs: ImportRun[] }>('GET', '/api/Imports/Runs?limit=1')).body.runs.find((run) => run.id === id);
  expect(await find()).toMatchObject({ fileName: 'night.xml', outcome: 'killed', counts: null, startedBy: 'cron' });
  await touchFeedRun(db, id);
  expect(await find()).toMatchObject({ outcome: 'running' });
});

test('runs of every kind are listed, also those without a file', async () => {
  const kinds: [options: string, kind: ImportRun['kind'], company: string | null][] = [
    ['onix 003', 'onix', '003'],
    ['house {"form":"lines"}', 'house', null],
    ['house {"form":"sales-month","company":"001"}', 'sales-month', '001'],
    ['house {"form":"list","list":{"name":"Fair","owner":"house","isShared":true}}', 'list', null],
    ['{"titles":100,"seed":1,"referenceDate":"2026-01-02"}', 'demo', null],
    ['onix prices', 'prices', null],
    ['figures', 'figures', null],
  ];
  const ids: number[] = [];
  for (const [options] of kinds) ids.push(await runOfCommandLine(options));
  const { status, body } = await page.call<{ runs: ImportRun[] }>('GET', '/api/Imports/Runs?limit=100');
  expect(status).toBe(200);
  const listed = body.runs.filter(({ id }) => ids.includes(id)).reverse();
  expect(listed.map(({ kind, company }) => [kind, company])).toEqual(kinds.map(([, ...shown]) => shown));
});

test('a table of ISBNs becomes a list of the house, or of an administrator who has not all companies [G-242]', async () => {
  await sql`update permission set roles = array['Administrator'] where subject = 'demo-trade'`.execute(
    server.database.db,
  );
  const isbns = ['9780062040800', '9780061122415'];
  await page.waitForEnd(await page.upload('fair.csv', `isbn\n${isbns.join('\n')}\n`));
  await page.waitForEnd(await page.upload('fair.csv', `isbn\n${isbns[0]}\n`, { as: 'trade' }));
  const { rows } = await sql`
    select owner, is_shared as "isShared", (select count(*)::integer from user_list_item where list_id = id) as size
    from user_list where name = 'fair' order by owner`.execute(server.database.db);
  expect(rows).toEqual([
    { owner: 'demo-trade', isShared: true, size: 1 },
    { owner: 'house', isShared: true, size: 2 },
  ]);
});
