import { collateral, descriptive, message, product, publishing, supply } from '@titlenet/onix/testing/onix-snippets';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { findPerson } from '../../pictures/covers.queries.ts';
import { mergeRecords } from '../../records/merge-records.ts';
import { findSourcesOfTitles } from '../../records/title-sources.queries.ts';
import { fileOf } from '../feed-file.test-data.ts';
import { importFeed } from '../import-feed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate title, term, feed_run, person restart identity cascade`.execute(database.batch));

const ISBN = '9780062040800';
const NUMBERS = `<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${ISBN}</IDValue></ProductIdentifier>`;

async function send(text: string, name?: string) {
  const options = { database, company: '001', imprintCompanies: new Map(), startedBy: 'test' } as const;
  const list = { owner: 'house', isShared: true };
  const report = await importFeed(fileOf(text, name), { ...options, list, onProgress: () => undefined });
  expect(report).toMatchObject({ rejected: [], notices: [] });
  return report;
}

const header = (day: number) =>
  `<Header><Sender><SenderName>Harbour</SenderName></Sender><SentDateTime>2026010${day}</SentDateTime></Header>`;
const whole = (day: number, content: string) => send(message(product(NUMBERS + content), '3.0', header(day)));
const update = (day: number, content: string) =>
  send(message(product(NUMBERS + content, 'ref-1', '04'), '3.0', header(day)));
const house = (...records: object[]) => send(records.map((one) => `${JSON.stringify(one)}\n`).join(''), 'house.jsonl');
const houseTitle = (content: object) => house({ kind: 'title', companyCode: '001', isbn: ISBN, ...content });

const book = (content = '') =>
  descriptive(
    `<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Tides</TitleText></TitleElement></TitleDetail>${content}`,
  );
const feature = (code: string) =>
  `<ProductFormFeature><ProductFormFeatureType>09</ProductFormFeatureType><ProductFormFeatureValue>${code}</ProductFormFeatureValue></ProductFormFeature>`;

/** The merged record of all senders. */
async function record() {
  const { id } = await database.batch.selectFrom('title').select('id').executeTakeFirstOrThrow();
  return mergeRecords((await findSourcesOfTitles(database.batch, [id])).get(id)!);
}

test('accessibility is stored, updated with its block, overridden by the house and recorded in the history', async () => {
  const accessibility = async () => (await record()).stored.accessibility;
  await whole(1, book(feature('11')));
  expect(await accessibility()).toBe('Table of contents navigation');
  await update(2, publishing(''));
  expect(await accessibility()).toBe('Table of contents navigation');
  await update(3, book(feature('11') + feature('20')));
  const both = 'Table of contents navigation\nSynchronized audio';
  expect(await accessibility()).toBe(both);
  const changes = database.batch.selectFrom('title_change').select(['old_value', 'new_value']);
  expect(await changes.where('field', '=', 'stored.accessibility').execute()).toEqual([
    { old_value: 'Table of contents navigation', new_value: both },
  ]);
  await houseTitle({ stored: { accessibility: 'MathML' } });
  await whole(4, book(feature('36')));
  expect(await accessibility()).toBe('MathML');
});

test('the precision of a date is replaced with the date', async () => {
  const date = (digits: string) =>
    publishing(`<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>${digits}</Date></PublishingDate>`);
  const release = supply('<SupplyDate><SupplyDateRole>08</SupplyDateRole><Date>2026</Date></SupplyDate>');
  const formats = async () => {
    const { pubDateFormat, onSaleDateFormat, releaseDateFormat } = (await record()).stored;
    return [pubDateFormat, onSaleDateFormat, releaseDateFormat];
  };
  await whole(1, book() + date('202610') + release);
  expect(await formats()).toEqual(['01', undefined, '05']);
  await update(2, date('20261001'));
  expect(await formats()).toEqual([undefined, undefined, '05']);
});

