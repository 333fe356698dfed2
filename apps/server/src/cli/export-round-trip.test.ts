import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import type { OnixRelease } from '@titlenet/contract/onix-export';
import { demoTitles } from '@titlenet/demo-catalogue/demo-titles';
import { ownFeed } from '@titlenet/onix/testing/feeds';
import { hasRealFeeds } from '@titlenet/onix/testing/real-feeds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasXmllint, schemaFaults } from '../../test/onix-schemas.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse } from '../../test/test-titles.ts';
import { ExportReport } from '../export/export-report.ts';
import { findRecords, findTitlesAfter } from '../export/exported-titles.queries.ts';
import { onixMessage } from '../export/onix-message.ts';
import { findTitleSheet } from '../features/titles/titles.queries.ts';
import { findFeedFiles } from '../ingest/feed-files.ts';
import { importOnix } from '../ingest/onix/import-onix.ts';
import { readImprintCompanies } from '../ingest/onix/imprint-companies.ts';
import { mappedDigest, mappedFields, SENT_AT, type ShownTitle } from './mapped-fields.test-data.ts';

const demo = [...demoTitles({ titles: 1_000, seed: 7, referenceDate: '2026-11-01' })];

let folder: string;
let house: TestDatabase;
let imported: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-export-'));
  [house, imported] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await Promise.all([house.drop(), imported.drop()]);
  await rm(folder, { recursive: true, force: true });
});

async function exportCompany(database: TestDatabase, company: CompanyCode, release: OnixRelease = '3.1') {
  const lines: string[] = [];
  const report = new ExportReport((line) => lines.push(line));
  const selection = { companies: [company], criteria: [] };
  const options = { release, senderName: 'TitleNet', sentAt: SENT_AT };
  let text = '';
  for await (const piece of onixMessage(database.batch, selection, options, report)) text += piece;
  return { text, lines };
}

async function writeMessage(text: string): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.xml`);
  await writeFile(file, text);
  return file;
}

async function importMessage(database: TestDatabase, company: CompanyCode, text: string) {
  const [file] = await findFeedFiles([await writeMessage(text)]);
  const options = {
    database,
    company,
    imprintCompanies: await readImprintCompanies(join(folder, 'imprints.json')),
    startedBy: 'test',
  };
  return importOnix(file!, { ...options, onProgress: () => undefined });
}

async function storedTitles(database: TestDatabase, company: CompanyCode): Promise<Map<string, ShownTitle>> {
  const rows = await findTitlesAfter(database.batch, [], [company], 0, 10_000);
  const records = await findRecords(database.batch, rows);
  const titles = new Map<string, ShownTitle>();
  for (const record of records) {
    const { isbn } = record;
    const sheet = isbn === null ? undefined : await findTitleSheet(database.db, company, isbn);
    if (isbn !== null && sheet) titles.set(isbn, { record, related: relatedEditions(sheet.text) });
  }
  return titles;
}

/** The ISBNs of a sheet's related editions. */
function relatedEditions(sheet: string): ShownTitle['related'] {
  const { audioAndLargePrint, ...others } = JSON.parse(sheet).relatedEditions;
  const isbns = (editions: { isbn: string }[]) => editions.map(({ isbn }) => isbn).sort();
  // The relation that an export writes may list an edition elsewhere than the house did.
  const listed = Object.entries(others).flatMap(([name, rows]) => (name === 'hasNoData' ? [] : rows));
  return { audioAndLargePrint: isbns(audioAndLargePrint), otherWorks: isbns(listed as { isbn: string }[]) };
}

/** The products of a message, by record reference. */
function productsOf(text: string): Map<string, string> {
  const products = text.match(/<Product[ >][\s\S]*?<\/Product>/g) ?? [];
  return new Map(products.map((product) => [/<RecordReference>(.*?)</.exec(product)![1]!, product]));
}

function expectAlike(after: ReadonlyMap<string, ShownTitle>, before: ReadonlyMap<string, ShownTitle>): void {
  for (const [isbn, title] of after) {
    const sent = before.get(isbn)!;
    expect({ isbn, ...mappedFields(title, after) }).toEqual({ isbn, ...mappedFields(sent, after) });
    expect(mappedDigest(title, after)).toBe(mappedDigest(sent, after));
  }
}

async function expectRoundTrip(company: CompanyCode) {
  const first = await exportCompany(house, company);
  const report = await importMessage(imported, company, first.text);
  expect(report).toMatchObject({ rejected: [], notices: [] });
  const [before, after] = [await storedTitles(house, company), await storedTitles(imported, company)];
  expect(after.size).toBeGreaterThan(0);
  expectAlike(after, before);
  const second = await exportCompany(imported, company);
  expect(productsOf(second.text).size).toBe(after.size);
  expect(await importMessage(imported, company, second.text)).toMatchObject({ added: 0, updated: 0, rejected: [] });
  expectAlike(await storedTitles(imported, company), before);
  return productsOf(first.text).size;
}

describe('exporting, importing and exporting again', () => {
  beforeAll(async () => {
    const records = companyCodes.flatMap((company) => demo.filter((one) => one.companyCode === company).slice(0, 30));
    for (let start = 0; start < records.length; start += 20) await saveAsHouse(house, records.slice(start, start + 20));
    await importMessage(house, '001', await readFile(ownFeed('reference-3.0.xml').path, 'utf8'));
  });

  test.each(companyCodes)('changes no mapped field of the titles of company %s', async (company) => {
    expect(await expectRoundTrip(company)).toBeGreaterThan(2);
  });

  test('a large print edition is listed with the audio editions because of its own record', async () => {
    const { related } = (await storedTitles(house, '001')).get('9780062040800')!;
    expect(related).toEqual({ audioAndLargePrint: ['9780060935467', '9780061122415'], otherWorks: [] });
  });

  const testSchemas = hasRealFeeds ? test.skipIf(!hasXmllint()) : undefined;
  testSchemas?.('writes messages that the schemas accept', async () => {
    for (const company of companyCodes) {
      for (const release of ['3.1', '3.0'] as const) {
        const { text } = await exportCompany(house, company, release);
        expect({ company, release, faults: schemaFaults(await writeMessage(text), release) }).toEqual({
          company,
          release,
          faults: [],
        });
      }
      const { text } = await exportCompany(imported, company);
      expect(schemaFaults(await writeMessage(text), '3.1')).toEqual([]);
    }
  });
});
