import { sql } from 'kysely';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { CatalogueSearch } from '../../search/catalogue-search.ts';
import { checkAllHits } from './search-hits.ts';

const [lantern, owl] = ['9780062040800', '9780007525492'] as const;
const priced = (isbn: string, title: string, price: number, companyCode: '001' | '003' = '001') =>
  titleRecord({ companyCode, isbn, productId: 77, bar: { title, price } });

let server: TestApp;

/** Moves the changes of the last hour to so many hours before the beginning of today, UTC; 36 is noon. */
async function moveNewChanges(hours: number): Promise<void> {
  for (const table of ['title_change', 'title_kind_change'])
    await sql`
      update ${sql.table(table)} set changed_at = date_trunc('day', now()) - make_interval(hours => ${hours}::integer)
      where changed_at > now() - interval '1 hour'`.execute(server.database.batch);
}

beforeAll(async () => {
  server = await createTestApp({ environment: { PUBLIC_URL: 'http://titles.test' } });
  await saveAsHouse(server.database, [priced(lantern, 'Tom & <Jerry>', 24.99), priced(owl, 'Owl', 5, '003')]);
  await sql`delete from title_kind_change`.execute(server.database.batch);
  const titles = [
    { companyCode: '001', isbn: lantern },
    { companyCode: '003', isbn: owl },
  ];
  const headers = server.as('employee');
  await server.app.inject({ method: 'POST', url: '/api/Following/Titles', headers, payload: { titles } });
  await sql`update followed set followed_at = now() - interval '20 days'`.execute(server.database.batch);
  await saveAsHouse(server.database, [priced(lantern, 'Tom & <Jerry>', 26.99), priced(owl, 'Owl', 6, '003')]);
  await moveNewChanges(36);
});
afterAll(() => server.close());

async function createToken(companies: string[], scopes: string[]): Promise<string> {
  const payload = { name: 'Reader', companies, scopes, days: 1 };
  const created = await server.app.inject({
    method: 'POST',
    url: '/api/ReadTokens',
    headers: server.as('employee'),
    payload,
  });
  return created.json().token;
}
const read = (headers: Record<string, string>) => server.app.inject({ url: '/api/Following/Atom', headers });
const password = (token: string) => ({ authorization: `Basic ${Buffer.from(`me:${token}`).toString('base64')}` });

/** The texts of the elements with a path, such as 'feed/entry/title'. Throws if the text is not well-formed XML. */
function parse(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const path: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    path.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    found.set(path.join('/'), [...(found.get(path.join('/')) ?? []), text]);
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  return found;
}

test('a read token of some companies reads the news of followed searches in them [FOLLOW-22]', async () => {
  const { app, database } = server;
  const headers = server.as('employee');
  const address = '/Searching/PowerSearch/HarperCollins/result?title=moby';
  const saved = await app.inject({
    method: 'POST',
    url: '/api/SavedSearches',
    headers,
    payload: { name: 'Whales', address },
  });
  const searchUrl = `/api/Following/Searches/${saved.json().id}`;
  expect((await app.inject({ method: 'POST', url: searchUrl, headers })).statusCode).toBe(204);
  const whale = (companyCode: '001' | '003', isbn: string, title: string) =>
    titleRecord({ companyCode, isbn, bar: { title } });
  await saveAsHouse(database, [
    whale('001', '9780061122415', 'Moby Trade'),
    whale('003', '9780061120084', 'Moby Small'),
  ]);
  await sql`update search_hits set checked_at = '-infinity'`.execute(database.batch);
  const search = new CatalogueSearch({ database, log: quietLog, dataFolder: server.dataFolder });
  search.start();
  await search.whenReady();
  await checkAllHits({ db: database.batch, search });
  await search.close();
  const hitsFor = async (sent: Record<string, string>) =>
    parse((await read(sent)).body)
      .get('feed/entry/title')
      ?.filter((text) => text.startsWith('Whales'))
      .toSorted();
  expect(await hitsFor(headers)).toEqual(['Whales: Moby Small is new', 'Whales: Moby Trade is new']);
  expect(await hitsFor(password(await createToken(['003'], ['following'])))).toEqual(['Whales: Moby Small is new']);
  await app.inject({ method: 'DELETE', url: `/api/SavedSearches/${saved.json().id}`, headers });
  await database.db.deleteFrom('title').where('title_folded', 'like', 'moby%').execute();
});

test('the feed is Atom with an entry for each title and day, and is sent again only when it has changed [FOLLOW-16]', async () => {
  const headers = server.as('employee');
  const answer = await read(headers);
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = parse(answer.body);
  for (const name of ['id', 'title', 'updated']) expect(feed.get(`feed/${name}`), name).toHaveLength(1);
  for (const name of ['id', 'title', 'updated', 'link']) expect(feed.get(`feed/entry/${name}`), name).toHaveLength(2);
  expect(new Set(feed.get('feed/entry/id')).size).toBe(2);
  for (const time of [...(feed.get('feed/updated') ?? []), ...(feed.get('feed/entry/updated') ?? [])])
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(feed.get('feed/entry/title')?.toSorted()).toEqual(['Owl: Price', 'Tom & <Jerry>: Price']);
  expect(feed.get('feed/entry/content')).toContain('Price: $24.99 → $26.99');
  expect(answer.body).toContain('href="http://titles.test/#/titleSheet/77?companyCode=001"');

  const again = await read({ ...headers, 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a further change of the same day is a new entry, which programs show although they know the one before [FOLLOW-16]', async () => {
  const headers = server.as('employee');
  const before = parse((await read(headers)).body);
  await saveAsHouse(server.database, [priced(lantern, 'Tom & <Jerry>', 27.99)]);
  await moveNewChanges(35);
  const after = parse((await read(headers)).body);
  expect(after.get('feed/entry/content')).toContain('Price: $26.99 → $27.99\nPrice: $24.99 → $26.99');
  const ids = after.get('feed/entry/id') ?? [];
  expect(ids).toHaveLength(2);
  expect(ids.filter((id) => before.get('feed/entry/id')?.includes(id))).toHaveLength(1);
});

test('the entry of a title that was deleted and sent again on one day leads to its sheet [FOLLOW-24]', async () => {
  const record = priced(lantern, 'Tom & <Jerry>', 27.99);
  const forget = () => sql`delete from title_kind_change where company_code = '001'`.execute(server.database.batch);
  await forget();
  const entry = async () => {
    const { body } = await read(server.as('employee'));
    const titles = parse(body).get('feed/entry/title') ?? [];
    return [...titles.filter((text) => text.startsWith('Tom')), body.includes('/titleSheet/77?companyCode=001"')];
  };
  await saveAsHouse(server.database, [{ ...record, isDeleted: true }]);
  await moveNewChanges(36);
  expect(await entry()).toEqual(['Tom & <Jerry>: Gone', false]);
  await saveAsHouse(server.database, [record]);
  await moveNewChanges(35);
  expect(await entry()).toEqual(['Tom & <Jerry>: Gone, New', true]);
  await forget();
});

test('a read token of its scope reads the feed of its companies, as bearer token or as password [FOLLOW-17]', async () => {
  const token = await createToken(['003'], ['following']);
  for (const headers of [{ authorization: `Bearer ${token}` }, password(token)])
    expect(parse((await read(headers)).body).get('feed/entry/title')).toEqual(['Owl: Price']);
  const other = await createToken(['003'], ['titles']);
  expect((await read(password(other))).statusCode).toBe(403);
  const refused = await read(password(`${token.slice(0, -3)}AAA`));
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Basic realm="TitleNet"']);
  expect((await read({})).statusCode).toBe(401);
});