const author = '<Contributor><ContributorRole>A01</ContributorRole><PersonName>Iris Vale</PersonName></Contributor>';
const portrait = (url: string) =>
  collateral(
    `<SupportingResource><ResourceContentType>04</ResourceContentType><ResourceMode>03</ResourceMode><ResourceVersion><ResourceLink>${url}</ResourceLink></ResourceVersion></SupportingResource>`,
  );
const person = (id: string) => findPerson(database.batch, id, ['001']);

test('an author’s picture has its own id, which later pictures of the same person keep', async () => {
  await whole(1, book(author) + portrait('https://img.example/vale.jpg'));
  const { authorId } = (await record()).sheet.editorial!;
  expect(authorId).toMatch(/^onix-[\w-]{22}$/);
  expect(await person(authorId!)).toEqual({ name: 'Vale, Iris', photo: 'https://img.example/vale.jpg' });
  await whole(2, book(author) + portrait('https://img.example/new.jpg'));
  expect((await record()).sheet.editorial!.authorId).not.toBe(authorId);
  await whole(3, book(author) + portrait('https://img.example/vale.jpg'));
  expect((await record()).sheet.editorial!.authorId).toBe(authorId);
  await whole(4, book(author));
  expect((await record()).sheet.editorial!.authorId).toBeUndefined();
});

test('an author of the house feed does not have the picture of the ONIX author, and a full date does not keep the precision of a month', async () => {
  const date = publishing(
    '<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>202610</Date></PublishingDate>',
  );
  await whole(1, book(author) + portrait('https://img.example/vale.jpg') + date);
  await houseTitle({ bar: { author1: 'Smith, Jane', pubDate: '2026-10-01T00:00:00' } });
  const { bar, sheet, stored } = await record();
  expect(bar.author1).toBe('Smith, Jane');
  expect([sheet.editorial?.authorId, stored.authorPicture, stored.pubDateFormat]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await houseTitle({ bar: { author1: 'VALE, IRIS' } });
  expect((await record()).stored.authorPicture).toBe('https://img.example/vale.jpg');
});

test('a person of the house feed keeps name, photo and id; the picture of an ONIX feed is stored separately', async () => {
  const photoUrl = 'https://photos.test/17.jpg';
  await house({ kind: 'person', id: '17', name: 'Vale, I. M.', photoUrl });
  await houseTitle({ sheet: { editorial: { authorId: '17' } } });
  await whole(1, book(author) + portrait('https://img.example/vale.jpg'));
  expect((await record()).sheet.editorial!.authorId).toBe('17');
  expect(await person('17')).toEqual({ name: 'Vale, I. M.', photo: photoUrl });
  await house({ kind: 'person', id: '17', name: 'Vale, I. M.' });
  expect(await person('17')).toEqual({ name: 'Vale, I. M.', photo: 'https://img.example/vale.jpg' });
  // Ids that mean that there is no photo get none.
  await houseTitle({ sheet: { editorial: { authorId: '0' } } });
  expect(await person('0')).toBeUndefined();
  expect(await person('17')).toEqual({ name: 'Vale, I. M.', photo: null });
});

test('a price for unknown countries alone is listed and is not the price of the title [G-210]', async () => {
  const price = (amount: string, countries: string) =>
    `<Price><PriceAmount>${amount}</PriceAmount><CurrencyCode>USD</CurrencyCode><Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory></Price>`;
  const { warned } = await whole(1, book() + supply(price('5', 'GRIE XX USA')));
  const { bar, sheet } = await record();
  expect(bar.price).toBeUndefined();
  expect(sheet.subrights?.prices).toMatchObject([{ amount: 5, market: 'GRIE XX USA' }]);
  expect(warned.warnings.map(({ path, value }) => [path, value])).toEqual([
    ['Price/Territory', 'GRIE'],
    ['Price/Territory', 'XX'],
    ['Price/Territory', 'USA'],
  ]);
  await whole(2, book() + supply(price('5', 'GRIE') + price('9', 'US CA')));
  expect((await record()).bar.price).toBe(9);
});
