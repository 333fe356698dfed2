import type { CompanyCode } from '@titlenet/catalogue/companies';
import { leastProcessorMs } from '@titlenet/catalogue/testing/processor-time';
import { expect, test } from 'vitest';
import { fileOf } from '../feed-file.test-data.ts';
import { keeper, message, product, tides } from './onix-messages.test-data.ts';
import { type ParseSettings, parseTitles } from './parse-titles.ts';

const settings: ParseSettings = { company: '001', imprints: new Map(), receivedAt: '2026-02-01T00:00:00.000Z' };
const itemsOf = (records: readonly string[], more: Partial<ParseSettings> = {}) =>
  Array.fromAsync(parseTitles(fileOf(message(records)).open(), { ...settings, ...more }));

const nested = (depth: number) => `${'<b>'.repeat(depth)}Lamps.${'</b>'.repeat(depth)}`;

test.each([
  ['escaped', (depth: number) => nested(depth).replaceAll('<', '&lt;')],
  ['in CDATA', (depth: number) => `<![CDATA[${nested(depth)}]]>`],
])('a description of 200,000 nested tags, %s, is read in time in proportion to its length', async (_, describe) => {
  const read = async (depth: number) => {
    const [, item] = await itemsOf([product({ ...keeper, description: describe(depth) })]);
    expect(item).toMatchObject({
      kind: 'title',
      record: { sheet: { editorial: { onixRetailerDescription: 'Lamps.' } } },
    });
  };
  const leastOf = (depth: number) => leastProcessorMs(0, () => read(depth));
  // Four times the length; in proportion to its square it would take sixteen times as long.
  expect(await leastOf(200_000)).toBeLessThan(10 * (await leastOf(50_000)));
});

test('a record that cannot be mapped is rejected with its location, and the next one is imported', async () => {
  const writableCompanies = ['001'] as CompanyCode[];
  let asked = 0;
  writableCompanies.includes = () => {
    asked += 1;
    if (asked === 1) throw new TypeError('unexpected');
    return true;
  };
  const records = [product(keeper), product(tides)];
  const text = message(records);
  expect((await itemsOf(records, { writableCompanies })).slice(1)).toMatchObject([
    {
      kind: 'rejected',
      rejection: {
        recordReference: 'hp-1',
        reason: 'The record cannot be read: TypeError: unexpected',
        line: 4,
        offset: text.indexOf(records[0]!),
      },
      text: records[0],
    },
    { kind: 'title', record: { isbn: tides.isbn } },
  ]);
});
