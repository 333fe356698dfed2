import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { isIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { OnixRelease } from '@titlenet/contract/onix-export';
import { demoTitles } from '@titlenet/demo-catalogue/demo-titles';
import { ownFeeds } from '@titlenet/onix/testing/feeds';
import { realFeedsFolder } from '@titlenet/onix/testing/real-feeds';
import { messageEnd, messageStart } from '@titlenet/onix/write/message';
import { exportedProduct } from '@titlenet/onix/write/product-element';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasXmllint, schemaFaults } from '../../test/onix-schemas.ts';
import { findFeedFiles } from '../ingest/feed-files.ts';
import { parseTitles } from '../ingest/onix/parse-titles.ts';

const SENT_AT = '2026-11-01T12:00:00';
const context = { bisacCodes: () => undefined, editions: new Map(), today: SENT_AT.slice(0, 10) };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-schemas-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function recordsOf(feed: AsyncIterable<Uint8Array>, company: CompanyCode): Promise<TitleRecord[]> {
  const records: TitleRecord[] = [];
  for await (const item of parseTitles(feed, {
    company,
    imprints: new Map(),
    receivedAt: `${SENT_AT}Z`,
    isRetry: true,
  }))
    if (item.kind === 'title' && !item.record.replaces) records.push(item.record);
  return records;
}

/** Nine of ten feeds are samples whose ISBN is not valid. */
const withValidIsbn = (record: TitleRecord): TitleRecord =>
  isIsbn13(record.isbn ?? '') ? record : { ...record, isbn: '9780062802255' };

/** Validates all titles that can be exported, in one message. @returns their number */
async function expectValid(records: readonly TitleRecord[], release: OnixRelease): Promise<number> {
  const exported = records.map((record) => exportedProduct(withValidIsbn(record), { ...context, release }));
  // Feeds contain versions of one title, and references are unique in a message.
  const products = exported.flatMap((product, index) =>
    'xml' in product ? product.xml.replace('<RecordReference>', `$&${index}.`) : [],
  );
  const start = messageStart({ release, senderName: 'TitleNet', sentAt: new Date(`${SENT_AT}Z`) });
  const file = join(folder, `${crypto.randomUUID()}.xml`);
  await writeFile(file, `${start}${products.join('\n')}\n${messageEnd(products.length === 0)}`);
  expect(schemaFaults(file, release)).toEqual([]);
  return products.length;
}

const releases = ['3.0', '3.1'] as const;

// Without xmllint these tests are skipped by name.
test.runIf(hasXmllint())('xmllint validates an invalid message as invalid', async () => {
  const file = join(folder, 'invalid.xml');
  await writeFile(
    file,
    `${messageStart({ release: '3.0', senderName: 'x', sentAt: new Date(0) })}<Product/></ONIXMessage>`,
  );
  expect(schemaFaults(file, '3.0')).not.toEqual([]);
});

test.runIf(hasXmllint()).each(companyCodes)(
  'the titles of all feeds are valid in both releases when company %s exports them',
  async (company) => {
    const files = await findFeedFiles([join(realFeedsFolder, 'onix')]);
    const feeds = [...ownFeeds, ...files].map((feed) => recordsOf(feed.open(), company));
    const records = (await Promise.all(feeds)).flat();
    for (const release of releases) expect(await expectValid(records, release)).toBeGreaterThan(100);
  },
);

test.runIf(hasXmllint()).each(releases)('the titles of the demo are valid in release %s', async (release) => {
  const records = [...demoTitles({ titles: 1_000, seed: 7, referenceDate: '2026-11-01' })];
  expect(await expectValid(records, release)).toBeGreaterThan(900);
});
