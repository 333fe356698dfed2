import { dayAfter } from '@titlenet/catalogue/formatting/days';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { importRecords, type SentRecord } from '../../ingest/house/house-files.test-data.ts';
import { rebuildTitles } from '../../write-titles/rebuild-titles.ts';

type Booking = NonNullable<Extract<SentRecord, { kind: 'publicity' }>['publicity']['info']>[number];

const isbns = { lantern: '9780062040800', tides: '9780061122415', kids: '9780007525492' } as const;

/** The wire date of a day relative to today. */
function day(offset: number): string {
  return `${dayAfter(companyDay('001', new Date()), offset)}T00:00:00`;
}
/** The same day as M/d/yyyy. */
const shown = (offset: number) => {
  const [year, month, date] = day(offset).slice(0, 10).split('-').map(Number);
  return `${month}/${date}/${year}`;
};

const booking = (showName: string, facts: Partial<Booking>): Booking => ({
  showName,
  type: 'Radio',
  nat: '0',
  frontPage: '0',
  dateAdded: '2026-01-02T00:00:00',
  ...facts,
});

const publicity = (companyCode: '001' | '003', isbn: string, info: Booking[]): SentRecord => ({
  kind: 'publicity',
  companyCode,
  isbn,
  publicity: { info },
});

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({
      isbn: isbns.lantern,
      productId: 77,
      bar: {
        title: 'The Lantern Keeper',
        reissueNo: 1,
        author1: 'Marsh, Eleanor',
        onSaleDate: '2026-03-10T00:00:00',
        formatDesc: 'Hardcover',
      },
    }),
    titleRecord({ isbn: isbns.tides, bar: { title: 'Tides' } }),
    titleRecord({ companyCode: '003', isbn: isbns.kids, bar: { title: 'Owl' } }),
  ]);
  await importRecords(server.database, [
    publicity('001', isbns.lantern, [
      booking('Front', { airDate: day(0), frontPage: '1', callSign: 'WKLM', bookingDesc: 'Live', market: 'Boston' }),
      booking('First day', { airDate: day(-14), frontPage: '1', nat: '1', market: 'Denver' }),
      booking('Too early', { airDate: day(-15), frontPage: '1' }),
      booking('Vague', { airDate: '01/01/1900', vague: 'Spring', frontPage: '1', dateAdded: '2026-02-10T00:00:00' }),
    ]),
    publicity('001', isbns.tides, [
      booking('Weekly (Starred review)', { airDate: day(-1), market: 'Atlanta', dateAdded: '2026-02-11T00:00:00' }),
      booking('Plain', { airDate: day(-3), type: 'Signing', market: null, tourCity: 'Chicago' }),
      booking('National', { airDate: day(-2), nat: '1', market: 'boston' }),
    ]),
    publicity('003', isbns.kids, [
      booking('Last day', { airDate: day(1), frontPage: '1', type: 'Print' }),
      booking('Too late', { airDate: day(2), frontPage: '1' }),
      booking('Reading', { airDate: day(-5), type: 'signing' }),
    ]),
  ]);
});
afterAll(() => server.close());

const view = (id: string, as: PersonName = 'employee') =>
  server.app.inject({ url: `/api/Reports/PublicityFlash/${id}`, headers: server.as(as) });
const customized = (payload: object, as: PersonName = 'employee') =>
  server.app.inject({
    method: 'POST',
    url: '/api/Reports/CustomizedPublicityFlash',
    headers: server.as(as),
    payload,
  });

async function eventsOf(answer: ReturnType<typeof view>): Promise<string[]> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  const { data, total } = JSON.parse(body) as { data: { event: string }[]; total: number };
  expect(total).toBe(data.length);
  return data.map(({ event }) => event.split('/').find((part) => !['WKLM', 'Live'].includes(part))!);
}

describe('GET /api/Reports/PublicityFlash/{id}', () => {
  test('a row has every column, its marks, and what identifies the title [LIST-06..LIST-08, LIST-09..LIST-11, LIST-12..LIST-14]', async () => {
    const { data } = (await view('Pr', 'trade')).json();
    expect(data[2]).toEqual({
      isbn: isbns.lantern,
      title: 'The Lantern Keeper',
      author: 'Marsh, Eleanor',
      event: 'WKLM/Front/Live',
      runDate: shown(0),
      type: 'Radio',
      market: 'Boston',
      onSaleDate: '2026-03-10T00:00:00',
      bindingFormat: 'Hardcover',
      itemImage: 1,
      isBold: false,
      airDate: day(0),
      reissueNo: 1,
      productId: 77,
      companyCode: '001',
    });
  });

  test('marks hot, starred and national events (G-105)', async () => {
    const { data } = (await view('Title')).json();
    const marks = data.map((row: { event: string; itemImage: number; isBold: boolean }) => [
      row.event.split('/').at(-1),
      row.itemImage,
      row.isBold,
    ]);
    expect(marks).toContainEqual(['First day', 1, true]);
    expect(marks).toContainEqual(['Weekly (Starred review)', 2, false]);
    expect(marks).toContainEqual(['National', 0, true]);
    expect(marks).toContainEqual(['Plain', 0, false]);
  });

  test('Pr has hot and starred events from 14 days ago until tomorrow, by run date (G-99) [API-23]', async () => {
    expect(await eventsOf(view('Pr'))).toEqual(['First day', 'Weekly (Starred review)', 'Front', 'Last day']);
  });

  test('Title has all events of the window by title', async () => {
    expect(await eventsOf(view('Title'))).toEqual([
      'Reading',
      'Last day',
      'First day',
      'Front',
      'Plain',
      'National',
      'Weekly (Starred review)',
    ]);
  });

  test('Market lists them by market, case-insensitively; the city of the tour is used if there is no market', async () => {
    expect(await eventsOf(view('Market', 'trade'))).toEqual([
      'Weekly (Starred review)',
      'National',
      'Front',
      'Plain',
      'First day',
    ]);
  });

  test('Signings has the signings by run date', async () => {
    expect(await eventsOf(view('Signings'))).toEqual(['Reading', 'Plain']);
  });

  test('has only the caller’s companies (G-102), and no other view', async () => {
    expect(await eventsOf(view('Pr', 'children'))).toEqual(['Last day']);
    expect((await view('Customized')).statusCode).toBe(400);
  });
});

