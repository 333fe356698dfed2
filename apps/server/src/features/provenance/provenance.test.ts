import type { FieldProvenance, ReceivedRecordAnswer } from '@titlenet/contract/provenance';
import type { TitleHistory } from '@titlenet/contract/title-history';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { fileOf } from '../../ingest/feed-file.test-data.ts';
import { importFeed } from '../../ingest/import-feed.ts';

const ISBN = '9780062040800';
let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
afterEach(() => void vi.unstubAllEnvs());

const price = (amount: string) =>
  `<ProductSupply><SupplyDetail><Supplier><SupplierRole>01</SupplierRole><SupplierName>S</SupplierName></Supplier>
<ProductAvailability>21</ProductAvailability><Price><PriceType>01</PriceType><PriceAmount>${amount}</PriceAmount>
<CurrencyCode>USD</CurrencyCode></Price></SupplyDetail></ProductSupply>`;
const described = (
  title: string,
) => `<DescriptiveDetail><ProductForm>BB</ProductForm><TitleDetail><TitleType>01</TitleType>
<TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail></DescriptiveDetail>`;

interface Sent {
  sender: string;
  /** YYYYMMDD */
  day: string;
  content: string;
  notification?: string;
  company?: '001' | '003';
  recordsKept?: number;
  isbn?: string;
}

async function send({ sender, day, content, notification = '03', company = '001', recordsKept, isbn = ISBN }: Sent) {
  const text = `<ONIXMessage release="3.0"><Header><Sender><SenderName>${sender}</SenderName></Sender>
<SentDateTime>${day}</SentDateTime></Header>
<Product><RecordReference>${isbn}</RecordReference><NotificationType>${notification}</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>${content}</Product>
</ONIXMessage>`;
  const report = await importFeed(fileOf(text, `/feeds/in/${sender} ${day}.xml`), {
    database: server.database,
    company,
    imprintCompanies: new Map(),
    startedBy: 'test',
    recordsKept,
    list: { owner: 'house', isShared: true },
    onProgress: () => undefined,
  });
  expect(report).toMatchObject({ rejected: [], unreadable: null });
  return report;
}

const house = (record: object) =>
  importFeed(fileOf(`${JSON.stringify(record)}\n`, 'night.jsonl'), {
    database: server.database,
    imprintCompanies: new Map(),
    startedBy: 'test',
    list: { owner: 'house', isShared: true },
    onProgress: () => undefined,
  });

const get = async (url: string, as: PersonName = 'employee') =>
  server.app.inject({ url: `/api/Titles/${url}`, headers: server.as(as) });
const origins = async (field: string, title = `001/${ISBN}`): Promise<FieldProvenance> =>
  (await get(`${title}/provenance?field=${field}`)).json();
const told = ({ origins: all }: FieldProvenance) =>
  all.map(({ sender, value, sentAt, notUsed }) => [sender, value, sentAt, notUsed]);

test('a value has its sender and record, and the values of others that are not used [PROV-01, PROV-02]', async () => {
  await send({ sender: 'Harbour Press', day: '20260101', content: described('The Keeper') + price('20') });
  await send({ sender: 'Distributor', day: '20260201', content: described('Keeper, The') + price('22.50') });
  const found = await origins('bar.price');
  expect(told(found)).toEqual([
    ['Distributor', '22.5', '2026-02-01T00:00:00', null],
    ['Harbour Press', '20', '2026-01-01T00:00:00', 'newer'],
  ]);
  expect(found.origins[0]?.record).toMatchObject({
    sender: 'Distributor',
    kind: 'onix',
    fileName: 'Distributor 20260201.xml',
    line: 3,
    sentAt: '2026-02-01T00:00:00',
  });
  expect(found.before).toMatchObject({ value: '20', sender: 'Distributor' });
});

test('the house goes before all senders, and its records are kept too [PROV-01, PROV-02]', async () => {
  const record = { kind: 'title', companyCode: '001', isbn: ISBN, sentAt: '2025-01-01T00:00:00Z', bar: { price: 25 } };
  await house(record);
  await house({ kind: 'contract', companyCode: '001', isbn: ISBN, contracts: [] });
  const found = await origins('bar.price');
  expect(told(found)).toEqual([
    ['House feed', '25', '2025-01-01T00:00:00', null],
    ['Distributor', '22.5', '2026-02-01T00:00:00', 'inHouse'],
    ['Harbour Press', '20', '2026-01-01T00:00:00', 'inHouse'],
  ]);
  const { id, kind } = found.origins[0]!.record!;
  expect(kind).toBe('title');
  const shown = (await get(`001/${ISBN}/records/${id}?field=bar.price`)).json() as ReceivedRecordAnswer;
  expect(shown.lines.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['"price": 25']);
  expect(shown.lines[1]).toEqual({ level: 1, text: '"kind": "title",', isMarked: false });
});

