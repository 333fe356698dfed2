import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { importRecords, oneOfEach, type SentRecord } from '../../ingest/house/house-files.test-data.ts';

const [initial, revised, final, ordered] = [100, 210, 330, 400];

/** Accounts by name, without a variance of the feed. */
const accounts = {
  'all three': { initialProjection: initial, revisedProjections: revised, finalProjection: final },
  'no final one': { initialProjection: initial, revisedProjections: revised, finalProjection: null },
  'initial only': { initialProjection: initial, revisedProjections: null, finalProjection: null },
  'final only': { initialProjection: null, revisedProjections: null, finalProjection: final },
  'initial and final': { initialProjection: initial, revisedProjections: null, finalProjection: final },
  'a final one of 0': { initialProjection: initial, revisedProjections: revised, finalProjection: 0 },
  'a revised one of 0': { initialProjection: initial, revisedProjections: 0, finalProjection: null },
  none: { initialProjection: null, revisedProjections: null, finalProjection: null },
} as const;

const rowsWith = (more: object) =>
  Object.entries(accounts).map(([accountName, projections]) => ({
    accountNumber: '1',
    accountName,
    accountTotalOnOrder: ordered,
    ...projections,
    ...more,
  }));

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const projection = (region: 'us' | 'ca', data: object[]) =>
    ({ ...oneOfEach.projection, region, data }) as unknown as SentRecord;
  await importRecords(server.database, [
    oneOfEach.title,
    projection('us', rowsWith({})),
    projection('ca', rowsWith({ variance: -1 })),
  ]);
});
afterAll(() => server.close());

const ask = async (report: string) => {
  const url = `/api/Reports/001/9780062040800/${report}`;
  return (await server.app.inject({ url, headers: server.as('employee') })).json();
};

test('the variance is on order less the final projection, else the revised, else the initial one [G-134]', async () => {
  const { data } = await ask('ProjectionsUS');
  const found = data.map(({ accountName, variance }: Record<string, unknown>) => [accountName, variance]);
  expect(Object.fromEntries(found)).toMatchObject({
    'all three': 70,
    'no final one': 190,
    'initial only': 300,
    'final only': 70,
    'initial and final': 70,
    'a final one of 0': 400,
    'a revised one of 0': 400,
    none: null,
  });
});

test('a variance of the feed that differs is named with the computed one', async () => {
  const { differences } = await ask('ProjectionsCA');
  const found = differences.map(({ row, stated, computed }: Record<string, unknown>) => [row, stated, computed]);
  expect(found).toEqual([
    ['all three', -1, 70],
    ['no final one', -1, 190],
    ['initial only', -1, 300],
    ['final only', -1, 70],
    ['initial and final', -1, 70],
    ['a final one of 0', -1, 400],
    ['a revised one of 0', -1, 400],
  ]);
});