describe('POST /api/Reports/CustomizedPublicityFlash', () => {
  const window = { startDate: day(-14), endDate: day(1) };

  test.each([
    ['FrontPage', ['Last day', 'First day', 'Front', 'Weekly (Starred review)']],
    ['Starred', ['Weekly (Starred review)']],
    ['National', ['First day', 'National', 'Weekly (Starred review)']],
    ['All', ['Reading', 'Last day', 'First day', 'Front', 'Plain', 'National', 'Weekly (Starred review)']],
    ['None', ['Reading', 'Last day', 'First day', 'Front', 'Plain', 'National', 'Weekly (Starred review)']],
  ])('%s selects its bookings, by title (G-97) [API-24]', async (bookingType, expected) => {
    expect(await eventsOf(customized({ bookingType, ...window }))).toEqual(expected);
  });

  test('is about hot and starred bookings by run date if the request names neither', async () => {
    expect((await customized(window)).json()).toEqual(
      (await customized({ bookingType: 'FrontPage', dateType: 'AirDate', ...window })).json(),
    );
  });

  test('New selects by the day on which the booking was added, with and without a run date (G-100)', async () => {
    const added = { dateType: 'New', startDate: '2026-02-10T00:00:00', endDate: '2026-02-11T23:59:59' };
    const { data } = (await customized({ bookingType: 'All', ...added })).json();
    expect(data.map((row: { runDate: string }) => row.runDate)).toEqual(['Spring?', shown(-1)]);
  });

  test('a booking without that day was added on the day of its company on which it came [LIST-87]', async () => {
    const isbn = '9780061120084';
    await saveAsHouse(server.database, [titleRecord({ isbn, bar: { title: 'Evening' } })]);
    // 10 p.m. on February 14 in New York.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-15T03:00:00Z') });
    try {
      await importRecords(server.database, [
        publicity('001', isbn, [booking('Late', { airDate: null, dateAdded: null, market: ' ', tourCity: 'Chicago' })]),
      ]);
    } finally {
      vi.useRealTimers();
    }
    const onDay = (date: string) =>
      customized({ bookingType: 'All', dateType: 'New', startDate: `${date}T00:00:00`, endDate: `${date}T00:00:00` });
    // A market of blanks does not hide the town of the tour.
    expect((await onDay('2026-02-14')).json().data).toMatchObject([{ event: 'Late', market: 'Chicago' }]);
    expect((await onDay('2026-02-15')).json().data).toEqual([]);
  });

  test('an air date with a two-digit year is of that day, also if another release stored it without [LIST-90]', async () => {
    const isbn = '9780061120091';
    await saveAsHouse(server.database, [titleRecord({ isbn, bar: { title: 'Century' } })]);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-20T12:00:00Z') });
    try {
      await importRecords(server.database, [
        publicity('001', isbn, [booking('Short', { airDate: '5/1/27 10:30 AM', dateAdded: null })]),
      ]);
    } finally {
      vi.useRealTimers();
    }
    const onDay = (dateType: 'AirDate' | 'New', date: string) =>
      eventsOf(
        customized({ bookingType: 'All', dateType, startDate: `${date}T00:00:00`, endDate: `${date}T00:00:00` }),
      );
    expect(await onDay('AirDate', '2027-05-01')).toEqual(['Short']);
    await sql`update publicity_event set air_day = null where isbn = ${isbn}`.execute(server.database.batch);
    await sql`update title_derivation set version = 'another release'`.execute(server.database.batch);
    await rebuildTitles(server.database, quietLog);
    expect(await onDay('AirDate', '2027-05-01')).toEqual(['Short']);
    // The booking was added when it came, not when it was rebuilt.
    expect(await onDay('New', '2027-01-20')).toEqual(['Short']);
  });

  test('has only the caller’s companies', async () => {
    expect(await eventsOf(customized({ bookingType: 'FrontPage', ...window }, 'children'))).toEqual(['Last day']);
  });

  test.each([
    {},
    { startDate: day(0) },
    { startDate: day(1), endDate: day(0) },
    { startDate: '3/1/2026', endDate: '3/2/2026' },
    { startDate: '2026-02-30T00:00:00', endDate: day(0) },
    { ...window, dateType: 'Old' },
  ])('%j is refused', async (body) => {
    expect((await customized(body)).statusCode).toBe(400);
  });
});