test('the numbers of the title bar come from the ISBN of a record that states no others [PROV-02, PROV-03]', async () => {
  const isbn = '9780062040886';
  const record = { kind: 'title', companyCode: '001', isbn, sentAt: '2025-01-01T00:00:00Z', bar: { title: 'Tides' } };
  await house(record);
  for (const field of ['bar.isbn', 'bar.isbn10', 'bar.ean']) {
    const found = await origins(field, `001/${isbn}`);
    expect(told(found)).toEqual([['House feed', isbn, '2025-01-01T00:00:00', null]]);
    const shown = (await get(`001/${isbn}/records/${found.origins[0]!.record!.id}?field=${field}`)).json();
    expect((shown as ReceivedRecordAnswer).lines.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
      `"isbn": "${isbn}",`,
    ]);
  }
});

test('the record is shown formatted with the element of the field marked [PROV-03]', async () => {
  const { origins: all } = await origins('bar.price');
  const { id } = all.find(({ sender }) => sender === 'Harbour Press')!.record!;
  const record = (await get(`001/${ISBN}/records/${id}?field=bar.price`)).json() as ReceivedRecordAnswer;
  expect(record.lines.filter(({ isMarked }) => isMarked).map(({ level, text }) => `${level} ${text}`)).toEqual([
    '3 <Price>',
    '4 <PriceType>01</PriceType>',
    '4 <PriceAmount>20</PriceAmount>',
    '4 <CurrencyCode>USD</CurrencyCode>',
    '3 </Price>',
  ]);
  const title = (await get(`001/${ISBN}/records/${id}?field=bar.title&from=0`)).json() as ReceivedRecordAnswer;
  expect(title.lines[0]!.text).toBe('<Product>');
  expect(title.lines.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toContain(
    '<TitleText>The Keeper</TitleText>',
  );
});

test('the last records of a title and sender are kept, as many as the settings say [PROV-01]', async () => {
  const isbn = '9780061122415';
  for (const day of ['20260101', '20260102', '20260103', '20260104'])
    await send({ sender: 'Keeper', day, isbn, recordsKept: 3, content: described('Tides') + price(day.slice(6)) });
  // Sent again without a change: nothing new is kept.
  await send({ sender: 'Keeper', day: '20260105', isbn, recordsKept: 3, content: described('Tides') + price('04') });
  await send({ sender: 'Other', day: '20260101', isbn, recordsKept: 3, content: described('Tides') });
  const { origins: all } = await origins('bar.price', `001/${isbn}`);
  const days = [all[0]!.record!, ...all[0]!.older].map(({ sentAt }) => sentAt);
  expect(days).toEqual(['2026-01-04T00:00:00', '2026-01-03T00:00:00', '2026-01-02T00:00:00']);
});

test('the history names the sender of each change, and who deleted [PROV-04]', async () => {
  const isbn = '9780062040817';
  await send({ sender: 'Harbour Press', day: '20260101', isbn, content: described('Old') });
  await send({ sender: 'Distributor', day: '20260102', isbn, content: described('New') });
  const gone = await send({ sender: 'Distributor', day: '20260103', isbn, notification: '05', content: '' });
  expect(gone).toMatchObject({ deleted: 1, updated: 0 });
  await send({ sender: 'Harbour Press', day: '20260104', isbn, notification: '05', content: '' });
  const { changes } = (await get(`001/${isbn}/history`)).json() as TitleHistory;
  const told = changes.map(({ field, oldValue, newValue, sender }) => [field, oldValue, newValue, sender]);
  expect(told.filter(([field]) => field !== 'bar.onixDate')).toEqual([
    ['isDeleted', null, 'Y', 'Harbour Press'],
    ['bar.title', 'New', 'Old', 'Distributor'],
    ['bar.title', 'Old', 'New', 'Distributor'],
  ]);
  const title = await origins('bar.title', `001/${isbn}`);
  expect(title.origins.map(({ sender, value, notUsed }) => [sender, value, notUsed])).toEqual([
    ['Harbour Press', 'Old', null],
    ['Distributor', 'New', 'newer'],
  ]);
});

test('of another company there is nothing, neither of its title nor by the number of its record [PROV-05]', async () => {
  await send({ sender: 'Children', day: '20260101', company: '003', content: described('Of 003') + price('9') });
  const { origins: all } = await origins('bar.price', `003/${ISBN}`);
  expect(told({ origins: all, before: null })).toEqual([['Children', '9', '2026-01-01T00:00:00', null]]);
  const { id } = all[0]!.record!;
  expect((await get(`001/${ISBN}/records/${id}?field=bar.price`)).json()).toBeNull();
  expect((await get(`003/${ISBN}/records/${id}?field=bar.price`, 'trade')).statusCode).toBe(403);
  expect((await get(`003/${ISBN}/provenance?field=bar.price`, 'trade')).statusCode).toBe(403);
  expect((await get(`001/${ISBN}/provenance?field=bar.price`, 'user')).statusCode).toBe(403);
  expect((await get('001/9780062040879/provenance?field=bar.price')).json()).toBeNull();
  expect((await get(`001/${ISBN}/provenance?field=bar.price;x`)).statusCode).toBe(400);
});

test('the house states its own prices only: a price with a sender is an unknown member [SUBR-15]', async () => {
  const isbn = '9780061120107';
  const priced = (members: object) => ({
    kind: 'title',
    companyCode: '001',
    isbn,
    bar: { title: 'Tides' },
    sheet: { subrights: { prices: [{ amount: 25, currency: 'USD', ...members }] } },
  });
  expect(await house(priced({ sender: 'Harbour Press' }))).toMatchObject({
    added: 0,
    rejected: [{ reason: expect.stringContaining('"sender"') }],
  });
  expect(await house(priced({}))).toMatchObject({ added: 1, rejected: [] });
});

test('prices of two senders are one table with their senders, of which those that count are first [SUBR-14]', async () => {
  const isbn = '9780061120084';
  const from = { isbn, content: described('Tides') + price('20') };
  await send({ sender: 'Harbour Press', day: '20260101', ...from });
  const pricesOf = async () => {
    const sheet = (
      await server.app.inject({ url: `/api/TitleSheet/001/${isbn}`, headers: server.as('employee') })
    ).json();
    return sheet.subrights.prices.map((row: { amount: number; sender: string | null }) => [row.amount, row.sender]);
  };
  expect(await pricesOf()).toEqual([[20, null]]);
  await send({ sender: 'Distributor', day: '20260201', isbn, content: described('Tides') + price('22.50') });
  expect(await pricesOf()).toEqual([
    [22.5, 'Distributor'],
    [20, 'Harbour Press'],
  ]);
  await send({ sender: 'Harbour Press', day: '20260301', isbn, content: '', notification: '05' });
  expect(await pricesOf()).toEqual([[22.5, null]]);
});

test('an update of the price brings no older value of its sender back, and each value opens the record that states it [PROV-16]', async () => {
  // Times of the database have no zone: they must not be read as those of the server's.
  vi.stubEnv('TZ', 'America/New_York');
  const isbn = '9780061120114';
  const whole = (title: string, amount: string) => described(title) + price(amount);
  await send({ sender: 'First', day: '20260101', isbn, content: whole('Working Title', '20') });
  await send({ sender: 'Second', day: '20260301', isbn, content: whole('Final Title', '21') });
  await send({ sender: 'First', day: '20260401', isbn, content: price('22'), notification: '04' });
  const recordsOf = async (field: string) => {
    const { origins: all } = await origins(field, `001/${isbn}`);
    return all.map(({ sender, value, notUsed, record, older }) => [
      sender,
      value,
      notUsed,
      record?.sentAt,
      older.length,
    ]);
  };
  expect(await recordsOf('bar.title')).toEqual([
    ['Second', 'Final Title', null, '2026-03-01T00:00:00', 0],
    ['First', 'Working Title', 'newer', '2026-01-01T00:00:00', 0],
  ]);
  expect(await recordsOf('bar.price')).toEqual([
    ['First', '22', null, '2026-04-01T00:00:00', 1],
    ['Second', '21', 'newer', '2026-03-01T00:00:00', 0],
  ]);
});
