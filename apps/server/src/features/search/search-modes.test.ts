import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import type { CommandContext } from '../../cli/command.ts';
import { searchModeCommand } from '../../cli/search-mode-command.ts';
import { findSearchIndexes, searchIndexes } from '../../search/database/search-indexes.queries.ts';
import { titles } from './power-search/criteria.test-data.ts';

/** B-trees for numbers and dates, one for ages, three for quick search, four GIN indexes. */
const DATABASE_INDEX_NAMES = [
  ...['title_price', 'title_ltd_net', 'title_pub_year', 'title_release_date', 'title_on_sale_date', 'title_pub_date'],
  ...['title_canadian_price', 'title_agency_price', 'title_first_print'],
  ...searchIndexes.map(({ name }) => name).filter((name) => name.startsWith('title_range_')),
  'title_ages',
  ...[
    'title_isbn_beginning',
    'title_line',
    'title_search',
    'title_isbn_trigrams',
    'title_other_numbers',
    'title_box_words',
    'title_long',
    'title_many_people',
    'title_long_author',
  ],
];
const DATABASE_INDEXES = DATABASE_INDEX_NAMES.length;

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, titles);
});
afterAll(() => server.close());

const call = (app: FastifyInstance, url: string, body: object) =>
  app.inject({ method: 'POST', url, headers: server.as('employee'), body });
const quickSearch = (app: FastifyInstance) => call(app, '/api/Searching/QuickSearch', { title: 'lantern', company: 1 });
const powerSearch = (app: FastifyInstance) =>
  call(app, '/api/Searching/PowerSearch/HarperCollins', { title: 'the lant', titleSwitch: 1 });
const dynamicLists = (app: FastifyInstance) =>
  app.inject({ url: '/api/Searching/PowerSearch/HCCP/Dynamic?division=TF', headers: server.as('hccp') });
