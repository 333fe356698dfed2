import { createHash } from 'node:crypto';
import { leastProcessorMs } from '@titlenet/catalogue/testing/processor-time';
import { expect, test } from 'vitest';
import { collect, inChunks } from '../testing/onix-snippets.ts';
import { type Cut, cutRecords } from './cut.ts';
import { defaultLimits } from './limits.ts';

const cut = (text: string, chunkSize?: number, limits = defaultLimits): Promise<Cut[]> =>
  collect(cutRecords(inChunks(text, chunkSize), { limits }));

const texts = (cuts: readonly Cut[], kind: Cut['kind']) =>
  cuts.flatMap((one) => (one.kind === kind && 'bytes' in one ? one.bytes.toString('utf8') : []));

test.each<[string, string, string[]]>([
  ['two records', '<M><Product>1</Product> <Product>2</Product></M>', ['<Product>1</Product>', '<Product>2</Product>']],
  ['short tags', '<M><product>1</product></M>', ['<product>1</product>']],
  ['a prefix', '<o:M><o:Product a="1">1</o:Product></o:M>', ['<o:Product a="1">1</o:Product>']],
  [
    'longer names',
    '<M><Product><ProductForm>BB</ProductForm><Products/></Product></M>',
    ['<Product><ProductForm>BB</ProductForm><Products/></Product>'],
  ],
  ['an empty record', '<M><Product/><Product>2</Product></M>', ['<Product/>', '<Product>2</Product>']],
  [
    'tags in CDATA',
    '<M><Product><![CDATA[</Product><Product>]]></Product></M>',
    ['<Product><![CDATA[</Product><Product>]]></Product>'],
  ],
  [
    'tags in comments',
    '<M><!-- <Product> --><Product>1<!-- </Product> --></Product></M>',
    ['<Product>1<!-- </Product> --></Product>'],
  ],
  ['a stray end tag', '<M></Product><Product>1</Product></M>', ['<Product>1</Product>']],
  ['blanks in the end tag', '<M><Product>1</Product\n></M>', ['<Product>1</Product\n>']],
])('cuts %s', async (_, text, expected) => {
  for (const size of [1, 2, 3, 7, 1000]) expect(texts(await cut(text, size), 'record')).toEqual(expected);
});

test('each record has its offset in bytes, its line and the digest of its bytes', async () => {
  const text = '<M>é\n\n  <Product>1</Product>\n<Product>\n2</Product>\n</M>';
  const bytes = Buffer.from(text);
  for (const size of [1, 5, 1000]) {
    const records = (await cut(text, size)).filter((one) => one.kind === 'record');
    expect(records.map((one) => one.line)).toEqual([3, 4]);
    for (const record of records) {
      expect(bytes.subarray(record.offset, record.offset + record.bytes.length).equals(record.bytes)).toBe(true);
      expect(record.digest).toBe(createHash('sha256').update(record.bytes).digest('hex'));
    }
  }
});

test('the end of a line far behind many records is not looked for from each of them', async () => {
  const text = `<M>${'<Product/>'.repeat(20_000)}${' '.repeat(8_000_000)}</M>`;
  const work = async () => expect(await cut(text, text.length)).toHaveLength(20_002);
  expect(await leastProcessorMs(1_000, work)).toBeLessThan(1_000);
});

test('a record without its end tag is reported and the next one is whole', async () => {
  const cuts = await cut('<M><Product>1<Product>2</Product></M>');
  expect(cuts).toContainEqual(expect.objectContaining({ kind: 'broken', reason: 'The record has no end tag.' }));
  expect(texts(cuts, 'record')).toEqual(['<Product>2</Product>']);
});

test('a record cut off by the end of the file is reported', async () => {
  const cuts = await cut('<M>\n<Product>1</Product>\n<Product>2', 4);
  expect(cuts).toContainEqual(
    expect.objectContaining({ kind: 'broken', reason: 'The file ends before the record does.', line: 3 }),
  );
});

test('an oversized record is reported and let go, the next one is whole', async () => {
  const limits = { ...defaultLimits, record: 5_000 };
  for (const size of [100, 4_000, 100_000]) {
    const cuts = await cut(`<M><Product>${'x'.repeat(20_000)}</Product><Product>2</Product></M>`, size, limits);
    expect(cuts).toContainEqual(
      expect.objectContaining({ kind: 'broken', reason: 'The record is larger than 5,000 bytes.' }),
    );
    expect(texts(cuts, 'record')).toEqual(['<Product>2</Product>']);
  }
});

test('a CDATA section without its end is treated as text after the maximum size of a record', async () => {
  const limits = { ...defaultLimits, record: 1_000 };
  const text = `<M><Product><![CDATA[1</Product>${'<Product>2</Product>'.repeat(100)}</M>`;
  expect(texts(await cut(text, 50, limits), 'record').at(-1)).toBe('<Product>2</Product>');
});

test('a file without a record in its first megabyte is refused without being read on', async () => {
  let given = 0;
  async function* endless() {
    for (;;) {
      given += 65_536;
      yield Buffer.alloc(65_536, 'x');
    }
  }
  const cuts = await collect(cutRecords(endless()));
  expect(cuts.at(-1)).toEqual({ kind: 'refused', reason: 'There is no product in the first 1,048,576 bytes.' });
  expect(given).toBeLessThan(1_300_000);
});
