import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ImportJob, ImportRun, RejectedRecord, RunWarnings } from '@titlenet/contract/imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { PersonName } from '../../../../test/test-people.ts';
import { touchFeedRun } from '../feed-runs.queries.ts';

let server: TestApp;
let uploads: string;
beforeAll(async () => {
  server = await createTestApp({ environment: { IMPORT_MAXIMUM_MB: '5', RATE_LIMIT_PER_PERSON: '100000' } });
  const { dataFolder } = server;
  uploads = join(dataFolder, 'uploads');
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

async function call<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  as: PersonName = 'administrator',
) {
  const answer = await server.app.inject({ method, url, headers: server.as(as), ...(payload && { payload }) });
  return { status: answer.statusCode, body: (answer.body ? answer.json() : null) as Answer };
}

async function sendPiece(id: number, offset: number, bytes: Buffer, as: PersonName = 'administrator') {
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/api/Imports/${id}/File?offset=${offset}`,
    headers: { ...server.as(as), 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return { status: answer.statusCode, body: answer.json() as { received: number } | null };
}

/** Drops a file as the page does, in pieces of so many bytes. */
async function drop(
  fileName: string,
  content: string | Buffer,
  { company, piece = 1_000 }: { company?: string; piece?: number } = {},
) {
  const bytes = Buffer.from(content);
  const { body } = await call<{ id: number }>('POST', '/api/Imports', { fileName, size: bytes.length, company });
  for (let at = 0; at < bytes.length; at += piece) await sendPiece(body.id, at, bytes.subarray(at, at + piece));
  return body.id;
}

const jobs = async () => (await call<ImportJob[]>('GET', '/api/Imports')).body;
const jobOf = async (id: number) => (await jobs()).find((job) => job.id === id)!;

async function over(id: number): Promise<ImportJob> {
  await expect.poll(async () => (await jobOf(id)).state, { timeout: 60_000 }).toMatch(/done|failed|cancelled/);
  return jobOf(id);
}

/** What the audit trail says of these actions, in their order. */
async function audited(action: string) {
  await server.app.audit.settle();
  const { db } = server.database;
  return db.selectFrom('audit_event').selectAll().where('action', '=', action).orderBy('id').execute();
}

const filesLeft = async () => (await readdir(uploads)).filter((name) => name.endsWith('.upload'));

test('a dropped file comes in pieces, is imported, reported and found; nothing is left of it on the disk', async () => {
  const id = await drop(
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
  const job = await over(id);
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
  const { body } = await call<{ data: object[] }>('POST', '/api/Searching/QuickSearch', {
    title: 'glass harbour',
    company: 1,
  });
  expect(body.data).toMatchObject([{ isbn: '9780062040800' }]);
  expect(await filesLeft()).toEqual([]);

  expect(await audited('import')).toMatchObject([
    { subject: 'demo-administrator', detail: { fileName: 'spring.xml', company: '001' } },
  ]);
});

test('what an import warns of is shown, and comes in the table of reasons', async () => {
  const { runs } = (await call<{ runs: ImportRun[] }>('GET', '/api/Imports/Runs?limit=1')).body;
  expect(runs).toMatchObject([{ fileName: 'spring.xml', counts: { warnings: 1 } }]);
  const url = `/api/Imports/Runs/${runs[0]!.id}`;
  const { body } = await call<RunWarnings>('GET', `${url}/Warnings`);
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

test('the same file again is known, a packed one is unfolded', async () => {
  const text = message(product('k1', 'Known Waters', '9780062040824'));
  await over(await drop('known.xml', text, { company: '001' }));
  expect(await over(await drop('known.xml', text, { company: '001' }))).toMatchObject({
    known: ['known.xml'],
    runs: [],
  });
  const packed = await over(
    await drop('packed.xml.gz', gzipSync(message(product('k2', 'Packed', '9780062040831'))), { company: '001' }),
  );
  expect(packed.runs).toMatchObject([{ fileName: 'packed.xml', counts: { added: 1 } }]);
});

test('rejected records are listed with reason, line and place, come as a file, and go in when they are taken again', async () => {
  const id = await drop('no-company.xml', message(product('n1', 'Nobody Knows', '9780062040848')));
  const [run] = (await over(id)).runs;
  expect(run).toMatchObject({ outcome: 'partial', retriable: 1, counts: { rejected: 1 } });
  const list = await call<{ records: RejectedRecord[] }>('GET', `/api/Imports/Runs/${run!.id}/Rejected`);
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

  // The downloaded file is a feed itself.
  const again = await over(await drop('mended.xml', records.body, { company: '003' }));
  expect(again.runs).toMatchObject([{ counts: { added: 1, rejected: 0 } }]);

  const retry = await call<{ id: number }>('POST', `/api/Imports/Runs/${run!.id}/Retry`, { company: '001' });
  expect((await over(retry.body.id)).runs).toMatchObject([{ counts: { added: 1 } }]);
  expect(await audited('import-retried')).toMatchObject([
    { subject: 'demo-administrator', detail: { job: String(retry.body.id), run: String(run!.id) } },
  ]);
  const after = await call<{ records: RejectedRecord[] }>('GET', `/api/Imports/Runs/${run!.id}/Rejected`);
  expect(after.body.records).toMatchObject([{ state: 'taken' }]);
  expect((await call('POST', `/api/Imports/Runs/${run!.id}/Retry`, {})).body).toBeNull();
});

test('cells of the table of reasons are no formulas', async () => {
  const id = await drop('formula.ndjson', '=1+1\n{"kind":"title"}\n');
  const [run] = (await over(id)).runs;
  const { body } = await server.app.inject({
    url: `/api/Imports/Runs/${run!.id}/RejectedFile?as=reasons`,
    headers: server.as('administrator'),
  });
  expect(body).toContain(`"'=1+1"`);
});

test('an administrator of one company fills that one only', async () => {
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
  ];
  const bytes = Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n'));
  const { id } = (await start({ fileName: 'lines.ndjson', size: bytes.length })).json() as { id: number };
  expect((await sendPiece(id, 0, bytes)).body).toBeNull();
  await server.app.inject({
    method: 'PUT',
    url: `/api/Imports/${id}/File?offset=0`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  const [run] = (await over(id)).runs;
  expect(run!.counts).toMatchObject({ read: 3, added: 1, rejected: 2 });

  // What stayed out of a run of all companies is not theirs to read.
  const foreign = await over(await drop('foreign.xml', message(product('f1', 'Foreign', '9780062040862'))));
  const url = `/api/Imports/Runs/${foreign.runs[0]!.id}`;
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

test('pieces: a wrong place tells the right one, too much is refused, and only who announced a file sends it', async () => {
  const { body } = await call<{ id: number }>('POST', '/api/Imports', { fileName: 'p.xml', size: 10 });
  expect(await sendPiece(body.id, 0, Buffer.from('12345'))).toEqual({ status: 200, body: { received: 5 } });
  expect(await sendPiece(body.id, 0, Buffer.from('12345'))).toEqual({ status: 200, body: { received: 5 } });
  expect((await sendPiece(body.id, 5, Buffer.from('1234567'))).status).toBe(413);
  expect((await jobOf(body.id)).received).toBe(5);
  expect((await call('POST', '/api/Imports', { fileName: 'big.xml', size: 6 * 1024 * 1024 })).status).toBe(413);
  expect((await call('DELETE', `/api/Imports/${body.id}`)).status).toBe(204);
  expect(await jobOf(body.id)).toMatchObject({ state: 'cancelled' });
  expect(await audited('import-cancelled')).toMatchObject([
    { subject: 'demo-administrator', detail: { job: String(body.id), fileName: 'p.xml' } },
  ]);
  expect(await filesLeft()).toEqual([]);
});

/** Titles in plenty, so that an import can be interrupted. */
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      kind: 'title',
      companyCode: '001',
      isbn: null,
      recordReference: `many-${from + index}`,
      sentAt: '2026-01-01T00:00:00Z',
      bar: { title: `Many ${from + index}` },
      sheet: { editorial: { keynote: 'x'.repeat(300) } },
    }),
  ).join('\n');

test('an import can be cancelled while it runs, the next one waits for its turn, and readers are answered', {
  timeout: 90_000,
}, async () => {
  const first = await drop('first.ndjson', many(4_000), { piece: 1_000_000 });
  const second = await drop('second.ndjson', many(1, 10_000));
  await expect.poll(async () => (await jobOf(first)).records, { timeout: 20_000, interval: 50 }).toBeGreaterThan(0);
  expect((await jobOf(second)).state).toBe('waiting');
  const startedAt = performance.now();
  expect((await call('POST', '/api/Searching/QuickSearch', { title: 'many 1', company: 1 })).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await call('DELETE', `/api/Imports/${first}`);
  expect(await over(first)).toMatchObject({ state: 'cancelled', runs: [{ outcome: 'cancelled' }] });
  expect(await over(second)).toMatchObject({ state: 'done', runs: [{ counts: { added: 1 } }] });
});

test('a server that stops puts its import back, and the next one goes on with it', { timeout: 90_000 }, async () => {
  const other = await server.addNode();
  const bytes = Buffer.from(many(1_000, 20_000));
  const headers = server.as('administrator');
  const { id } = (
    await other.inject({
      method: 'POST',
      url: '/api/Imports',
      headers,
      payload: { fileName: 'stop.ndjson', size: bytes.length },
    })
  ).json() as { id: number };
  for (let at = 0; at < bytes.length; at += 1_000_000)
    await other.inject({
      method: 'PUT',
      url: `/api/Imports/${id}/File?offset=${at}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: bytes.subarray(at, at + 1_000_000),
    });
  await expect.poll(async () => (await jobOf(id)).records, { timeout: 20_000, interval: 50 }).toBeGreaterThan(0);
  await other.close();
  expect((await jobOf(id)).state).not.toMatch(/failed|cancelled/);
  // A server that has nothing to do looks every 15 s; this one is asked at once.
  await drop('waker.ndjson', many(1, 40_000));
  expect(await over(id)).toMatchObject({ state: 'done' });
  const { rows } = await sql<{ count: number }>`
    select count(*) from title where record_key like '%many-20___'`.execute(server.database.db);
  expect(rows[0]!.count).toBe(1_000);
});