/** Those of the database search that exist, by the hand-written list. */
const databaseIndexes = async () => {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where tablename = 'title'`.execute(server.database.batch);
  const existing = rows.map(({ name }) => name);
  return DATABASE_INDEX_NAMES.filter((name) => existing.includes(name));
};
const countIndexes = async () =>
  (await findSearchIndexes(server.database.batch)).filter(({ isValid }) => isValid).length;

test('searches answer 503 with progress until the index is loaded, and so does readiness', async () => {
  const gate = Promise.withResolvers<void>();
  const delayed: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await gate.promise;
      return result;
    },
  };
  const connection = { ...server.database, batch: server.database.batch.withPlugin(delayed) };
  const node = await server.addNode({ database: connection }, { isSearchAwaited: false });
  for (const search of [quickSearch, powerSearch]) {
    const answer = await search(node);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({
      code: 'search-not-ready',
      message: 'TitleNet is reading its catalogue: 0 %',
      progress: 0,
    });
  }
  expect((await node.inject('/health/ready')).statusCode).toBe(503);
  expect((await node.inject('/health/live')).statusCode).toBe(200);
  const health = (await node.inject('/api/HealthCheck')).json();
  expect(health.checks).toEqual({
    database: 'Healthy',
    disk: { status: 'Healthy' },
    search: { status: 'Unhealthy', progress: 0, message: 'TitleNet is reading its catalogue: 0 %' },
  });

  gate.resolve();
  await expect.poll(async () => (await node.inject('/health/ready')).statusCode).toBe(200);
  expect((await quickSearch(node)).json().total).toBe(1);
  expect((await node.inject('/api/HealthCheck')).json().checks.search).toEqual({ status: 'Healthy', progress: 100 });
});

test('in database mode searches answer 503 with progress until its indexes exist, and titles can be changed', async () => {
  await expect.poll(countIndexes).toBe(0);
  const gate = Promise.withResolvers<void>();
  const { batchPool } = server.database;
  let indexes = 0;
  const connect = async () => {
    indexes += 1;
    if (indexes > 8) await gate.promise;
    return batchPool.connect();
  };
  const connection = { ...server.database, batchPool: Object.assign(Object.create(batchPool), { connect }) };
  const environment = { SEARCH_IN_MEMORY: 'false' };
  const node = await server.addNode({ database: connection }, { environment, isSearchAwaited: false });
  const progress = Math.floor((8 / DATABASE_INDEXES) * 100);
  await expect.poll(async () => (await quickSearch(node)).json().progress, { timeout: 10_000 }).toBe(progress);
  for (const search of [quickSearch, powerSearch]) {
    const answer = await search(node);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({
      code: 'search-not-ready',
      message: `TitleNet is creating its search indexes: ${progress} %`,
      progress,
    });
  }
  expect((await node.inject('/health/ready')).statusCode).toBe(503);
  const added = titleRecord({ isbn: '9780062999993', bar: { title: 'Lantern added meanwhile' } });
  await saveAsHouse(server.database, [added]);

  gate.resolve();
  await expect.poll(async () => (await node.inject('/health/ready')).statusCode, { timeout: 10_000 }).toBe(200);
  expect((await quickSearch(node)).json().data.map(({ isbn }: { isbn: string }) => isbn)).toContain(added.isbn);
  expect(await countIndexes()).toBe(DATABASE_INDEXES);
  await server.database.db.deleteFrom('title').where('isbn', '=', added.isbn).execute();
  // The command reads no settings and logs nothing.
  await searchModeCommand.run(['memory'], {
    database: server.database,
    out: new PassThrough(),
  } as unknown as CommandContext);
});

test('both modes return the same; the indexes of the database search exist only in its mode', async () => {
  await expect.poll(countIndexes).toBe(0);
  expect(await databaseIndexes()).toEqual([]);
  const answers = async (app: FastifyInstance) =>
    Promise.all(
      [quickSearch, powerSearch, dynamicLists].map(async (search) => {
        const answer = await search(app);
        expect(answer.statusCode, answer.body).toBe(200);
        return answer.json();
      }),
    );
  const inMemory = await answers(server.app);
  expect(inMemory[0].total).toBe(1);

  const database = await server.addNode(undefined, { environment: { SEARCH_IN_MEMORY: 'false' } });
  expect(await countIndexes()).toBe(DATABASE_INDEXES);
  expect(await answers(database)).toEqual(inMemory);
  expect((await database.inject('/metrics')).body).toMatch(/^titlenet_titles_in_memory 0$/m);

  expect(await databaseIndexes()).toEqual(DATABASE_INDEX_NAMES);

  const memory = await server.addNode(undefined, { environment: { SEARCH_IN_MEMORY: 'true' } });
  await expect.poll(databaseIndexes).toEqual([]);
  expect(await answers(memory)).toEqual(inMemory);
});

test('`titlenet search-mode` creates and drops the indexes in advance', async () => {
  const run = async (...args: string[]) => {
    const out = new PassThrough();
    // The command reads no settings and logs nothing.
    const code = await searchModeCommand.run(args, { database: server.database, out } as unknown as CommandContext);
    expect(code).toBe(0);
    out.end();
    return text(out);
  };
  expect(await run('database')).toMatch(
    new RegExp(`Created title_search\\.\\n.*Created ${DATABASE_INDEXES} indexes`, 's'),
  );
  expect(await countIndexes()).toBe(DATABASE_INDEXES);
  expect(await run('database')).toMatch(/^Created 0 indexes/);
  expect(await run()).toBe(`${DATABASE_INDEXES} of the ${DATABASE_INDEXES} indexes of the database search exist.\n`);
  expect(await run('memory')).toMatch(new RegExp(`^Dropped ${DATABASE_INDEXES} indexes`));
  expect(await countIndexes()).toBe(0);
  await expect(run('both')).rejects.toThrow('search-mode takes memory or database.');
});
