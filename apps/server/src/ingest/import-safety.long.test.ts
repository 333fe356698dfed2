import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyStore, storeDigest, storeLines } from '../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { findFeedFiles } from './feed-files.ts';
import { oneOfEach, type SentRecord } from './house/house-files.test-data.ts';
import { importFeed } from './import-feed.ts';
import { message, product, type TestProduct } from './onix/onix-messages.test-data.ts';

const IMPORTER = fileURLToPath(new URL('../../test/import-process.ts', import.meta.url));
const TITLES = 40;
const HOUSE_TITLES = 8;
const KILLS = 20;

let database: TestDatabase;
let folder: string;
/** Files of one sender as they were sent: everything, changes, updates in blocks and deletions. */
const files: string[] = [];
/** Those files and, between them, the house's. */
const allFiles: string[] = [];

/** A right ISBN-13 for each number. */
function isbnOf(number: number): string {
  const digits = `97800620${String(number).padStart(4, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const everyTitle: TestProduct[] = Array.from({ length: TITLES }, (_, i) => ({
  reference: `hp-${i}`,
  isbn: isbnOf(i),
  title: `Title ${i}`,
  price: `${10 + i}.00`,
  published: '20260310',
  description: `About ${i}. ${'Words. '.repeat(20)}`,
}));
const every = (step: number) => everyTitle.filter((_, i) => i % step === 0);
const feeds: TestProduct[][] = [
  everyTitle,
  every(2).map((one) => ({ ...one, title: `${one.title}, Revised`, description: 'New.' })),
  every(3).map(({ reference, isbn, price }) => ({ reference, isbn, notification: '04', price: `1${price}` })),
  every(10).map(({ reference, isbn }) => ({ reference, isbn, notification: '05' })),
];

/** Records of one house feed: for some titles a record of each kind, and records that belong to no title. */
function houseNight(sentAt: string, gross: number): SentRecord[] {
  const { person, lookup, list, permission, 'trade-category': category, ...ofTitles } = oneOfEach;
  const titleRecords = everyTitle.slice(0, HOUSE_TITLES).flatMap(({ isbn }, index) => {
    const title = { ...ofTitles.title, productId: index + 1, bar: { title: `Title ${index}`, price: gross } };
    const publicity = { ...ofTitles.publicity, publicity: { publicist: `Publicist ${gross}`, info: [] } };
    const sales = { ...ofTitles['sales-month'], gross };
    const records = Object.values({ ...ofTitles, title, publicity, 'sales-month': sales });
    return [...records.map((record) => ({ ...record, isbn })), { ...person, id: `p${index}`, name: `Reader ${gross}` }];
  });
  const beside = [lookup, list, permission, category];
  return [...beside, ...titleRecords].map((record) => ({ ...record, sentAt }) as SentRecord);
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'titlenet-safety-'));
  for (const [index, products] of feeds.entries()) {
    const path = join(folder, `${index}.xml`);
    await writeFile(path, message(products.map(product), `2026010${index + 1}T1200`));
    files.push(path);
  }
  const houseFiles: string[] = [];
  for (const [sentAt, gross] of [
    ['2026-01-02T00:00:00Z', 40],
    ['2026-01-04T00:00:00Z', 90],
  ] as const) {
    const path = join(folder, `house-${gross}.ndjson`);
    await writeFile(
      path,
      houseNight(sentAt, gross)
        .map((record) => JSON.stringify(record))
        .join('\n'),
    );
    houseFiles.push(path);
  }
  // The first night comes before the titles that it speaks of.
  allFiles.push(houseFiles[0]!, ...files, houseFiles[1]!);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
const empty = () => emptyStore(database.batch);
beforeEach(empty);

async function importHere(paths: readonly string[]) {
  const options = { database, company: '001' as const, imprintCompanies: new Map(), startedBy: 'test' };
  const list = { owner: 'house', isShared: true };
  const reports = [];
  for (const file of await findFeedFiles(paths))
    reports.push(await importFeed(file, { ...options, list, onProgress: () => undefined }));
  return reports;
}

async function digestOf(paths: readonly string[]): Promise<string> {
  await empty();
  await importHere(paths);
  return storeDigest(database.batch);
}

/** What the store holds apart from what changed on the way there. */
async function outcome(): Promise<string[]> {
  return (await storeLines(database.batch)).filter((line) => !/^title_((newest|kind)_)?change /.test(line));
}

test('the digest differs for different contents', async () => {
  const [first, second] = [await digestOf(files.slice(0, 1)), await digestOf(files.slice(0, 2))];
  expect(first).not.toBe(second);
  expect(await digestOf(files.slice(0, 2))).toBe(second);
});

test('the same files change nothing when imported again, also under another name', async () => {
  await importHere(files);
  const before = await storeDigest(database.batch);
  expect((await importHere(files)).every((report) => report.isKnownFile)).toBe(true);
  await database.batch.updateTable('feed_run').set({ file_digest: null }).execute();
  const [again] = await importHere(files.slice(3));
  expect(again).toMatchObject({ isKnownFile: false, unchanged: TITLES / 10, updated: 0 });
  expect(await storeDigest(database.batch)).toBe(before);
});

test('the order of files does not change the result', async () => {
  await importHere(files);
  const inOrder = await outcome();
  for (const order of [
    [3, 2, 1, 0, 3],
    [1, 3, 0, 2, 3],
    [2, 0, 3, 1, 2],
  ]) {
    await empty();
    await importHere(order.map((index) => files[index]!));
    const lines = await outcome();
    expect(lines.filter((line) => !inOrder.includes(line))).toEqual([]);
    expect(lines).toHaveLength(inOrder.length);
  }
});

test('concurrent imports of the same files have the same result', async () => {
  await importHere(files);
  const alone = await outcome();
  await empty();
  await importHere(files.slice(0, 1));
  await Promise.all([importHere(files), importHere(files.slice(1)), importHere(files.slice(0, 3))]);
  const lines = await outcome();
  expect(lines.filter((line) => !alone.includes(line))).toEqual([]);
  expect(lines).toHaveLength(alone.length);
});

test('concurrent records that swap their ISBNs have the same result as sequential ones', async () => {
  const [one, other] = [everyTitle[0]!, everyTitle[1]!];
  const swapped = [
    { ...one, isbn: other.isbn },
    { ...other, isbn: one.isbn },
  ];
  const base = join(folder, 'base.xml');
  await writeFile(base, message([one, other].map(product), '20260101T1200'));
  const paths: string[] = [];
  for (const [index, moved] of swapped.entries()) {
    paths.push(join(folder, `swap-${index}.xml`));
    await writeFile(paths[index]!, message([product(moved)], '20260102T1200'));
  }
  await importHere([base, ...paths]);
  const inTurn = await outcome();
  await empty();
  await importHere([base]);
  const reports = await Promise.all(paths.map((path) => importHere([path])));
  expect(reports.flat().every((report) => report.rejectedCount === 0)).toBe(true);
  expect(await outcome()).toEqual(inTurn);
});

/**
 * Imports all files in another process, killed after so many signs of progress in such files; whether it got through.
 */
async function importUntil(signs: number, isMeant: (file: string) => boolean): Promise<boolean> {
  const where = JSON.stringify({ url: database.url });
  const child = spawn(process.execPath, [IMPORTER, where, ...allFiles], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let seen = 0;
  child.on('message', ({ file }: { file: string }) => {
    if (isMeant(file)) seen++;
    // Not at the sign itself: anywhere in the work that follows it.
    if (seen >= signs) setTimeout(() => child.kill('SIGKILL'), Math.random() * 12);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

test(`an import that is killed at ${KILLS} random points, half of them in the house feed, and restarted has the same result as an uninterrupted one`, {
  timeout: 400_000,
}, async () => {
  await importHere(allFiles);
  const undisturbed = await storeLines(database.batch);
  const isInHouse = (file: string) => file.endsWith('.ndjson');
  const isInOnix = (file: string) => !isInHouse(file);
  for (let kills = 0; kills < KILLS; ) {
    await empty();
    // Each is killed on the way that the one before has left it.
    for (const [isMeant, most] of [
      [isInHouse, 8],
      [isInOnix, 20],
      [isInOnix, 20],
      [isInHouse, 8],
    ] as const) {
      if (await importUntil(1 + Math.floor(Math.random() * most), isMeant)) break;
      kills++;
    }
    await importHere(allFiles);
    const lines = await storeLines(database.batch);
    expect(lines.filter((line) => !undisturbed.includes(line))).toEqual([]);
    expect(lines).toHaveLength(undisturbed.length);
  }
});
