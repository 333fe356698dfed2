import { readFileSync } from 'node:fs';
import { toIsbn10 } from '@titlenet/catalogue/isbn/isbn';
import { ownFeed } from '@titlenet/onix/testing/feeds';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { fileOf } from '../feed-file.test-data.ts';
import { importOnix } from './import-onix.ts';
import { keeper, message, product } from './onix-messages.test-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
// Copies of a product are editions of one work: each new one is written into all earlier ones.
beforeEach(() => sql`truncate title, term, feed_run restart identity cascade`.execute(database.batch));

/** Distinct texts, because the database compresses repeated ones before it measures them. */
const distinctTexts = (count: number, separator: string) =>
  Array.from({ length: count }, (_, index) => (index * 104_729).toString(36)).join(separator);

const badValues = [
  ['zeros of a day', '00000000'],
  ['zeros of a year', '0000'],
  ['a number of twenty digits', '99999999999999999999'],
  ['a text of 3,000 words', distinctTexts(3_000, ' ')],
  ['a word of 10,000 characters', distinctTexts(2_000, '')],
  ['characters of two code units', '😀'.repeat(3_000)],
  ['punctuation', '"\\\'%_{}[]()|;,:/?#&amp;&lt;'],
] as const;

/** Records with one of these values are still different, because the value ends with a number. */
const REFERENCES = new Set(['RecordReference', 'a001']);

let serial = 0;

function nextNumber(): number {
  serial += 1;
  return serial;
}

/** Returns an ISBN-13 that no other record has. */
function nextIsbn(): string {
  const first = `978${String(nextNumber()).padStart(9, '0')}`;
  const sum = [...first].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return first + String((10 - (sum % 10)) % 10);
}

/**
 * Returns copies of a product, in each of which all texts of one element are replaced by the value. Each copy has an ISBN
 * of its own: records of one title would all be merged again for each of them.
 */
function copiesOf(product: string, value: string): string[] {
  const names = new Set([...product.matchAll(/<([A-Za-z]\w*)[^<>]*>[^<>]+<\/\1>/g)].map(([, name]) => name!));
  const isbn = /97[89]\d{10}/.exec(product)?.[0] ?? 'none';
  return [...names].map((name) => {
    const element = new RegExp(`(<${name}(?:\\s[^<>]*)?>)[^<>]+(</${name}>)`, 'g');
    const reference = REFERENCES.has(name) ? `${value} ${nextNumber()}` : `${name} ${nextNumber()}`;
    return (
      product
        .replaceAll(isbn, nextIsbn())
        // The ISBNs here begin with 978, so each has an ISBN-10.
        .replace(/(?<=<ISBN>)\d{9}[\dX]/, () => toIsbn10(nextIsbn())!)
        .replaceAll(element, (_, open, close) => `${open}${value}${close}`)
        .replace(/(<(?:RecordReference|a001)>)[^<>]+/, (_, open) => `${open}${reference}`)
    );
  });
}

const feeds = ['reference-2.1.xml', 'reference-3.1.xml', 'short-3.0.xml'];

const cases = feeds.flatMap((feed) => badValues.map(([name, value]) => ({ feed, name, value })));

test.each(cases)('no record of $feed is rejected for $name', async ({ feed, value }) => {
  const xml = readFileSync(ownFeed(feed).path, 'utf8');
  const products = [...xml.matchAll(/<product[\s>].*?<\/product>/gis)].flatMap(([text]) => copiesOf(text, value));
  const start = xml.slice(0, xml.search(/<product[\s>]/i));
  const text = `${start}${products.join('\n')}${xml.slice(xml.search(/<\/ONIXMessage>/i))}`;
  const options = { database, company: '001' as const, imprintCompanies: new Map(), startedBy: 'test' };
  const report = await importOnix(fileOf(text, feed), { ...options, onProgress: () => undefined });
  expect(report.rejected.map(({ recordReference, reason }) => `${recordReference}: ${reason}`)).toEqual([]);
  expect(report.added + report.updated + report.deleted).toBe(products.length);
});

test.each(badValues)('no record is rejected because the name of its sender is %s', async (name, value) => {
  const sender = `<Header><Sender><SenderName>${value}</SenderName></Sender></Header>`;
  const text = message([product({ ...keeper, isbn: nextIsbn() })]).replace(/<Header>.*<\/Header>/, () => sender);
  const options = { database, company: '001' as const, imprintCompanies: new Map(), startedBy: 'test' };
  const report = await importOnix(fileOf(text, `${name}.xml`), { ...options, onProgress: () => undefined });
  expect(report).toMatchObject({ added: 1, rejected: [] });
});