test('a killed run is shown as such, one that gives signs of life as running', async () => {
  const { db } = server.database;
  const { id } = await db
    .insertInto('feed_run')
    .values({
      file_name: '/feeds/night.xml',
      file_digest: null,
      options: 'onix by imprint',
      started_by: 'cron',
      finished_at: null,
      outcome: null,
      report: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const find = async () =>
    (await call<{ runs: ImportRun[] }>('GET', '/api/Imports/Runs?limit=1')).body.runs.find((run) => run.id === id);
  expect(await find()).toMatchObject({ fileName: 'night.xml', outcome: 'killed', counts: null, startedBy: 'cron' });
  await touchFeedRun(db, id);
  expect(await find()).toMatchObject({ outcome: 'running' });
});

test('a job whose server was killed goes back into the queue once, and fails the second time', async () => {
  const { db } = server.database;
  const stale = async (id: number, attempts: number) =>
    sql`update import_job set state = 'running', attempts = ${attempts}, finished_at = null,
      seen_at = now() - interval '1 minute' where id = ${id}`.execute(db);
  const id = await drop('crash.ndjson', many(1, 30_000));
  await over(id);
  await stale(id, 2);
  const waker = await drop('waker.ndjson', many(1, 30_001));
  await over(waker);
  expect(await jobOf(id)).toMatchObject({ state: 'failed', fault: 'The server ended while it read this file.' });
  await stale(id, 1);
  await over(await drop('waker2.ndjson', many(1, 30_002)));
  // Its file is gone by now; that it was tried again shows in what is said of it.
  expect(await over(id)).toMatchObject({ state: 'failed', fault: 'The file is no longer on the server.' });
});

test('files that a crash left behind are removed, those that still come are kept', async () => {
  await writeFile(join(uploads, '999999.upload'), 'left behind');
  const { body } = await call<{ id: number }>('POST', '/api/Imports', { fileName: 'coming.xml', size: 10 });
  await sendPiece(body.id, 0, Buffer.from('12345'));
  await over(await drop('sweeper.ndjson', many(1, 50_000)));
  await drop('sweeper2.ndjson', many(1, 50_001)).then(over);
  expect(await filesLeft()).toEqual([`${body.id}.upload`]);
  await call('DELETE', `/api/Imports/${body.id}`);
});
