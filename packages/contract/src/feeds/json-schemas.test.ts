import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sections } from '@titlenet/catalogue/sheet/sections';
import { titleBarFields } from '@titlenet/catalogue/title-bar';
import { describe, expect, test } from 'vitest';
import { houseKindNames, houseRecord } from './house-record.ts';
import { jsonSchemaOf } from './json-schemas.ts';

const DOCS = fileURLToPath(new URL('../../../../docs/feeds/', import.meta.url));

describe('the published JSON Schemas', () => {
  // After a change of the definitions: npx vitest run --project unit packages/contract/src/feeds -u
  test.each(houseKindNames)('of %s are up to date in docs/feeds', async (kind) => {
    await expect(`${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`).toMatchFileSnapshot(`${DOCS}${kind}.schema.json`);
  });

  test('are those of the kinds, and no other', async () => {
    const files = (await readdir(DOCS)).filter((file) => file.endsWith('.schema.json'));
    expect(files.sort()).toEqual(houseKindNames.map((kind) => `${kind}.schema.json`).sort());
  });

  test('name every field of the title bar and of the sheet that a feed can fill', () => {
    const { properties } = jsonSchemaOf('title') as { properties: Record<string, { properties: object }> };
    const bar = titleBarFields.map(({ name }) => name).filter((name) => !/^(isbn|productId|companyCode)$/.test(name));
    expect(Object.keys(properties.bar!.properties)).toEqual(bar);
    const sheet = properties.sheet!.properties as Record<string, { properties: object }>;
    const filled = sections.filter(({ name }) => name !== 'relatedEditions');
    expect(Object.keys(sheet)).toEqual(filled.map(({ name }) => name));
    for (const { name, entries } of filled.filter((section) => section.name !== 'sales'))
      expect(Object.keys(sheet[name]!.properties)).toEqual(entries.map((entry) => entry.name));
  });
});

describe('a record', () => {
  const title = { kind: 'title', companyCode: '001', isbn: '978-0-06-204080-0', bar: { title: 'Tides' } };
  const problem = (record: object) => houseRecord.safeParse(record).error?.issues[0];

  test('normalises ISBNs, dates and times', () => {
    const record = { ...title, sentAt: '2026-03-01T10:00:00+02:00', bar: { title: 'Tides', pubDate: '2026-03-01' } };
    expect(houseRecord.parse(record)).toMatchObject({
      isbn: '9780062040800',
      sentAt: '2026-03-01T08:00:00.000Z',
      bar: { pubDate: '2026-03-01T00:00:00' },
    });
    expect(houseRecord.parse({ ...title, isbn: '0-06-204080-4' })).toMatchObject({ isbn: '9780062040800' });
  });

  test.each([
    ['a field nobody knows', { ...title, bar: { titel: 'x' } }, ['bar']],
    ['a date that is not in the calendar', { ...title, bar: { pubDate: '2026-02-30' } }, ['bar', 'pubDate']],
    ['a number as text', { ...title, bar: { price: '12.50' } }, ['bar', 'price']],
    ['a picture that is no web address', { ...title, bar: { imageURL: 'javascript:alert(1)' } }, ['bar', 'imageURL']],
    ['a picture in a file', { ...title, bar: { imageThumbnailURL: 'file:///x' } }, ['bar', 'imageThumbnailURL']],
    [
      'a picture of a person that is data',
      { ...title, stored: { authorPicture: 'data:,x' } },
      ['stored', 'authorPicture'],
    ],
    ['a title of 20,001 letters', { ...title, bar: { title: 'a'.repeat(20_001) } }, ['bar', 'title']],
    [
      'a text of the sheet of a million and one letters',
      { ...title, sheet: { editorial: { bookDescription: 'a'.repeat(1_000_001) } } },
      ['sheet', 'editorial', 'bookDescription'],
    ],
    [
      '1,001 codes',
      { ...title, codes: { bisac: Array(1_001).fill({ code: 'A', description: 'B' }) } },
      ['codes', 'bisac'],
    ],
    ['an unknown kind', { ...title, kind: 'book' }, ['kind']],
    ['an unknown company', { ...title, companyCode: '1' }, ['companyCode']],
    ['neither ISBN nor reference', { kind: 'title', companyCode: '001' }, ['recordReference']],
    ['an ISBN-10 with a wrong check digit', { ...title, isbn: '0062040805' }, ['isbn']],
    ['a title that is taken away', { ...title, bar: { title: null } }, ['bar', 'title']],
  ])('with %s is refused at its place', (_, record, path) => {
    expect(problem(record)?.path).toEqual(path);
  });
});
