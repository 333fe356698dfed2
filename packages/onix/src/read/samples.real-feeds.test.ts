import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collect } from '../testing/onix-snippets.ts';
import { realFeedsFolder } from '../testing/real-feeds.ts';
import { type OnixEvent, readOnix } from './read-onix.ts';

const FOLDER = join(realFeedsFolder, 'onix');

type Sample = { file: string; version: string; products: number };

const samples: Sample[] = readFileSync(join(FOLDER, 'MANIFEST.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map((row) => ({ file: row[0] as string, version: row[4] as string, products: Number(row[6]) }));

const NO_ROOT = 'There is no ONIXMessage element.';
const CUT_OFF = 'The file ends before </ONIXMessage>: records may be missing.';

interface Deviation {
  products?: number;
  rejected?: string[];
  notices?: string[];
  unreadable?: string[];
}

/** Files that are refused or have notices or rejected records, by the end of their names. */
const EXPECTED: Record<string, Deviation> = {
  'src_onixcheck_data_invalid_onix_root.xml': {
    unreadable: ['The file is no ONIX message of products: its root element is <ONIXMESAGE>.'],
    products: 0,
  },
  // Cut off between the third record and the end of the message.
  'download_invalid.xml.hist.86dc3a71.xml': { notices: [CUT_OFF] },
  // Cut off inside the third record.
  'parsed_invalid.xml.hist.63ff24dc.xml': {
    products: 2,
    rejected: ['The file ends before the record does.'],
    notices: [CUT_OFF],
  },
};

/** Single records without a message element. */
const BARE = [
  ...['1', '2', '3', '4', '5', '6', '_unpriced', '_with_multiple_periods', '_with_only_from_date'].map(
    (one) => `prices${one}`,
  ),
  ...['_with_only_until_date'].map((one) => `prices${one}`),
  ...['onix2_product', 'shared_promotional', 'YYYY_date_format', 'several_protections', 'onix-parser/product'],
  ...['convert-product_01_input', 'convert-product_02_input', 'convert-product_05_input', 'error-payload_01_input'],
].map((name) => `${name}.xml`);

function expected({ file, products }: Sample) {
  const known = Object.entries(EXPECTED).find(([name]) => file.endsWith(name))?.[1] ?? {};
  const notices = known.notices ?? (BARE.some((name) => file.endsWith(name)) ? [NO_ROOT] : []);
  const { unreadable = [], rejected = [] } = known;
  return {
    headers: unreadable.length > 0 ? 0 : 1,
    products: known.products ?? products,
    rejected,
    notices,
    unreadable,
  };
}

function reasons(events: readonly OnixEvent[], kind: OnixEvent['kind']): string[] {
  return events.flatMap((event) => (event.kind === kind && 'reason' in event ? event.reason : []));
}

test('there are 172 sample files', () => {
  expect(samples.length).toBe(172);
});

test.each(samples)('$file has the expected report', async (sample) => {
  const events = await collect(readOnix(createReadStream(`${FOLDER}/${sample.file}`)));
  expect({
    headers: events.filter((event) => event.kind === 'header').length,
    products: events.filter((event) => event.kind === 'product').length,
    rejected: reasons(events, 'rejected'),
    notices: reasons(events, 'notice'),
    unreadable: reasons(events, 'unreadable'),
  }).toEqual(expected(sample));
  for (const event of events) {
    if (event.kind !== 'product' || sample.version === '2.x?') continue;
    expect(event.title.version).toBe(sample.version);
  }
});
